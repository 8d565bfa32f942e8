import { defineConfig } from 'vite';

const API = `http://localhost:${process.env['PORT'] ?? '4000'}`;

export default defineConfig(({ isSsrBuild = false }) => ({
  // Relative, because the API serves it under /pay.
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  // Words are read by their key: a named export for each of them is a tenth of the file.
  json: { namedExports: false },
  resolve: { conditions: ['@dasbor/source', 'module', 'browser', 'development|production'] },
  server: { proxy: { '/refund-claims': API, '/checkout': API, '/pay': API } },
  ssr: { noExternal: true, resolve: { conditions: ['@dasbor/source', 'module', 'node', 'production'] } },
  build: isSsrBuild
    ? // No browser can fetch it: the API serves no file whose name begins with a dot.
      {
        target: 'node24',
        outDir: 'dist/.server',
        copyPublicDir: false,
        rollupOptions: { input: 'src/app/render.tsx' },
      }
    : {
        target: 'es2022',
        assetsInlineLimit: 0,
        manifest: true,
        modulePreload: { polyfill: false },
        rollupOptions: { input: ['index.html', 'src/app/pay.tsx'] },
      },
}));
