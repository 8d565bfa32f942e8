import { defineConfig } from 'tsup';
import manifest from './package.json' with { type: 'json' };

export default defineConfig({
  entry: ['src/main.ts'],
  format: ['esm'],
  clean: true,
  target: 'node20',
  treeshake: true,
  define: { MCP_VERSION: JSON.stringify(manifest.version) },
  // The SDK is inside: both are released together, and a client starts one package.
  noExternal: ['@dasbor/sdk'],
  esbuildOptions: (options) => {
    options.conditions = ['@dasbor/source'];
  },
});
