// Waiting, said in one place for all tests: a limit ends a hang, it never measures.

export const PATIENCE = 60_000;
