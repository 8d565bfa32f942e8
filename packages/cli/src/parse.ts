import { parseArgs } from 'node:util';
import type { Given, Options } from './command.ts';
import { CommandError } from './world.ts';

export const COMMON: Options = {
  help: { type: 'boolean', short: 'h', about: 'explain the command' },
  version: { type: 'boolean', short: 'v', about: 'print the version' },
};

/** Reads what follows the command. Fields of the contract can be written as there (`--total_amount`) or with hyphens. */
export const parse = (args: readonly string[], options: Options): Given => {
  const { values, positionals } = parsed(args.map(withHyphens), { ...COMMON, ...options });
  return {
    names: positionals,
    text: (option) => {
      const value = values[option];
      return typeof value === 'string' ? value : undefined;
    },
    is: (option) => values[option] === true,
  };
};

const withHyphens = (arg: string): string =>
  arg.replace(/^--[\w-]+/, (option) => option.replaceAll('_', '-'));

const parsed = (args: string[], options: Options) => {
  try {
    const plain = Object.fromEntries(
      Object.entries(options).map(([name, { type, short }]) => [name, { type, ...(short && { short }) }]),
    );
    return parseArgs({ args, options: plain, allowPositionals: true });
  } catch (error) {
    // Node's errors have several sentences.
    const [, option] = /'(?:-\w, )?(-{1,2}[^\s'=<]+)/.exec(String(error)) ?? [];
    if (option === undefined) throw error;
    throw new CommandError(`${whatIsWrong(option, options)}; dasbor --help names those there are`);
  }
};

const whatIsWrong = (option: string, options: Options): string => {
  const known = Object.entries(options).find(([name]) => option === `--${name}`)?.[1];
  if (!known) return `there is no option ${option}`;
  return known.type === 'string' ? `${option} needs a value after it` : `${option} takes no value`;
};
