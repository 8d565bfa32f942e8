// Bundles an entry like a browser app: esbuild, rollup with terser, and webpack, each with its production defaults.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import * as esbuild from 'esbuild';
import { rollup } from 'rollup';
import { minify } from 'terser';
import webpack from 'webpack';

/** One function per bundler: the file `entry` → its minified bundle as text. */
export const bundlers = {
  async esbuild(entry) {
    const { outputFiles } = await esbuild.build({
      entryPoints: [entry],
      bundle: true,
      minify: true,
      format: 'esm',
      target: 'es2022',
      write: false,
    });
    return outputFiles[0].text;
  },

  async rollup(entry) {
    const bundle = await rollup({ input: entry, plugins: [nodeResolve({ browser: true })] });
    const { output } = await bundle.generate({ format: 'es' });
    await bundle.close();
    const { code = '' } = await minify(output[0].code, { module: true, ecma: 2020 });
    return code;
  },

  webpack(entry) {
    const output = { path: dirname(entry), filename: 'webpack.js', library: { type: 'module' } };
    const compiler = webpack({
      mode: 'production',
      target: ['web', 'es2022'],
      entry,
      experiments: { outputModule: true },
      output,
      performance: false,
    });
    return new Promise((resolve, reject) => {
      compiler.run((error, stats) => {
        compiler.close(() => undefined);
        if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
        else resolve(readFileSync(join(output.path, output.filename), 'utf8'));
      });
    });
  },
};
