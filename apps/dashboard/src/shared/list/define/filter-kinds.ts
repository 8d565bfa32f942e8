import { type CalendarDate, formatDate, isCalendarDate, isId, type Language } from '@dasbor/domain/kernel';
import type { Meanings, NamedStatus } from '../../status/meanings.ts';
import { amountOf, dayOf, type FilterField, type FilterOption, valuesOf } from '../filters/filter-fields.ts';
import type { FilterValues } from '../query/list-query.ts';

type Word = (key: string) => string;

type At = {
  /** The filter's name in the address and in the text key `list.filter.<at>`, if the contract's name is too long. */
  at?: string;
};

type Choices<Value extends string> = {
  choices: readonly Value[];
  /** Statuses use their shared texts; others have one text each, or a key prefix: `method` means `method.<value>`. */
  words: Meanings<Value> | ((value: Value, word: Word) => string) | string;
  /** Allows at most one value. */
  single?: boolean;
} & At;

type Switch = {
  /** Text keys of the two answers. Without `no`, only `yes` can be chosen. */
  yes: string;
  no?: string;
} & At;

type Fetched = {
  /** A hook that returns the options with their names. */
  useOptions: () => readonly FilterOption[];
  /** Also accepts IDs that are not among the options (yet). */
  accepts: (value: string) => boolean;
  isNumber?: boolean;
} & At;

/** Set by a link; the user can only remove it. */
type Fixed = {
  fixed: Parameters<typeof isId>[0] | 'date' | ((value: string) => boolean);
} & At;

type Filter<Value> = [NonNullable<Value>] extends [boolean]
  ? Switch
  : NonNullable<Value> extends readonly (infer One)[]
    ? Choices<One & string> | Fetched
    : NonNullable<Value> extends string
      ? (Choices<NonNullable<Value>> & { scalar: true }) | Fetched | Fixed
      : NonNullable<Value> extends number
        ? Fetched & { isNumber: true }
        : never;

/** By contract parameter name; `amount` covers `amount_min` and `amount_max`, and `due` covers `due_from` and `due_to`. */
export type FiltersOf<Contract> = { readonly [Name in keyof Contract]?: Filter<Contract[Name]> } & {
  readonly amount?: 'amount';
} & { readonly [Name in keyof Contract as Name extends `${infer Days}_from` ? Days : never]?: 'days' };

type AnyFilter = 'amount' | 'days' | (Choices<string> & { scalar?: true }) | Switch | Fetched | Fixed;
export type AnyFilters = Readonly<Record<string, AnyFilter | undefined>>;

export type FilterContext = {
  language: Language;
  word: Word;
  named: <S extends string>(meanings: Meanings<S>, raw: string) => NamedStatus;
  /** Texts of the list: `filter.<name>`. */
  label: (name: string) => string;
};

/** The fields that chips and panel render. It may call hooks in a loop because a list's filters never change. */
export const fieldsOf = (filters: AnyFilters, context: FilterContext): readonly FilterField[] =>
  entriesOf(filters).map(([, at, filter]): FilterField => {
    const label = context.label(at);
    if (filter === 'amount' || filter === 'days') return { kind: filter, name: at, label };
    if ('choices' in filter) {
      const options = optionsOf(filter).map(({ value, also }) => ({
        value,
        label: wordOf(filter, value, context),
        also,
      }));
      return { kind: 'choices', name: at, label, options, single: filter.single ?? filter.scalar ?? false };
    }
    if ('yes' in filter) {
      const answers = Object.entries({ yes: filter.yes, no: filter.no });
      const options = answers.flatMap(([value, key]) =>
        key === undefined ? [] : [{ value, label: context.word(key) }],
      );
      return { kind: 'choices', name: at, label, options, single: true };
    }
    if ('useOptions' in filter) {
      const { useOptions, accepts } = filter;
      return { kind: 'choices', name: at, label, single: true, options: useOptions(), accepts };
    }
    const show = (date: string) => formatDate(date as CalendarDate, context.language);
    return {
      kind: 'fixed',
      name: at,
      label,
      accepts: acceptsOf(filter),
      ...(filter.fixed === 'date' ? { show } : {}),
    };
  });

/** The address filters, by contract parameter name. */
export const contractFilters = (filters: AnyFilters, values: FilterValues): Record<string, unknown> => {
  const asked: Record<string, unknown> = {};
  for (const [name, at, filter] of entriesOf(filters)) {
    if (filter === 'amount') {
      put(asked, `${name}_min`, amountOf(values, `${at}_min`));
      put(asked, `${name}_max`, amountOf(values, `${at}_max`));
    } else if (filter === 'days') {
      put(asked, `${name}_from`, dayOf(values, `${at}_from`));
      put(asked, `${name}_to`, dayOf(values, `${at}_to`));
    } else if ('choices' in filter) {
      const chosen = valuesOf(values, at, filter.choices);
      put(asked, name, filter.scalar ? chosen?.[0] : chosen && withSameWord(filter, chosen));
    } else if ('yes' in filter) {
      const answer = values[at]?.[0];
      put(asked, name, answer === undefined ? undefined : answer === 'yes');
    } else {
      const value = values[at]?.find(acceptsOf(filter));
      put(asked, name, value !== undefined && 'isNumber' in filter ? Number(value) : value);
    }
  }
  return asked;
};

const acceptsOf = (filter: Fetched | Fixed): ((value: string) => boolean) => {
  if ('accepts' in filter) return filter.accepts;
  const { fixed } = filter;
  if (fixed === 'date') return isCalendarDate;
  return typeof fixed === 'function' ? fixed : (value) => isId(fixed, value);
};

/** Statuses with one word are one option: two ticks with the same word would look like an error. */
const optionsOf = (filter: Choices<string>): { value: string; also: string[] }[] => {
  const words = Map.groupBy(filter.choices, (value) => meaningOf(filter, value));
  return [...words.values()].flatMap(([value, ...also]) => (value === undefined ? [] : [{ value, also }]));
};

const withSameWord = (filter: Choices<string>, chosen: readonly string[]): readonly string[] => {
  const meant = new Set(chosen.map((value) => meaningOf(filter, value)));
  return filter.choices.filter((value) => meant.has(meaningOf(filter, value)));
};

const meaningOf = ({ words }: Choices<string>, value: string): string =>
  typeof words === 'object' ? (words[value] ?? value) : value;

const put = (into: Record<string, unknown>, name: string, value: unknown): void => {
  if (value !== undefined) into[name] = value;
};

const wordOf = ({ words }: Choices<string>, value: string, { named, word }: FilterContext): string => {
  if (typeof words === 'function') return words(value, word);
  return typeof words === 'string' ? word(`${words}.${value}`) : named(words, value).label;
};

const entriesOf = (filters: AnyFilters): [name: string, at: string, filter: AnyFilter][] =>
  Object.entries(filters).flatMap(([name, filter]) =>
    filter === undefined
      ? []
      : [[name, (typeof filter === 'string' ? undefined : filter.at) ?? name, filter]],
  );
