import { runCommand } from '../run-command.ts';

export const KEY = 'dp_test_0123456789abcdef';

/** Runs a command in this process and records its output line by line. */
export const run = (line: string, env: Record<string, string> = { DASBOR_KEY: KEY }) => {
  const said: string[] = [];
  const complained: string[] = [];
  const interrupted = new AbortController();
  const watching = new Set<() => void>();
  const code = runCommand(line.split(' ').filter(Boolean), {
    env,
    say: (text) => {
      said.push(text);
      for (const look of watching) look();
    },
    complain: (text) => complained.push(text),
    signal: interrupted.signal,
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
