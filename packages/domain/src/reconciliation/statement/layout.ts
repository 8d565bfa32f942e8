import { shortHash } from '../content-key.ts';
import { RECONCILIATION_POLICY } from '../policy.ts';
import { readStatementAmount } from './amount.ts';
import { readStatementDay } from './day.ts';
import { STATEMENT_FIELDS, type StatementMapping } from './mapping.ts';
import { OTHER_TITLES, type Preset, PRESETS, type StatementBank, titleOf } from './presets.ts';
import { isFilled, type SheetRow, textAt } from './sheet.ts';

export type Layout = {
  /** The index of the row with the titles; the transactions follow it. */
  readonly headerAt: number;
  /** Plain titles by column. */
  readonly titles: readonly string[];
  readonly mapping: StatementMapping;
  /** The bank whose layout it is; null if a person chose the columns. */
  readonly bank: StatementBank | null;
};

export type FoundLayout =
  | { readonly kind: 'known'; readonly layout: Layout }
  /** A person chooses the columns. `layout.mapping` is a suggestion, and may be incomplete. */
  | { readonly kind: 'unknown'; readonly layout: Layout }
  /** No column has days, or none has amounts. */
  | { readonly kind: 'no-statement' };

/** Columns that a person chose before, by the key of their header. */
export type RememberedMapping = (header: string) => StatementMapping | undefined;

/** A hash, because a file without titles has names and amounts in their place, which are not stored. */
export const headerKey = (titles: readonly string[]): string => shortHash(titles.map((title) => `${title}|`));

/** Finds the titles: those of a bank, those that a person mapped before, or the row that looks most like them. */
export const findLayout = (rows: readonly SheetRow[], remembered: RememberedMapping): FoundLayout => {
  const heads = rows
    .slice(0, RECONCILIATION_POLICY.headerWithin)
    .map((row, headerAt) => ({ headerAt, titles: titlesOf(row) }));
  for (const head of heads) {
    const mapping = remembered(headerKey(head.titles));
    if (mapping) return { kind: 'known', layout: { ...head, mapping, bank: null } };
  }
  for (const head of heads) {
    for (const preset of PRESETS) {
      const mapping = mappingOf(preset, head.titles);
      if (mapping) return { kind: 'known', layout: { ...head, mapping, bank: preset.bank } };
    }
  }
  const [likely] = heads
    .map((head) => ({ ...head, filled: head.titles.filter((title) => /\p{L}/u.test(title)).length }))
    .sort((a, b) => b.filled - a.filled);
  if (!likely || likely.filled < FEWEST_COLUMNS) return { kind: 'no-statement' };
  const { headerAt, titles } = likely;
  const below = rows.slice(headerAt + 1, headerAt + 1 + SAMPLE);
  const isDay = (text: string) => readStatementDay(text, undefined) !== null;
  const days = columnsLike(titles, below, isDay);
  const amounts = columnsLike(titles, below, (text) => readStatementAmount(text) !== null && !isDay(text));
  if (days.length === 0 || amounts.length === 0) return { kind: 'no-statement' };
  return { kind: 'unknown', layout: { headerAt, titles, mapping: suggested(titles, days), bank: null } };
};

/** A day, a description and an amount. */
const FEWEST_COLUMNS = 3;
const SAMPLE = 200;

const titlesOf = (row: SheetRow): readonly string[] =>
  Array.from(row.cells, (_, column) => titleOf(textAt(row, column)));

const mappingOf = ({ titles: wanted, needs, details = [] }: Preset, titles: readonly string[]) => {
  const fields = Object.entries(wanted).map(([field, title]) => [field, titles.indexOf(title)] as const);
  if (fields.some(([, column]) => column < 0) || needs.some((title) => !titles.includes(title))) return null;
  const mapping = Object.fromEntries(fields) as StatementMapping;
  const used = new Set(fields.map(([, column]) => column));
  const more = titles.flatMap((title, column) =>
    details.includes(title) && !used.has(column) ? [column] : [],
  );
  const { amount, mark } = mapping;
  const isMarkBeside = amount !== undefined && mark === undefined && titles[amount + 1] === '';
  return {
    ...mapping,
    ...(isMarkBeside && { mark: amount + 1 }),
    ...(more.length > 0 && { details: more }),
  };
};

/** Columns of which at least half of the filled cells are such texts. */
const columnsLike = (
  titles: readonly string[],
  rows: readonly SheetRow[],
  isLike: (text: string) => boolean,
): readonly number[] =>
  titles.flatMap((_, column) => {
    const filled = rows.filter(({ cells }) => isFilled(cells[column]));
    const alike = filled.filter((row) => isLike(textAt(row, column)));
    return alike.length > 0 && alike.length * 2 >= filled.length ? [column] : [];
  });

const suggested = (titles: readonly string[], days: readonly number[]): StatementMapping => {
  const found = STATEMENT_FIELDS.map((field) => [
    field,
    titles.findIndex((title) => OTHER_TITLES[field].includes(title)),
  ]);
  const mapping = Object.fromEntries(found.filter(([, column]) => Number(column) >= 0)) as StatementMapping;
  const date = mapping.date ?? days[0];
  return { ...mapping, ...(date !== undefined && { date }) };
};
