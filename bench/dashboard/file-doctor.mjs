// A file of 10.000 payouts, from selection until it can be edited, and the edits: the longest time the page is blocked. Goals: read and
// checked in ≤ 1 s, no page task above 50 ms. Tasks are measured in processor time, because wall time on a shared machine means little.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { ensureBrowser } from '../../scripts/lib/browser.mjs';
import { ensurePages } from '../../scripts/lib/build.mjs';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { serve } from './serve.mjs';

const ROWS = 10_000;
const HEADER = 'Nama penerima,Bank,No. Rekening,Nominal,Email,No. HP,Catatan';
// On disk, like a real file: bytes passed in would be created in the page and measured too.
const folder = mkdtempSync(join(tmpdir(), 'file-doctor-'));
const file = join(folder, 'gaji.csv');

/** Every fiftieth row names an unknown bank. */
const rowOf = (n) => {
  const bank = n % 50 === 7 ? 'Mandri' : 'bca';
  return `Karyawan ${n},${bank},${8_000_000_000 + n},${150_000 + n},karyawan${n}@contoh.id,081234567890,Gaji`;
};

writeFileSync(file, [HEADER, ...Array.from({ length: ROWS }, (_, n) => rowOf(n))].join('\n'));

await ensurePages();
const site = await serve(inRoot('apps/dashboard/dist'), {
  '/config.json': JSON.stringify({ live: 'http://live.test', sandbox: 'http://sandbox.test' }),
});
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});

/** Responses come from the contract's examples. */
const openPage = async () => {
  const opened = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'id-ID' });
  const example = (name) => JSON.parse(readFileSync(inRoot(`openapi/features/${name}.json`), 'utf8')).value;
  const answers = {
    '/dashboard/session': example('session/examples/session-owner-live'),
    '/dashboard/balance': example('balance/examples/balance'),
    '/dashboard/reference/banks': example('reference/examples/banks'),
  };
  await opened.route(/^http:\/\/(live|sandbox)\.test\//, (route) => {
    const answer = answers[new URL(route.request().url()).pathname];
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    return answer ? route.fulfill({ headers, json: answer }) : route.fulfill({ headers, status: 204 });
  });
  await opened.goto(`${site.url}config.json`);
  await opened.evaluate(() => {
    const tokens = { token: 'bench', refresh_token: 'bench' };
    const signIn = { live: tokens, sandbox: tokens, signedInAt: Date.now() };
    localStorage.setItem('dasbor.session', JSON.stringify({ signIn }));
  });
  await opened.goto(`${site.url}#/disbursements/create`);
  await opened.getByRole('button', { name: 'Pilih file' }).waitFor();
  return opened;
};

const page = await openPage();
const devtools = await page.context().newCDPSession(page);

/** Milliseconds of processor time of each main-thread task. */
const tasksOf = (events) => {
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const isPage = ({ pid, tid }) => threads.some((thread) => thread.pid === pid && thread.tid === tid);
  return events
    .filter((event) => event.name === 'RunTask' && isPage(event))
    .map(({ tdur = 0 }) => tdur / 1000);
};

const measured = async (what, act) => {
  const events = [];
  const collect = ({ value }) => events.push(...value);
  devtools.on('Tracing.dataCollected', collect);
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'] },
  });
  const begun = performance.now();
  await act();
  const ms = performance.now() - begun;
  // Work caused by an edit is counted right after it.
  await page.waitForTimeout(500);
  const ended = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await ended;
  devtools.off('Tracing.dataCollected', collect);
  const longest = Math.max(...tasksOf(events));
  console.log(`${what}: ${ms.toFixed(0)} ms, longest task ${longest.toFixed(0)} ms`);
  return { ms, longest };
};

const read = await measured('picked to mended', async () => {
  await page.getByLabel('File penerima, xlsx atau csv').setInputFiles(file);
  await page.getByRole('rowheader').first().waitFor();
});
const longest = [read.longest];
for (const [what, act] of Object.entries({
  'all rows': () => page.getByRole('button', { name: /^Semua/ }).click(),
  'the next problem': () => page.getByRole('button', { name: 'Masalah berikutnya' }).click(),
  'one cell': async () => {
    await page.keyboard.type('mandiri');
    await page.keyboard.press('Enter');
  },
  'two hundred alike': () => page.getByRole('button', { name: /^Ganti semua/ }).click(),
  undone: () => page.getByRole('button', { name: /^Urungkan/ }).click(),
  searched: () => page.getByRole('searchbox').fill('Karyawan 99'),
})) {
  longest.push((await measured(what, act)).longest);
}
await browser.close();
site.close();
rmSync(folder, { recursive: true });

const most = Math.max(...longest);
console.log(
  `${ROWS} rows: ${read.ms.toFixed(0)} ms (goal ≤ 1000), longest task ${most.toFixed(0)} ms (goal ≤ 50)`,
);
process.exit(read.ms <= 1000 && most <= 50 ? 0 : 1);
