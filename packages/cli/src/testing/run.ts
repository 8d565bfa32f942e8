import { tmpdir } from 'node:os';
import { runCommand } from '../run-command.ts';
import type { World } from '../world.ts';

export const KEY = 'dp_test_0123456789abcdef';

/** Runs a command in this process and records its output line by line. */
export const run = (
  line: string,
  env: Record<string, string> = { DASBOR_KEY: KEY },
  world: Partial<World> = {},
) => {
  const said: string[] = [];
  const complained: string[] = [];
  const interrupted = new AbortController();
  const watching = new Set<() => void>();
  const code = runCommand(line.split(' ').filter(Boolean), {
    // No sign-in of this machine.
    env: { XDG_CONFIG_HOME: `${tmpdir()}/no-dasbor-here`, ...env },
    say: (text) => {
      said.push(text);
      for (const look of watching) look();
    },
    complain: (text) => complained.push(text),
    signal: interrupted.signal,
    columns: undefined,
    ask: undefined,
    browse: () => undefined,
    readInput: async () => '',
    ...world,
  });
  return {
    said,
    complained,
    code,
    ctrlC: () => interrupted.abort(),
    /** Resolves when a matching line was printed. */
    until: (wanted: RegExp) =>
      new Promise<string>((resolve) => {
        const look = () => {
          const found = said.find((text) => wanted.test(text));
          if (found !== undefined && watching.delete(look)) resolve(found);
        };
        watching.add(look);
        look();
      }),
  };
};
