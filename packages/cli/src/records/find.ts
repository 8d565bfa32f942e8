import type { Option, Options } from '../command.ts';
import { records } from '../generated/records.gen.ts';
import { CommandError } from '../world.ts';
import type { Field, Place, RecordFacts, Verb } from './record.ts';

/** The kinds of record that have this verb. */
export const namesWith = (verb: Verb): string[] =>
  Object.keys(records).filter((name) => records[name]?.[verb] !== undefined);

/** The facts of a kind of record, by its name in the plural or singular; undefined for an unknown one. */
export const lookUp = <Of extends Verb>(name: string | undefined, verb: Of): RecordFacts[Of] | undefined => {
  const plurals = [name, `${name}s`, name?.replace(/y$/, 'ies')];
  const known = namesWith(verb).find((one) => plurals.includes(one));
  return known === undefined ? undefined : records[known]?.[verb];
};

export const factsOf = <Of extends Verb>(
  name: string | undefined,
  verb: Of,
): NonNullable<RecordFacts[Of]> => {
  const facts = lookUp(name, verb);
  if (facts) return facts;
  const names = namesWith(verb).join(', ');
  throw new CommandError(
    name === undefined
      ? `say what to ${verb}: ${names}`
      : `there is no ${name} to ${verb}; there are ${names}`,
  );
};

/** The ids of a path, from the words after the record. */
export const pathOf = ({ path }: Place, ids: readonly string[]): Record<string, string> => {
  if (ids.length !== path.length)
    throw new CommandError(
      path.length === 0
        ? `${ids[0]} is one word too many; options begin with --`
        : `it takes ${path.length === 1 ? 'one id' : `${path.length} ids`} after the record, not ${ids.length}`,
    );
  return Object.fromEntries(path.map((name, at) => [name, ids[at] as string]));
};

export const optionsOf = (fields: readonly Field[]): Options =>
  Object.fromEntries(fields.map((field) => [optionName(field), optionOf(field)]));

export const optionName = ({ name }: Field): string => name.replaceAll('_', '-');

const optionOf = ({ type, choices, required }: Field): Option => ({
  type: type === 'boolean' ? 'boolean' : 'string',
  about: `${ABOUT[type]}${required ? ', required' : ''}`,
  ...(choices && { choices: choices.map(String) }),
});

const ABOUT: Readonly<Record<Field['type'], string>> = {
  text: 'text',
  number: 'a whole number, amounts in rupiah',
  boolean: 'yes',
  words: 'one or several, with commas between them',
  json: 'JSON',
};
