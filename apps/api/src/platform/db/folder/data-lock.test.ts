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

test('a process holds the folder until it releases it', () => {
  const unlock = lock();

  expect(() => lockDataDir(dir)).toThrow(StartRefusal);
  unlock();
  expect(lock).not.toThrow();
});

test('a second release does not affect the next holder', () => {
  const first = lock();
  first();
  lock();

  first();

  expect(() => lockDataDir(dir)).toThrow(StartRefusal);
});

test('the error is one sentence that names the folder and the process', () => {
  lock();

  expect(() => lockDataDir(dir)).toThrow(
    `The data folder ${dir} is in use by another Dasbor (process ${process.pid});`,
  );
});

test('exactly one of many concurrent processes gets the folder after its holder died', async () => {
  for (let round = 0; round < 4; round++) {
    // Each round starts from the files that the killed holder of the previous round left.
    const racers = Array.from({ length: 4 }, race);
    await Promise.all(racers.map(({ isReady }) => isReady));
    for (const { go } of racers) go();
    const said = await Promise.all(racers.map(({ answer }) => answer));
    for (const { kill } of racers) kill();
    await Promise.all(racers.map(({ ended }) => ended));

    expect(said.toSorted()).toEqual(['held', 'refused', 'refused', 'refused']);
  }
}, 60_000);

test('a missing folder is created', () => {
  lock(join(dir, 'new', 'place'));

  expect(existsSync(join(dir, 'new', 'place'))).toBe(true);
});

test.runIf(existsSync('/proc/self')).each(['/proc/none', '/proc/none/deeper', '/proc'])(
  'if %s cannot be created or written, the start fails at once with one sentence',
  (folder) => {
    expect(() => lockDataDir(folder)).toThrow(
      /^The data folder .* \((ENOENT|EACCES|EPERM)\); choose another/,
    );
  },
);

// root is allowed to write anywhere.
test.skipIf(process.getuid?.() === 0)(
  'a folder that belongs to another user fails with its own message',
  () => {
    chmodSync(dir, 0o000);

    expect(() => lockDataDir(dir)).toThrow(/\(EACCES\); choose another with DATA_DIR\.$/);
    chmodSync(dir, 0o700);
  },
);

test('a file in place of the folder fails with its own message', () => {
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

/** A process that takes the folder on command and holds it until it is killed. */
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
