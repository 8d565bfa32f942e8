import { type CalendarDate, type Rupiah, toldSum } from '../kernel/index.ts';
import { decideDateRange } from '../lists/index.ts';

export const STATEMENT = {
  longestDays: 366,
  /** A page holds about 35 lines. */
  mostLines: { pdf: 500, xlsx: 20_000 },
} as const;

/** The days of a statement of account. By default, it begins with the month of its end. */
export const decideStatementDays = (
  { to, from = firstOfMonth(to) }: { readonly from?: CalendarDate | undefined; readonly to: CalendarDate },
  today: CalendarDate,
): ReturnType<typeof decideDateRange> => decideDateRange({ from, to }, today, STATEMENT.longestDays);

export const firstOfMonth = (date: CalendarDate): CalendarDate => `${date.slice(0, 7)}-01`;

export type StatementEntry = {
  readonly date: CalendarDate;
  readonly kind: 'invoice' | 'payment';
  readonly amount: Rupiah;
};

export type Statement<Entry extends StatementEntry> = {
  readonly opening: Rupiah;
  /** Each with what the customer owes after it; negative if they paid more. */
  readonly lines: readonly (Entry & { readonly balance: Rupiah })[];
  readonly billed: Rupiah;
  readonly paid: Rupiah;
  readonly closing: Rupiah;
};

/** Entries of a range in order of their days; on one day, invoices before payments. */
export const accountStatement = <Entry extends StatementEntry>(
  opening: Rupiah,
  entries: readonly Entry[],
): Statement<Entry> => {
  let balance = BigInt(opening);
  const lines = entries.toSorted(byDay).map((entry) => {
    balance += entry.kind === 'invoice' ? BigInt(entry.amount) : -BigInt(entry.amount);
    return { ...entry, balance: toldSum([balance]) };
  });
  const sumOf = (kind: StatementEntry['kind']): Rupiah =>
    toldSum(entries.filter((entry) => entry.kind === kind).map(({ amount }) => amount));
  return { opening, lines, billed: sumOf('invoice'), paid: sumOf('payment'), closing: toldSum([balance]) };
};

const byDay = (one: StatementEntry, other: StatementEntry): number => {
  if (one.date !== other.date) return one.date < other.date ? -1 : 1;
  return Number(one.kind === 'payment') - Number(other.kind === 'payment');
};
