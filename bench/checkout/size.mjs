// Gzip size of the files that the claim page loads with an empty cache: all of the build, because the page loads nothing later. The budget
// is 40 kB of JavaScript, with the inline script of index.html. The reference is a bare React page that shows the same claim.
import { globSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { ensurePages } from '../../scripts/lib/build.mjs';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { buildBare } from '../dashboard/bare.mjs';

const BUDGET_KB = 40;

await ensurePages();
const gzipKb = (content) => gzipSync(content, { level: 9 }).length / 1000;
const filesKb = (dist, pattern) =>
  globSync(pattern, { cwd: dist }).reduce((sum, file) => sum + gzipKb(readFileSync(`${dist}/${file}`)), 0);

const dist = inRoot('apps/checkout/dist');
const html = readFileSync(`${dist}/index.html`, 'utf8');
const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => text).join('');
const kb = filesKb(dist, 'assets/*.js') + gzipKb(inline);
const allKb = filesKb(dist, 'assets/*') + gzipKb(html);
const bareKb = filesKb(await buildBare('bench/checkout/bare'), 'assets/*.js');
console.log(
  `claim page: ${kb.toFixed(1)} kB of ${BUDGET_KB} kB gzip JavaScript (bare React page ${bareKb.toFixed(1)} kB), ${allKb.toFixed(1)} kB in all`,
);
if (kb > BUDGET_KB) process.exit(1);
