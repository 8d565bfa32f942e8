import { defineConfig } from 'vitest/config';

/** The suites that need no browser. To start Storybook's costs each run seconds, also when it is not asked for. */
export const NODE_PROJECTS = [
  'packages/domain',
  'packages/sdk',
  'packages/contract',
  'packages/mcp',
  'packages/cli',
  'packages/cli/vitest.server.config.ts',
  'packages/spreadsheet',
  'apps/dashboard',
  'apps/checkout',
  'apps/docs',
  'examples',
  'examples/generated-clients',
  'apps/api/vitest.config.ts',
  'apps/api/vitest.embedded.config.ts',
];

export default defineConfig({ test: { projects: NODE_PROJECTS } });
