import type { Command, Options } from './command.ts';
import { COMMON } from './parse.ts';

export const overview = (
  commands: Readonly<Record<string, Command>>,
): string => `dasbor: payments from a terminal

${Object.values(commands)
  .map(({ usage, about }) => `  dasbor ${usage}\n      ${about}`)
  .join('\n\n')}

dasbor <command> --help explains a command and its options.

DASBOR_KEY, if set, is used instead of the key of dasbor login. DASBOR_URL is the host of the API.
A command ends with 0 if it did what was asked, with 1 if the API or a receiver refused or did not answer, and with 2 if the command
line is wrong or no key is there.`;

export const helpOf = ({ usage, about, more }: Command, options: Options): string => {
  const lines = Object.entries({ ...options, ...COMMON }).map(
    ([name, option]) => `  --${name.padEnd(22)} ${option.about}${choicesOf(option.choices)}`,
  );
  return [`dasbor ${usage}`, `    ${about}`, ...(more ? ['', more] : []), '', ...lines].join('\n');
};

const choicesOf = (choices: readonly string[] = []): string =>
  choices.length === 0 ? '' : ` (${choices.join(', ')})`;
