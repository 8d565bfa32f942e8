import { defineConfig } from 'tsup';
import manifest from './package.json' with { type: 'json' };

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    resources: 'src/resources.ts',
    webhooks: 'src/webhooks/index.ts',
    snap: 'src/snap/index.ts',
    errors: 'src/errors/explain.ts',
    testing: 'src/testing/index.ts',
  },
  format: ['esm', 'cjs'],
  dts: true,
  clean: true,
  // One file to read per entry: with chunks shared between them an import takes twice as long. Errors are known across copies.
  splitting: false,
  target: 'es2022',
  define: { SDK_VERSION: JSON.stringify(manifest.version) },
  treeshake: true,
});
