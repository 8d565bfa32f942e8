import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../packages/cli/src/main.ts', import.meta.url));

/** The command `dasbor` with a home folder of its own. */
export const openTerminal = () => {
  const home = mkdtempSync(join(tmpdir(), 'dasbor-journey-'));
  const start = (...args: string[]) => {
    const child = spawn(process.execPath, ['--conditions=@dasbor/source', MAIN, ...args], {
      env: { PATH: process.env['PATH'], XDG_CONFIG_HOME: home },
    });
    const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]).then(
      ([said, complained, [code]]) => ({ said, complained, code: code as number | null }),
    );
    return { child, ended };
  };
  return {
    run: (...args: string[]) => start(...args).ended,
    /** Starts `dasbor login`. Returns the code to compare, the address to open, and what it says in the end. */
    logIn: (...args: string[]) => {
      const { child, ended } = start('login', '--no-browser', ...args);
      return new Promise<{ code: string; address: string; ended: typeof ended }>((resolve, reject) => {
        let said = '';
        child.stdout.on('data', (chunk: Buffer) => {
          said += chunk.toString();
          const [, code] = /compare this code: (\S+)/.exec(said) ?? [];
          const [address] = /http\S+\/#\/settings\/command-line\S*/.exec(said) ?? [];
          if (code && address) resolve({ code, address, ended });
        });
        void ended.then(({ complained }) => reject(new Error(`It ended without a code: ${complained}`)));
      });
    },
  };
};
