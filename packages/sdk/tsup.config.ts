import { defineConfig } from 'tsup';
import manifest from './package.json' with { type: 'json' };

const adapters = ['express', 'fastify', 'hono', 'nest', 'next'].map((name) => [
  `webhooks/${name}`,
  `src/webhooks/adapters/${name}.ts`,
]);

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    resources: 'src/resources.ts',
    webhooks: 'src/webhooks/index.ts',
    ...Object.fromEntries(adapters),
    snap: 'src/snap/index.ts',
    errors: 'src/errors/explain.ts',
    'openapi-fetch': 'src/openapi-fetch/index.ts',
    testing: 'src/testing/index.ts',
  },
  format: ['esm', 'cjs'],
  // These entries are small and import the package by its own name, so that a program has each class once.
  external: [/^@dasbor\/sdk/],
  dts: true,
  clean: true,
  // One file to read per entry: with chunks shared between them an import takes twice as long. Errors are known across copies.
  splitting: false,
  target: 'es2022',
  define: { SDK_VERSION: JSON.stringify(manifest.version) },
  treeshake: true,
});
