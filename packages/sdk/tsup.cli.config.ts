import { defineConfig } from 'tsup';
import manifest from './package.json' with { type: 'json' };

/** The command `dasbor`, beside the entries: an ES module that is run, so it has neither types nor a CommonJS twin. */
export default defineConfig({
  entry: { cli: 'src/cli/main.ts' },
  format: ['esm'],
  clean: false,
  splitting: false,
  target: 'node20',
  define: { SDK_VERSION: JSON.stringify(manifest.version) },
  treeshake: true,
  // Nobody reads it, and everybody who installs the package fetches it. Names stay, for whoever sends us a stack.
  esbuildOptions: (options) => {
    options.minifyWhitespace = true;
  },
});
