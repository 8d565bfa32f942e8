// A file of 5.000 invoices of 8 items, from selection until it can be edited. Goal: read and checked in ≤ 1 s.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { ensureBrowser } from '../../scripts/lib/browser.mjs';
import { ensurePages } from '../../scripts/lib/build.mjs';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { exampleOf, measurer, openPage, seen } from './page-tasks.mjs';
import { serve } from './serve.mjs';

const INVOICES = 5_000;
const ITEMS = 8;
const HEADER =
  'Nomor invoice,Nama invoice,Tanggal invoice,Jatuh tempo,Nama pelanggan,Nomor HP,Nama barang,Banyaknya,Harga satuan';
const folder = mkdtempSync(join(tmpdir(), 'invoice-file-'));
const file = join(folder, 'invoice.csv');

/** Every fiftieth invoice has a wrong phone. */
const rowsOf = (n) =>
  Array.from({ length: ITEMS }, (_, item) => {
    const phone = n % 50 === 7 ? '12' : `0812${10_000_000 + n}`;
    const head = item === 0 ? `Kopi kantor,20/11/2026,4/12/2026,Pelanggan ${n},${phone}` : ',,,,';
    return `A-${n},${head},Kopi Gayo ${item},${item + 1},100.000`;
  });
writeFileSync(file, [HEADER, ...Array.from({ length: INVOICES }, (_, n) => rowsOf(n)).flat()].join('\n'));

await ensurePages();
const site = await serve(inRoot('apps/dashboard/dist'), {
  '/config.json': JSON.stringify({ live: 'http://live.test', sandbox: 'http://sandbox.test' }),
});
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const page = await openPage(browser, site, '/invoices/upload', {
  '/dashboard/invoice-uploads': exampleOf('invoices/examples/invoice-uploads-empty'),
});
const measured = await measurer(page);
const read = await measured('picked to mended', async () => {
  await page.getByLabel('File invoice, xlsx, xls, atau csv').setInputFiles(file);
  await seen(page, '[role=rowheader]');
});
await browser.close();
site.close();
rmSync(folder, { recursive: true });

console.log(
  `${INVOICES} invoices of ${ITEMS} items: ${read.ms.toFixed(0)} ms (goal ≤ 1000), longest task ${read.longest.toFixed(0)} ms`,
);
process.exit(read.ms <= 1000 ? 0 : 1);
