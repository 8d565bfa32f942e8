import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import type { ReadStream, WriteStream } from 'node:tty';
import type { World } from './world.ts';

/** Asks on standard error, so that a pipe gets only results. A hidden answer is not shown while it is typed. */
export const askAt =
  (input: ReadStream, output: WriteStream): NonNullable<World['ask']> =>
  async (question, { hidden = false } = {}) => {
    output.write(question);
    const nowhere = new Writable({ write: (_, __, done) => done() });
    const lines = createInterface({ input, output: hidden ? nowhere : output, terminal: true });
    try {
      return await lines.question('');
    } finally {
      lines.close();
      if (hidden) output.write('\n');
    }
  };
