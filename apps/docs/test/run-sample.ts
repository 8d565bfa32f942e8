import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

export type Run = {
  program: ChildProcess;
  /** Whole lines alone: what comes in pieces is put together first. */
  readonly lines: string[];
  says: (line: string) => Promise<void>;
  complains: (of: string) => Promise<void>;
  /** Rejects with what the program complained of. */
  ended: Promise<void>;
};

export const SAMPLES = new URL('../samples/', import.meta.url);

export const runSample = (
  sample: string,
  env: Record<string, string>,
  { cwd = fileURLToPath(SAMPLES), ending = 'ts' } = {},
): Run => {
  const program = spawn(process.execPath, ['--conditions=@dasbor/source', `${sample}.${ending}`], {
    cwd,
    env: { ...process.env, ...env, NODE_NO_WARNINGS: '1' },
  });
  let printed = '';
  let complaint = '';
  program.stdout.on('data', (chunk: Buffer) => (printed += String(chunk)));
  program.stderr.on('data', (chunk: Buffer) => (complaint += String(chunk)));
  const ended = once(program, 'close').then(() => {
    if (complaint) throw new Error(`${sample}: ${complaint}`);
  });
  // Whatever came of the test: the next one listens at the same port.
  onTestFinished(async () => {
    program.kill();
    await Promise.allSettled([ended]);
  });
  const lines = () => printed.split('\n').slice(0, -1);
  const says = async (line: string) => {
    while (!lines().includes(line) && program.exitCode === null)
      await Promise.race([once(program.stdout, 'data'), ended]);
  };
  const complains = async (of: string) => {
    while (!complaint.includes(of) && program.exitCode === null)
      await Promise.race([once(program.stderr, 'data'), once(program, 'close')]);
  };
  return {
    program,
    get lines() {
      return lines();
    },
    says,
    complains,
    ended,
  };
};
