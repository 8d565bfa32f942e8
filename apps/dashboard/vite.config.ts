import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { writeLocaleTypes } from './scripts/locale-types.ts';

export default defineConfig({
  base: './',
  plugins: [react(), { name: 'locale-types', buildStart: writeLocaleTypes }],
  resolve: { conditions: ['@dasbor/source', 'module', 'browser', 'development|production'] },
  build: { target: 'es2022', assetsInlineLimit: 0, manifest: true },
});
