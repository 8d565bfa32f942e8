import { parseRupiah } from '@dasbor/domain/kernel';
import { decideAmountRange } from '@dasbor/domain/lists';

/** The valid values of one address parameter. */
export type ParameterRule = {
  readonly name: string;
  /** At most one value. If there are two, the intended one is unknown. */
  readonly single: boolean;
  readonly accepts: (value: string) => boolean;
  /** The parameter whose value is the minimum for this one. */
  readonly notBelow?: string;
};

type ReadFilters = {
  readonly filters: Readonly<Record<string, readonly string[]>>;
  /** Parameters with invalid values, which the page reports to the user. */
  readonly ignored: readonly string[];
};

/** The only place that reads filters from an address. Chips, panel and query all use the result. */
export const readFilters = (params: URLSearchParams, rules: readonly ParameterRule[]): ReadFilters => {
  const filters = new Map<string, readonly string[]>();
  const ignored = new Set<string>();

  for (const rule of rules) {
    const values = readValues(params, rule.name);
    const known = values.filter(rule.accepts);
    if (known.length < values.length || (rule.single && values.length > 1)) ignored.add(rule.name);
    if (known.length > 0 && !(rule.single && values.length > 1)) filters.set(rule.name, known);
  }
  for (const { name, notBelow } of rules) {
    if (notBelow === undefined) continue;
    const range = { least: amount(filters.get(notBelow)), most: amount(filters.get(name)) };
    if (decideAmountRange(range).ok) continue;
    for (const both of [notBelow, name]) {
      filters.delete(both);
      ignored.add(both);
    }
  }
  return { filters: Object.fromEntries(filters), ignored: [...ignored] };
};

/** Accepts `status=failed,completed`, and also `status=failed&status=completed` from other sources. */
export const readValues = (params: URLSearchParams, name: string): readonly string[] => {
  const values = params.getAll(name).join(',').split(',');
  return [...new Set(values)].filter((value) => value !== '');
};

export const isAmount = (text: string): boolean => parseRupiah(text).ok;

const amount = (values: readonly string[] | undefined): number | undefined => {
  const parsed = parseRupiah(values?.[0] ?? '');
  return parsed.ok ? parsed.value : undefined;
};
