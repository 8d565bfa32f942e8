import { spawnSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { dasbor, MAIN, newHome } from './support.ts';

const folder = newHome();
beforeAll(async () => {
  writeFileSync(
    join(folder, 'dasbor'),
    `#!/bin/sh\nexec '${process.execPath}' --conditions=@dasbor/source '${MAIN}' "$@"\n`,
  );
  chmodSync(join(folder, 'dasbor'), 0o755);
  for (const shell of ['bash', 'zsh', 'fish'])
    writeFileSync(join(folder, shell), (await dasbor(['completion', shell])).said);
});

const inShell = (shell: string, args: readonly string[]): string[] => {
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env['PATH']}`, HOME: folder };
  const { stdout, stderr } = spawnSync(shell, args, { env, encoding: 'utf8' });
  if (stderr) throw new Error(stderr);
  return stdout.split('\n').filter(Boolean).toSorted();
};
const has = (shell: string) => spawnSync(shell, ['-c', 'true']).status === 0;

/** What Tab offers after these words in each shell, by the shell's own means. */
const OFFERS: Readonly<Record<string, (words: string[]) => string[]>> = {
  bash: (words) =>
    inShell('bash', [
      '-c',
      `source '${folder}/bash'; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _dasbor; printf '%s\\n' "\${COMPREPLY[@]}"`,
      'bash',
      ...words,
    ]),
  zsh: (words) =>
    inShell('zsh', [
      '-fc',
      `compdef() { :; }; compadd() { shift; print -l -- "\${(@P)1}"; }; source '${folder}/zsh'; words=("$@"); CURRENT=$#; _dasbor`,
      'zsh',
      ...words,
    ]),
  fish: (words) =>
    inShell('fish', ['--no-config', '-c', `source '${folder}/fish'; complete -C '${words.join(' ')}'`]),
};

describe.each(Object.entries(OFFERS))('%s', (shell, offers) => {
  test.skipIf(!has(shell))('completes commands, records, options and their values', () => {
    expect(offers(['dasbor', 'tri'])).toEqual(['trigger']);
    expect(offers(['dasbor', 'list', 'pay'])).toEqual(['payment-methods', 'payments']);
    expect(offers(['dasbor', 'create', 'order', '--total'])).toEqual(['--total-amount']);
    expect(offers(['dasbor', 'list', 'payments', '--status', 'comp'])).toEqual(['completed']);
    expect(offers(['dasbor', 'trigger', 'payment.comp'])).toEqual(['payment.completed']);
  });
});
