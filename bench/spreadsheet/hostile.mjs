// `node bench/spreadsheet/hostile.mjs [--count 10000] [--seed 1] [--only kind]`: files made to break the reader, read like an upload on
// the server: from disk, in threads, two at a time. Fails if a result is wrong, a file takes too much time or memory, or a cell differs
// from what was written.
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BROKEN } from './hostile/broken.mjs';
import { CHANGED } from './hostile/changed.mjs';
import { judge } from './hostile/judge.mjs';
import { randomOf } from './hostile/random.mjs';
import { WHOLE } from './hostile/whole.mjs';

const text = (value) => ({ type: 'string', default: value });
const { values } = parseArgs({ options: { count: text('10000'), seed: text('1'), only: text('') } });
const COUNT = Number(values.count);
const SEED = Number(values.seed);
const AT_ONCE = 2;
const MEGABYTE = 1024 * 1024;
const GOALS = { ms: 10_000, threadMegabytes: 512, serverMegabytes: 150 };

const KINDS = Object.entries({ ...WHOLE, ...BROKEN, ...CHANGED }).filter(
  ([name]) => values.only === '' || name === values.only,
);
const folder = mkdtempSync(join(tmpdir(), 'dasbor-hostile-'));
const server = fork(new URL('hostile/server.mjs', import.meta.url), {
  execArgv: ['--disable-warning=ExperimentalWarning'],
});
const asked = new Map();
server.on('message', ({ id, ...told }) => asked.get(id)(told));
server.on('exit', () => process.exit(1));

const put = async (n, name) => {
  const path = join(folder, name);
  const [, make] = KINDS[n % KINDS.length];
  const { bytes } = await make(randomOf(SEED + n));
  writeFileSync(path, bytes);
  return path;
};

const ask = (question) => {
  const id = asked.size;
  return new Promise((resolve) => {
    asked.set(id, resolve);
    server.send({ id, ...question });
  });
};

// Warm-up: the server's own memory must not be measured.
for (let n = 0; n < 4; n += 1) await ask({ path: await put(n, 'first') });
const before = await ask({ tell: true });

const begun = performance.now();
const answers = new Map();
const slowest = { ms: 0, name: '' };
const faults = [];
let next = 0;
let altered = 0;

const work = async (lane) => {
  for (let n = (next += 1); n <= COUNT; n = next += 1) {
    const [name, make] = KINDS[n % KINDS.length];
    const { bytes, expect } = await make(randomOf(SEED * 1_000_003 + n));
    const path = join(folder, lane);
    writeFileSync(path, bytes);
    const { answer, ms } = await ask({ path });
    if (ms > slowest.ms) Object.assign(slowest, { ms, name });
    const told = answer.ok ? 'read' : answer.problem.code;
    answers.set(told, (answers.get(told) ?? 0) + 1);
    const wrong = judge(answer, expect);
    if (wrong?.startsWith('altered')) altered += 1;
    if (wrong) faults.push(`${name}, file ${n}: ${wrong}`);
  }
};

await Promise.all(Array.from({ length: AT_ONCE }, (_, lane) => work(`lane-${lane}`)));
const after = await ask({ tell: true });
rmSync(folder, { recursive: true, force: true });

const seconds = (performance.now() - begun) / 1000;
const perThread = (after.most - before.rss) / AT_ONCE / MEGABYTE;
const own = (after.mostOwn - before.heapUsed - before.external) / MEGABYTE;
console.log(`${COUNT} files of ${KINDS.length} kinds, seed ${SEED}, in ${seconds.toFixed(0)} s`);
for (const [answer, count] of [...answers].toSorted((a, b) => b[1] - a[1]))
  console.log(`  ${String(count).padStart(6)}  ${answer}`);

const tell = (what, value, unit, goal, more = '') => {
  console.log(`${what}: ${value.toFixed(0)} ${unit}${more}  (goal: at most ${goal})`);
};

tell('slowest', slowest.ms, 'ms', GOALS.ms, ` (${slowest.name})`);
tell(`memory added while ${AT_ONCE} are read, for each`, perThread, 'MB', GOALS.threadMegabytes);
tell("of it the server's own", own, 'MB', GOALS.serverMegabytes);
console.log(`cells altered: ${altered}, answers that are wrong: ${faults.length}  (goal: none)`);
for (const fault of faults.slice(0, 30)) console.error(fault);
const failed =
  faults.length > 0 ||
  slowest.ms > GOALS.ms ||
  perThread > GOALS.threadMegabytes ||
  own > GOALS.serverMegabytes;
server.removeAllListeners('exit');
server.kill();
process.exit(failed ? 1 : 0);
