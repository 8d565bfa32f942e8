import type { OurRecord, RecordKind } from '@dasbor/domain/reconciliation';
import { settlementPaths } from '../../../shared/paths/money-in/settlements.ts';
import { topUpPaths } from '../../../shared/paths/money-out/top-ups.ts';
import { withdrawalPaths } from '../../../shared/paths/money-out/withdrawals.ts';

const DETAIL: Readonly<Record<RecordKind, (id: string) => string>> = {
  settlement: settlementPaths.detail,
  withdrawal: withdrawalPaths.detail,
  top_up: topUpPaths.detail,
};

/** The page of a record of ours. */
export const recordPath = ({ kind, id }: OurRecord): string => DETAIL[kind](id);
