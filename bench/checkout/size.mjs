// Gzip size of the files that a customer's page loads with an empty cache; neither page loads anything later. The budgets are 40 kB of
// JavaScript for the claim page, with the inline script of index.html, and 45 kB for the page of an order, 90 kB in all until it can be
// used. The reference is a bare React page that shows the same claim.
import { globSync, readFileSync } from 'node:fs';
import { buildBare } from '../dashboard/bare.mjs';
import { DIST, filesOf, gzipKb, kbOf, PAY, payPage } from './built.mjs';

const BUDGETS_KB = { claim: 40, pay: 45, payInAll: 90 };

const html = readFileSync(`${DIST}/index.html`, 'utf8');
const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => text).join('');
const claim = filesOf('index.html');
const claimKb = kbOf(claim.scripts) + gzipKb(inline);
const claimInAllKb = kbOf([...claim.scripts, ...claim.styles]) + gzipKb(html);
const bare = await buildBare('bench/checkout/bare');
const bareKb = globSync('assets/*.js', { cwd: bare }).reduce(
  (sum, file) => sum + gzipKb(readFileSync(`${bare}/${file}`)),
  0,
);
console.log(
  `claim page: ${claimKb.toFixed(1)} kB of ${BUDGETS_KB.claim} kB gzip JavaScript (bare React page ${bareKb.toFixed(1)} kB), ${claimInAllKb.toFixed(1)} kB in all`,
);

const pay = filesOf(PAY);
const payKb = kbOf(pay.scripts);
// The styles are part of the page.
const payInAllKb = payKb + gzipKb(await payPage());
console.log(
  `page of an order: ${payKb.toFixed(1)} kB of ${BUDGETS_KB.pay} kB gzip JavaScript, ${payInAllKb.toFixed(1)} kB of ${BUDGETS_KB.payInAll} kB in all`,
);
if (claimKb > BUDGETS_KB.claim || payKb > BUDGETS_KB.pay || payInAllKb > BUDGETS_KB.payInAll) process.exit(1);
