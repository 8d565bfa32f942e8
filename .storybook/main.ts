import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { oneFileWorkers } from './one-file-workers.ts';

const dashboard = fileURLToPath(new URL('../apps/dashboard', import.meta.url));

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./docs/*.mdx', '../apps/dashboard/src/**/*.stories.tsx', '../apps/checkout/src/**/*.stories.ts'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // `static` has what the API draws for the pages of customers.
  staticDirs: [{ from: '../apps/dashboard/public', to: '/' }, './static'],
  // Chakra's package.json refers to its own hosted Storybook, which this Storybook would fetch at every start.
  refs: { '@chakra-ui/react': { disable: true } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: async (vite) => {
    const { writeLocaleTypes } = await import(`${dashboard}/scripts/locale-types.ts`);
    writeLocaleTypes();
    return {
      ...vite,
      // Only in tests: in development a worker has to reload on each change.
      plugins: [vite.plugins, process.env['VITEST'] ? oneFileWorkers() : undefined],
      // Find all dependencies at startup: a dependency found later would reload the page during a test.
      optimizeDeps: {
        ...vite.optimizeDeps,
        entries: ['apps/dashboard/src/**/*.tsx', 'apps/checkout/src/**/*.{ts,tsx}', '.storybook/*.tsx'],
      },
      resolve: {
        ...vite.resolve,
        dedupe: ['react', 'react-dom'],
        conditions: ['@dasbor/source', 'module', 'browser', 'development|production'],
      },
    };
  },
};

export default config;
