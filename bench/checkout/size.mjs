// Gzip size of the files that the claim page loads with an empty cache: all of the build, because a page of the checkout loads nothing later.
// Budget: 40 kB of JavaScript, with the inline script of index.html.
import { globSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { ensurePages } from '../../scripts/lib/build.mjs';
import { inRoot } from '../../scripts/lib/paths.mjs';

const BUDGET_KB = 40;

await ensurePages();
const dist = inRoot('apps/checkout/dist');
const bytesOf = (text) => gzipSync(text, { level: 9 }).length;
const bytesOfFiles = (pattern) =>
  globSync(pattern, { cwd: dist }).reduce((sum, file) => sum + bytesOf(readFileSync(`${dist}/${file}`)), 0);

const html = readFileSync(`${dist}/index.html`, 'utf8');
const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => text).join('');
const kb = (bytesOfFiles('assets/*.js') + bytesOf(inline)) / 1000;
const allKb = (bytesOfFiles('assets/*') + bytesOf(html)) / 1000;
console.log(
  `claim page: ${kb.toFixed(1)} kB of ${BUDGET_KB} kB gzip JavaScript, ${allKb.toFixed(1)} kB in all`,
);
if (kb > BUDGET_KB) process.exit(1);
