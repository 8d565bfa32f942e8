import { defineConfig } from 'tsup';
import manifest from '../sdk/package.json' with { type: 'json' };

/** One file that contains the SDK, so that an installation has no dependencies. */
export default defineConfig({
  entry: { dasbor: 'src/main.ts' },
  format: ['esm'],
  clean: true,
  splitting: false,
  target: 'node20',
  noExternal: [/.*/],
  define: { SDK_VERSION: JSON.stringify(manifest.version) },
  treeshake: true,
  // Names stay, for whoever sends us a stack.
  esbuildOptions: (options) => {
    options.minifyWhitespace = true;
    options.conditions = ['@dasbor/source'];
  },
});
