import type { Command, Options } from '../command.ts';
import { COMMON } from '../parse.ts';
import { EXIT, type World } from '../world.ts';

/** Prints the words that may stand at the place of the last one, which may be half written. */
export const complete = (
  commands: Readonly<Record<string, Command>>,
  words: readonly string[],
  { say }: World,
): number => {
  const last = words.at(-1) ?? '';
  for (const word of candidates(commands, words.slice(0, -1))) if (word.startsWith(last)) say(word);
  return EXIT.done;
};

const candidates = (
  commands: Readonly<Record<string, Command>>,
  before: readonly string[],
): readonly string[] => {
  const [name, ...rest] = before;
  if (name === undefined) return Object.keys(commands);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) return [];
  const options: Options = { ...command.options(rest.filter((word) => !word.startsWith('-'))), ...COMMON };
  const option = optionAt(rest.at(-1), options);
  if (option?.type === 'string') return option.choices ?? [];
  const names = rest.filter(
    (word, at) => !word.startsWith('-') && optionAt(rest[at - 1], options)?.type !== 'string',
  );
  const unused = Object.keys(options)
    .map((one) => `--${one}`)
    .filter((one) => !rest.includes(one));
  return [...(command.next?.(names) ?? []), ...unused];
};

const optionAt = (word: string | undefined, options: Options) =>
  word?.startsWith('--') ? options[word.slice(2)] : undefined;
