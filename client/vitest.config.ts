import { defineConfig, mergeConfig } from "vitest/config";

import { PATIENCE } from "./tests/waiting";
import house from "./vite.config";

export default mergeConfig(house, defineConfig({ test: { testTimeout: 2 * PATIENCE, hookTimeout: 2 * PATIENCE } }));
