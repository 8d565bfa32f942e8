import { type Group, noteKey, type ReconciliationRow } from '@dasbor/domain/reconciliation';

export const SORTS = ['date', 'amount', 'description'] as const;
export type Sort = (typeof SORTS)[number];

export type View = {
  readonly search: string;
  readonly sort: Sort;
  readonly isDescending: boolean;
};

export const FIRST_VIEW: View = { search: '', sort: 'date', isDescending: false };

type Shown = {
  readonly group: Group;
  readonly view: View;
  readonly notes: Readonly<Record<string, string>>;
};

/** The rows of a group, searched and sorted. The worker delivers them by date, so that the first view sorts nothing. */
export const shownRows = (
  rows: readonly ReconciliationRow[],
  { group, view, notes }: Shown,
): readonly ReconciliationRow[] => {
  const { search, sort, isDescending } = view;
  const isFound = finder(search);
  const found = rows.filter((row) => row.group === group && isFound(row, notes[noteKey(row)]));
  if (sort === 'amount') found.sort((a, b) => amountOf(a) - amountOf(b));
  if (sort === 'description') found.sort((a, b) => order(descriptionOf(a), descriptionOf(b)));
  return isDescending ? found.toReversed() : found;
};

/** Finds descriptions, IDs, references, notes, and amounts written with or without separators. */
const finder = (search: string) => {
  const wanted = search.trim().toLowerCase();
  const [, digits] = /^(?:rp\s*)?([\d.,]+)$/.exec(wanted) ?? [];
  const amount = digits?.replaceAll(/[.,]/g, '');
  const isText = (text: string): boolean => text.toLowerCase().includes(wanted);
  return ({ lines, records }: ReconciliationRow, note = ''): boolean =>
    wanted === '' ||
    isText(note) ||
    lines.some((line) => isText(line.description)) ||
    records.some(({ id, references }) => isText(id) || references.some(isText)) ||
    (amount !== undefined &&
      amount !== '' &&
      [...lines, ...records].some((one) => String(one.amount).includes(amount)));
};

const amountOf = ({ lines, records }: ReconciliationRow): number =>
  [...(lines.length > 0 ? lines : records)].reduce((sum, { amount }) => sum + amount, 0);

const descriptionOf = ({ lines: [line], records: [record] }: ReconciliationRow): string =>
  line?.description ?? record?.id ?? '';

const order = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);
