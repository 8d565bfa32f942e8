// Builds a bare reference application into a temporary folder.
import react from '@vitejs/plugin-react';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { inRoot } from '../../scripts/lib/paths.mjs';

/**
 * @param {string} [root] the folder of its index.html
 * @returns {Promise<string>} the folder of the build, with .vite/manifest.json
 */
export const buildBare = async (root = 'bench/dashboard/bare') => {
  const outDir = mkdtempSync(join(tmpdir(), 'bare-'));
  await build({
    root: inRoot(root),
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, manifest: true },
  });
  return outDir;
};
