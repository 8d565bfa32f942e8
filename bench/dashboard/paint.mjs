// Largest contentful paint and layout shift of the login screen on slow 4G with a 4 × slower CPU, against the bare stack's login in the
// same run. Goals: LCP ≤ 0.8 × the bare stack's, CLS ≤ 0.02. The median of five loads each with an empty cache, alternating.
import { chromium } from 'playwright';
import { ensureBrowser } from '../../scripts/lib/browser.mjs';
import { ensurePages } from '../../scripts/lib/build.mjs';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { buildBare } from './bare.mjs';
import { serve } from './serve.mjs';
import { median, slowPage } from './slow-page.mjs';

const LOADS = 5;

await ensurePages();
const config = JSON.stringify({ live: 'http://127.0.0.1:9', sandbox: 'http://127.0.0.1:9' });
const sites = {
  bare: await serve(await buildBare()),
  dasbor: await serve(inRoot('apps/dashboard/dist'), { '/config.json': config }),
};
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const results = { bare: [], dasbor: [] };

const measure = async (url) => {
  const { page, seen } = await slowPage(browser);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator('input[type=password]').waitFor();
  const told = await seen();
  await page.context().close();
  return told;
};

for (let load = 0; load < LOADS; load++)
  for (const [name, { url }] of Object.entries(sites)) results[name].push(await measure(`${url}#/login`));
await browser.close();
for (const { close } of Object.values(sites)) close();

const lcp = (name) => median(results[name].map((r) => r.lcp));
const cls = Math.max(...results.dasbor.map((r) => r.cls));
const ratio = lcp('dasbor') / lcp('bare');
console.log(
  `login LCP: ${lcp('dasbor').toFixed(0)} ms, bare ${lcp('bare').toFixed(0)} ms, ratio ${ratio.toFixed(2)} (goal ≤ 0.80)`,
);
console.log(`login CLS: ${cls.toFixed(3)} (goal ≤ 0.020)`);
process.exit(ratio <= 0.8 && cls <= 0.02 ? 0 : 1);
