import { rangesOf } from '@dasbor/domain/ledger';
import type { MoneyRange } from '@dasbor/domain/ledger';
import type { SuccessBody } from '../../spec/handlers.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { balanceEntriesOf, partOfSettlement, recordsAlong, unspentOf } from './follow-repository.ts';
import type { MoneyPart } from './follow-repository.ts';

type Trace = SuccessBody<'traceMoney'>['data'];

/** What paid for the money of a record, and what was paid with it. Records that the caller may not view are combined. */
export const followMoney = async (
  tx: Tx,
  reference: string,
  mayView: (id: string) => boolean,
): Promise<Pick<Trace, 'sources' | 'uses' | 'unspent' | 'is_complete'>> => {
  const ranges = reference.startsWith('pay_')
    ? await partOfSettlement(tx, reference)
    : rangesOf(await balanceEntriesOf(tx, reference));
  const [paid, received] = [of(ranges, 'paid'), of(ranges, 'received')];
  const sources = await recordsAlong(tx, paid);
  const uses = await recordsAlong(tx, received);
  const unspent = await unspentOf(tx, received);
  const isFollowed = sources.followed === sizeOf(paid) && uses.followed === sizeOf(received) - unspent;
  return {
    sources: combined(sources.records, mayView),
    uses: combined(uses.records, mayView),
    unspent,
    is_complete: isFollowed && !sources.isCut && !uses.isCut,
  };
};

const of = (ranges: readonly MoneyRange[], direction: MoneyRange['direction']) =>
  ranges.filter((range) => range.direction === direction);

const sizeOf = (ranges: readonly MoneyRange[]) =>
  ranges.reduce((total, { from, to }) => total + to - from, 0);

const combined = (records: readonly MoneyPart[], mayView: (id: string) => boolean) => {
  const hidden = records.filter(({ record }) => !mayView(record));
  const shown = records
    .filter(({ record }) => mayView(record))
    .map(({ record, at, amount }) => ({ reference_id: record, at, amount: Number(amount) }));
  const [first] = hidden;
  if (!first) return shown;
  const amount = hidden.reduce((total, part) => total + Number(part.amount), 0);
  return [...shown, { reference_id: null, at: first.at, amount }];
};
