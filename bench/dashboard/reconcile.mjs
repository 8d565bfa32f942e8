// `node bench/dashboard/reconcile.mjs`: a statement of 10.000 lines compared with 1.000 records, from selection to the result, and what a
// person does with it. Goals: ≤ 1 s, no page task above 50 ms. The reference in the same run is the upload grid of 10.000 payouts, from
// selection to its first rows. The rounds alternate; the fastest counts. The rule alone is measured with 10.000 records too.
//   ROUNDS (5)
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { reconcile } from '../../packages/domain/src/reconciliation/index.ts';
import { ensureBrowser } from '../../scripts/lib/browser.mjs';
import { ensurePages } from '../../scripts/lib/build.mjs';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { exampleOf, measurer, openPage, seen, uploadAnswers } from './page-tasks.mjs';
import { serve } from './serve.mjs';

const LINES = 10_000;
const RECORDS = 1000;
const PAGE = 100;
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const GOALS = { ms: 1000, task: 50 };

const pad = (number) => String(number).padStart(2, '0');
const dayOf = (n) => pad((n % 28) + 1);
const amountOf = (n) => 100_000 + n * 7;

// On disk, like a real file: bytes passed in would be created in the page and measured too.
const folder = mkdtempSync(join(tmpdir(), 'reconcile-'));
const statement = join(folder, 'mutasi.csv');
const payouts = join(folder, 'gaji.csv');
writeFileSync(
  statement,
  [
    'Periode : 01/10/2026 - 28/10/2026',
    'Tanggal Transaksi,Keterangan,Cabang,Jumlah,,Saldo',
    ...Array.from(
      { length: LINES },
      (_, n) =>
        `'${dayOf(n)}/10,KR OTOMATIS LLG-DASBOR ${n} PT KOPI NUSANTARA,'0998,"${amountOf(n).toLocaleString('en')}.00",CR,"${n}.00"`,
    ),
  ].join('\n'),
);
writeFileSync(
  payouts,
  [
    'Nama penerima,Bank,No. Rekening,Nominal,Email,No. HP,Catatan',
    ...Array.from(
      { length: LINES },
      (_, n) =>
        `Karyawan ${n},bca,${8_000_000_000 + n},${150_000 + n},karyawan${n}@contoh.id,081234567890,Gaji`,
    ),
  ].join('\n'),
);

/** A tenth of the lines has a settlement; one in ten of those is late, one in ten missing. */
const settled = exampleOf('settlements/examples/settlement-settled').data;
const settlements = Array.from({ length: RECORDS }, (_, n) => {
  const line = n * 10;
  const day = n % 10 === 3 ? pad(Math.max(1, (line % 28) - 8)) : dayOf(line);
  const at = `2026-10-${day}T07:30:00.000Z`;
  return {
    ...settled,
    id: `set_01KAJ8000000000000000${String(n).padStart(5, '0')}`,
    amount: amountOf(line) + (n % 10 === 5 ? 1 : 0),
    settled_at: at,
    created_at: at,
  };
});
const listOf = (rows) => (query) => {
  const begin = Number(query.get('cursor') ?? 0);
  const has_next = begin + PAGE < rows.length;
  const page = {
    next_cursor: has_next ? String(begin + PAGE) : null,
    previous_cursor: null,
    has_next,
    has_previous: begin > 0,
    from: '2026-01-01',
    to: '2026-10-28',
  };
  return { data: rows.slice(begin, begin + PAGE), page };
};

await ensurePages();
const site = await serve(inRoot('apps/dashboard/dist'), {
  '/config.json': JSON.stringify({ live: 'http://live.test', sandbox: 'http://sandbox.test' }),
});
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});

const grid = async () => {
  const page = await openPage(browser, site, '/disbursements/create', uploadAnswers());
  const measured = await measurer(page);
  const read = await measured('upload grid', async () => {
    await page.getByLabel('File penerima, xlsx atau csv').setInputFiles(payouts);
    await seen(page, '[role=rowheader]');
  });
  await page.close();
  return read.ms;
};

const reconciled = async () => {
  const page = await openPage(browser, site, '/reconciliation', {
    '/dashboard/settlements': listOf(settlements),
    '/dashboard/withdrawals': listOf([]),
    '/dashboard/topups': listOf([]),
  });
  const measured = await measurer(page);
  const done = await measured('reconciled', async () => {
    await page.getByLabel('File mutasi rekening, xlsx atau csv').setInputFiles(statement);
    await seen(page, '[role=tablist]');
  });
  const tab = (name) => () => page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
  const download = () =>
    Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: /\(xlsx\)/ }).click()]);
  const longest = [done.longest];
  for (const [what, act] of Object.entries({
    'unknown lines': tab('Tidak dikenal'),
    'sorted by amount': () => page.getByLabel('Urutkan', { exact: true }).selectOption('amount'),
    searched: () => page.getByRole('searchbox').fill('DASBOR 99'),
    'probable matches': tab('Mungkin cocok'),
    cleared: () => page.getByRole('searchbox').fill(''),
    confirmed: () => page.getByRole('button', { name: 'Cocok', exact: true }).first().click(),
    'exceptions as xlsx': download,
    'without withdrawals': () => page.getByLabel(/^Penarikan dana/).click(),
  }))
    longest.push((await measured(what, act)).longest);
  await page.close();
  return { ms: done.ms, longest: Math.max(...longest) };
};

const rounds = [];
for (let round = 0; round < ROUNDS; round += 1) rounds.push({ grid: await grid(), ...(await reconciled()) });
await browser.close();
site.close();
rmSync(folder, { recursive: true });

const least = (name) => Math.min(...rounds.map((round) => round[name]));
const ratio = least('ms') / least('grid');

const day = (n) => `2026-10-${dayOf(n)}`;
const lines = Array.from({ length: LINES }, (_, n) => ({
  row: n,
  date: day(n),
  direction: 'in',
  amount: amountOf(n),
  sen: 0,
  description: `KR OTOMATIS ${n}`,
}));
const records = lines.map(({ row, date, amount }) => ({
  key: `set_${row}`,
  kind: 'settlement',
  id: `set_${row}`,
  date,
  amount: row % 3 === 0 ? amount + 1 : amount,
  references: [`set_01KAJ8${row}`],
}));
const times = Array.from({ length: ROUNDS }, () => {
  const begun = performance.now();
  reconcile({ lines, records, period: { from: day(0), to: day(27) } });
  return performance.now() - begun;
});

console.log(`the rule alone, ${LINES} lines with ${LINES} records: ${Math.min(...times).toFixed(0)} ms`);
console.log(`upload grid of ${LINES} payouts: ${least('grid').toFixed(0)} ms`);
console.log(
  `${LINES} lines reconciled: ${least('ms').toFixed(0)} ms (goal ≤ ${GOALS.ms}), ratio ${ratio.toFixed(2)}, ` +
    `longest task ${least('longest').toFixed(0)} ms (goal ≤ ${GOALS.task})`,
);
process.exit(least('ms') <= GOALS.ms && least('longest') <= GOALS.task ? 0 : 1);
