import type { Given } from '../command.ts';
import { CommandError } from '../world.ts';
import { optionName } from './find.ts';
import type { Field } from './record.ts';

/** The values of the fields that were given as options. */
export const valuesOf = (fields: readonly Field[], given: Given): Record<string, unknown> =>
  Object.fromEntries(
    fields
      .map((field): [string, unknown] => [field.name, valueOf(field, given)])
      .filter(([, value]) => value !== undefined),
  );

const valueOf = (field: Field, given: Given): unknown => {
  const option = optionName(field);
  if (field.type === 'boolean') return given.is(option) ? true : undefined;
  const text = given.text(option);
  if (text === undefined) return undefined;
  const value = READ[field.type](text, option);
  if (field.choices) refuseOthers(option, [value].flat(), field.choices);
  return value;
};

/** What is no value of the contract is refused before a request. */
const refuseOthers = (option: string, values: readonly unknown[], choices: readonly unknown[]): void => {
  const wrong = values.find((value) => !choices.includes(value));
  if (wrong !== undefined) throw new CommandError(`--${option} takes ${choices.join(', ')}, not ${wrong}`);
};

const READ: Readonly<Record<Exclude<Field['type'], 'boolean'>, (text: string, option: string) => unknown>> = {
  text: (text) => text,
  words: (text) => text.split(',').filter(Boolean),
  number: (text, option) => {
    if (/^-?\d{1,15}$/.test(text)) return Number(text);
    throw new CommandError(`--${option} is a whole number without dots, such as 45000`);
  },
  json: (text, option) => parseJson(text, `--${option}`),
};

export const parseJson = (text: string, what: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new CommandError(`${what} is not JSON`);
  }
};
