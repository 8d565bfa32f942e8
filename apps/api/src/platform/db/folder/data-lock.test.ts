import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDataDir, StartRefusal } from './data-lock.ts';

let dir: string;
const unlocks: (() => void)[] = [];
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'dasbor-lock-'));
});
afterEach(() => {
  for (const unlock of unlocks.splice(0)) unlock();
  rmSync(dir, { recursive: true, force: true });
});

const lock = (folder = dir) => {
  const unlock = lockDataDir(folder);
  unlocks.push(unlock);
  return unlock;
};

test('the folder is ours until it is given back', () => {
  const unlock = lock();

  expect(() => lockDataDir(dir)).toThrow(StartRefusal);
  unlock();
  expect(lock).not.toThrow();
});

test('giving back twice does not take it from the one who has it now', () => {
  const first = lock();
  first();
  lock();

  first();

  expect(() => lockDataDir(dir)).toThrow(StartRefusal);
});

test('the refusal is one sentence that names the folder and the process', () => {
  lock();

  expect(() => lockDataDir(dir)).toThrow(
    `The data folder ${dir} is in use by another Dasbor (process ${process.pid});`,
  );
});

test('of many processes that come at once after one that died, exactly one holds the folder', async () => {
  for (let round = 0; round < 4; round++) {
    // Each round begins on what the holder of the last one left when it was killed.
    const racers = Array.from({ length: 4 }, race);
    await Promise.all(racers.map(({ isReady }) => isReady));
    for (const { go } of racers) go();
    const said = await Promise.all(racers.map(({ answer }) => answer));
    for (const { kill } of racers) kill();
    await Promise.all(racers.map(({ ended }) => ended));

    expect(said.toSorted()).toEqual(['held', 'refused', 'refused', 'refused']);
  }
}, 60_000);

test('a folder that does not exist yet is made', () => {
  lock(join(dir, 'new', 'place'));

  expect(existsSync(join(dir, 'new', 'place'))).toBe(true);
});

test.runIf(existsSync('/proc/self')).each(['/proc/none', '/proc/none/deeper', '/proc'])(
  'where %s cannot be made or written to, one sentence says so at once',
  (folder) => {
    expect(() => lockDataDir(folder)).toThrow(
      /^The data folder .* \((ENOENT|EACCES|EPERM)\); choose another/,
    );
  },
);

// The one who may do everything is not refused.
test.skipIf(process.getuid?.() === 0)('a folder of somebody else is told as such', () => {
  chmodSync(dir, 0o000);

  expect(() => lockDataDir(dir)).toThrow(/\(EACCES\); choose another with DATA_DIR\.$/);
  chmodSync(dir, 0o700);
});

test('a file in its place is told as such', () => {
  writeFileSync(join(dir, 'file'), '');

  expect(() => lockDataDir(join(dir, 'file'))).toThrow(/\(EEXIST\); choose another with DATA_DIR\.$/);
});

const RACER = `
  import { lockDataDir } from ${JSON.stringify(new URL('data-lock.ts', import.meta.url).href)};
  process.stdin.once('data', () => {
    try {
      lockDataDir(process.argv[1]);
      console.log('held');
    } catch {
      console.log('refused');
    }
  });
  console.log('ready');
`;

/** A process that is ready to take the folder, takes it when told, and keeps it until it is killed. */
const race = () => {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', RACER, dir],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const said = (words: RegExp) =>
    new Promise<string>((resolve) => {
      let text = '';
      child.stdout.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        const found = words.exec(text);
        if (found) resolve(found[0]);
      });
    });
  return {
    isReady: said(/ready/),
    answer: said(/held|refused/),
    ended: new Promise((resolve) => child.once('close', resolve)),
    go: () => child.stdin.write('go\n'),
    kill: () => child.kill('SIGKILL'),
  };
};
