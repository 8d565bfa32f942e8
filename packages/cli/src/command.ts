import type { World } from './world.ts';

/** An option as it is parsed, explained and completed. */
export type Option = {
  type: 'string' | 'boolean';
  about: string;
  short?: string;
  /** The only values it takes. */
  choices?: readonly string[];
};
export type Options = Readonly<Record<string, Option>>;

/** What was written after the command. */
export type Given = {
  names: readonly string[];
  text: (option: string) => string | undefined;
  is: (option: string) => boolean;
};

export type Command = {
  usage: string;
  about: string;
  /** Explained by `dasbor <command> --help` only. */
  more?: string;
  /** The words that may come next, for completion. */
  next?: (names: readonly string[]) => readonly string[];
  /** Some depend on the record that is named first. */
  options: (names: readonly string[]) => Options;
  run: (given: Given, world: World) => Promise<number>;
};

/** Of every command that calls the API. */
export const API_OPTIONS: Options = {
  api: { type: 'string', about: 'the host of the API, also DASBOR_URL' },
  live: { type: 'boolean', about: 'use the live key of your sign-in, not the sandbox key' },
};

export const JSON_OPTION: Options = {
  json: { type: 'boolean', about: 'print one record of JSON on each line, not a table' },
};
