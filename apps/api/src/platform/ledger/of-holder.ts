import { THE_MERCHANT } from '@dasbor/domain/ledger';
import type { LedgerHolder } from '@dasbor/domain/ledger';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';

/**
 * The condition of rows with a `subaccount_id` that belong to a holder. With `coalesce(subaccount_id, '')` PostgreSQL could use no index, because
 * it does not take `coalesce` for leakproof and row-level security comes first.
 */
export const ofHolder = (holder: LedgerHolder): Sql =>
  holder === THE_MERCHANT ? sql`subaccount_id is null` : sql`subaccount_id = ${holder}`;
