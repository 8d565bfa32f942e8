import { defineConfig } from 'vitest/config';
import { NODE_PROJECTS } from './vitest.node.config.ts';

/** Every suite of the workspace by name: `vitest run --project <name>`. */
export default defineConfig({ test: { projects: [...NODE_PROJECTS, '.storybook/vitest.config.ts'] } });
