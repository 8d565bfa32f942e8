import { postedAs, transactionKindsOf } from '@dasbor/domain/transactions';
import type { TransferKind } from '@dasbor/domain/ledger';
import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import { matchesSearch } from '../../platform/list/find.ts';
import type { Call } from '../../spec/handlers.ts';
import { ofRecord } from './named.ts';
import { inSpan, sumKinds, sumMatching } from './repository.ts';
import type { MovementSums, Span } from './repository.ts';

type Asked = Pick<Call<'listTransactions'>, 'session'> & {
  query: Pick<Call<'listTransactions'>['query'], 'search' | 'filters'>;
};

/** What a caller's filters select, as conditions and as the sums of what they select. */
export type Selected = {
  /** The kinds that are asked for and may be seen, as the ledger names them. */
  kinds: readonly TransferKind[];
  condition: Sql;
  /** Whether every row of the kinds matches, apart from its direction. Then the sums need no reading of rows. */
  isWhole: boolean;
};

export const selectedBy = ({ session, query }: Asked): Selected => {
  const { kind: wanted, direction, amount_min: least, amount_max: most } = query.filters ?? {};
  const { shown } = transactionKindsOf(session);
  const kinds = postedAs(wanted ? shown.filter((kind) => wanted.includes(kind)) : shown);
  return {
    kinds,
    condition: sql`
      and kind = any(${kinds}::text[])
      ${direction ? DIRECTIONS[direction] : empty}
      ${least === undefined ? empty : sql`and abs(amount + fee) >= ${least}::bigint`}
      ${most === undefined ? empty : sql`and abs(amount + fee) <= ${most}::bigint`}`,
    isWhole: least === undefined && most === undefined && !query.search?.trim(),
  };
};

const DIRECTIONS: Readonly<Record<'in' | 'out', Sql>> = {
  in: sql`and amount > 0`,
  out: sql`and amount < 0`,
};

/** The condition of a search within these days. */
export const foundIn = (days: Sql, { search }: Asked['query']): Sql =>
  matchesSearch(search, { orMatches: (patterns) => ofRecord(patterns, days) });

/**
 * The sums of what is selected in a span.
 * @param found the condition of the search
 */
export const sumSelected = async (
  tx: Tx,
  { query, selected, span, found }: Pick<Asked, 'query'> & { selected: Selected; span: Span; found: Sql },
): Promise<MovementSums> => {
  if (!selected.isWhole) return sumMatching(tx, sql`${inSpan(span)} ${found} ${selected.condition}`);
  const sums = await sumKinds(tx, selected.kinds, span);
  const direction = query.filters?.direction;
  return {
    money_in: direction === 'out' ? 0n : sums.money_in,
    money_out: direction === 'in' ? 0n : sums.money_out,
  };
};
