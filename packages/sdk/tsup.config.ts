import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    resources: 'src/resources.ts',
    webhooks: 'src/webhooks/index.ts',
    snap: 'src/snap/index.ts',
    errors: 'src/explain.ts',
    testing: 'src/testing/index.ts',
  },
  format: ['esm', 'cjs'],
  dts: true,
  clean: true,
  // The error classes must be the same in every entry: `instanceof` would otherwise depend on which one was imported.
  splitting: true,
  target: 'es2022',
  treeshake: true,
});
