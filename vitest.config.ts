import { defineConfig } from 'vitest/config';

/** Every suite of the workspace by name: `vitest run --project <name>`. */
export default defineConfig({
  test: {
    projects: [
      'packages/domain',
      'packages/sdk',
      'packages/contract',
      'apps/dashboard',
      'apps/docs',
      'examples/back-office',
      'apps/api/vitest.config.ts',
      'apps/api/vitest.postgres.config.ts',
      '.storybook/vitest.config.ts',
    ],
  },
});
