// `node bench/spreadsheet/run.mjs`: reading 100.000 rows of eight columns. The sides alternate in the same run; the fastest round
// counts. The lower bound is native decompression and one pass over the bytes. Each file type runs in its own process, like each file
// in its own worker: otherwise the heap and compiled code of another type would count.
//   ROWS (100000), ROUNDS (41)
import { fork, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from '../api/figures.mjs';
import { COLUMNS, csvOf, xlsxOf } from './files.mjs';
import { bySheetJs, CSV_LIBRARIES, limit, ours, oursChecked, oursInABrowser } from './sides.mjs';

const ROWS = Number(process.env.ROWS ?? 100_000);
const ROUNDS = Number(process.env.ROUNDS ?? 41);
const GOALS = { xlsx: 2, csv: 1.5, megabytes: 100 };
const CELLS = (ROWS + 1) * COLUMNS.length;
let failed = false;

const readCsv = async () => {
  const csv = await csvOf(ROWS);
  console.log(`csv: ${ROWS} rows, ${(csv.length / 1e6).toFixed(1)} MB`);
  const parsed = await rounds(csv, { ours, ...CSV_LIBRARIES });
  const [fastest] = Object.keys(CSV_LIBRARIES).sort((a, b) => least(parsed[a]) - least(parsed[b]));
  for (const [name, times] of Object.entries(parsed)) tell(name, times, parsed[fastest]);
  judge(`csv, ours / ${fastest}`, least(parsed.ours) / least(parsed[fastest]), GOALS.csv);
};

const readXlsx = async () => {
  const xlsx = xlsxOf(ROWS);
  console.log(`xlsx: ${ROWS} rows, ${(xlsx.length / 1e6).toFixed(1)} MB`);
  const read = await rounds(xlsx, { limit, ours });
  judge('xlsx, ours / limit', least(read.ours) / least(read.limit), GOALS.xlsx);
  // Last, because SheetJS leaves hundreds of megabytes of garbage, whose collection the next side would pay for.
  const others = await rounds(xlsx, {
    'ours, each row checked': oursChecked,
    'ours, unpacked as in a browser': oursInABrowser,
    SheetJS: bySheetJs,
  });
  for (const [name, times] of Object.entries({ ...read, ...others })) tell(name, times, read.limit);

  // In separate processes too.
  const folder = mkdtempSync(join(tmpdir(), 'dasbor-spreadsheet-'));
  writeFileSync(join(folder, 'big.xlsx'), xlsx);
  writeFileSync(join(folder, 'small.xlsx'), xlsxOf(100));
  console.log(`memory added by SheetJS: ${await memoryOf('bySheetJs', folder)} MB`);
  judge('memory added by ours, MB', await memoryOf('ours', folder), GOALS.megabytes);
  rmSync(folder, { recursive: true, force: true });
};

const rounds = async (bytes, sides) => {
  const times = Object.fromEntries(Object.keys(sides).map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    // Each side goes first once, because the next one collects some of its garbage.
    for (const [name, side] of turned(Object.entries(sides), round)) {
      // It is ten times slower, and few rounds are enough.
      if (side === bySheetJs && round >= 3) continue;
      const begun = performance.now();
      const cells = await side(bytes);
      times[name].push(performance.now() - begun);
      if (side !== limit && cells !== CELLS) throw new Error(`${name} read ${cells} cells of ${CELLS}.`);
    }
  }
  return times;
};

const turned = (list, by) => {
  const at = by % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
};

const judge = (what, value, goal) => {
  failed ||= value > goal;
  console.log(`${what}: ${value.toFixed(2)}  (goal: at most ${goal})`);
};

const least = (times) => Math.min(...times);

const tell = (name, times, reference) => {
  const ratio = (least(times) / least(reference)).toFixed(2);
  console.log(`  ${name}: ${least(times).toFixed(0)} ms (median ${median(times).toFixed(0)}) = ${ratio}`);
};

const memoryOf = (side, folder) =>
  new Promise((resolve, reject) => {
    const child = fork(new URL('memory.mjs', import.meta.url), [side, folder]);
    child.once('message', resolve);
    child.once('error', reject);
  });

const KINDS = { xlsx: readXlsx, csv: readCsv };

const [kind] = process.argv.slice(2);
if (kind) await KINDS[kind]();
else
  for (const name of Object.keys(KINDS)) {
    const { status } = spawnSync(process.execPath, [...process.execArgv, import.meta.filename, name], {
      stdio: 'inherit',
    });
    failed ||= status !== 0;
  }
process.exit(failed ? 1 : 0);
