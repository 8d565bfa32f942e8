import { parseRupiah } from '@dasbor/domain/kernel';
import { decideAmountRange } from '@dasbor/domain/lists';

/** What one parameter of an address may say. */
export interface ParameterRule {
  readonly name: string;
  /** One value at most: of two nobody knows which was meant. */
  readonly single: boolean;
  readonly accepts: (value: string) => boolean;
  /** The parameter that this one may not be less than. */
  readonly notBelow?: string;
}

interface ReadFilters {
  readonly filters: Readonly<Record<string, readonly string[]>>;
  /** The parameters that said something else than what they may: the person is told. */
  readonly ignored: readonly string[];
}

/** The one place that decides which filters an address holds: chips, panel and query all show and ask what is read here. */
export function readFilters(params: URLSearchParams, rules: readonly ParameterRule[]): ReadFilters {
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
}

/** `status=failed,completed`, and `status=failed&status=completed` as another page may write it. */
export function readValues(params: URLSearchParams, name: string): readonly string[] {
  const values = params.getAll(name).join(',').split(',');
  return [...new Set(values)].filter((value) => value !== '');
}

export function isAmount(text: string): boolean {
  return parseRupiah(text).ok;
}

function amount(values: readonly string[] | undefined): number | undefined {
  const parsed = parseRupiah(values?.[0] ?? '');
  return parsed.ok ? parsed.value : undefined;
}
