"""[attrition.by-marker] Markers about attrition: depots, Cossacks, winter, scorched earth."""
