// When a customer can use the claim page on slow 4G with a 4 × slower CPU, against a bare React page that makes the same call in the same
// run. Goals: 1.5 s, layout shift 0.02. The median of five loads each with an empty cache, alternating.
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { ensureBrowser } from '../../scripts/lib/browser.mjs';
import { ensurePages } from '../../scripts/lib/build.mjs';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { buildBare } from '../dashboard/bare.mjs';
import { serve } from '../dashboard/serve.mjs';
import { median, slowPage } from '../dashboard/slow-page.mjs';

const GOAL_MS = 1500;
const LOADS = 5;
const TOKEN = 'l0123456789012345678901';

const example = readFileSync(
  inRoot('openapi/features/refund-claims/examples/refund-claim-open.json'),
  'utf8',
);
/** A list as long as the real one. */
const claim = ({ data }) => ({
  data: {
    ...data,
    banks: Array.from({ length: 150 }, (_, at) => ({
      code: `bank_${at}`,
      name: `Bank Pembangunan Daerah ${at}`,
      type: 'bank',
    })),
  },
});
const answers = { [`/refund-claims/${TOKEN}`]: JSON.stringify(claim(JSON.parse(example).value)) };

await ensurePages();
const sites = {
  bare: await serve(await buildBare('bench/checkout/bare'), answers),
  dasbor: await serve(inRoot('apps/checkout/dist'), answers),
};
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const results = { bare: [], dasbor: [] };

const measure = async (url) => {
  const { page, seen } = await slowPage(browser);
  await page.addInitScript(() => {
    // Usable: the form is there, and the browser has drawn it.
    const observer = new MutationObserver(() => {
      if (!document.querySelector('form button[type=submit]')) return;
      observer.disconnect();
      requestAnimationFrame(() =>
        requestAnimationFrame(() => Object.assign(window, { usable: performance.now() })),
      );
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const usable = await (await page.waitForFunction(() => window.usable)).jsonValue();
  const { cls } = await seen();
  await page.context().close();
  return { usable, cls };
};

for (let load = 0; load < LOADS; load++)
  for (const [name, { url }] of Object.entries(sites))
    results[name].push(await measure(`${url}#/refunds/${TOKEN}`));
await browser.close();
for (const { close } of Object.values(sites)) close();

const usable = (name) => median(results[name].map((result) => result.usable));
const cls = Math.max(...results.dasbor.map((result) => result.cls));
const ratio = usable('dasbor') / usable('bare');
console.log(
  `claim page usable: ${usable('dasbor').toFixed(0)} ms (goal ≤ ${GOAL_MS}), bare React ${usable('bare').toFixed(0)} ms, ratio ${ratio.toFixed(2)}`,
);
console.log(`claim page CLS: ${cls.toFixed(3)} (goal ≤ 0.020)`);
process.exit(usable('dasbor') <= GOAL_MS && cls <= 0.02 ? 0 : 1);
