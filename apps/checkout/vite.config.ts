import { defineConfig } from 'vite';

const API = `http://localhost:${process.env['PORT'] ?? '4000'}`;

export default defineConfig({
  // Relative, because the API serves it under /pay.
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  // Words are read by their key: a named export for each of them is a tenth of the file.
  json: { namedExports: false },
  resolve: { conditions: ['@dasbor/source', 'module', 'browser', 'development|production'] },
  server: { proxy: { '/refund-claims': API } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
  },
});
