import { topUpPaths } from '../../top-ups/paths.ts';
import { withdrawalPaths } from '../../withdrawals/paths.ts';
import type { BalanceEntry } from '../api/types.ts';

type Kind = BalanceEntry['kind'];

interface KindView {
  /** Its key in the words: a dot parts keys there. */
  word: KindWord;
  /** The page of what it is about, where the dashboard has one. */
  page?: (referenceId: string) => string;
}

type WithUnderscore<K> = K extends `${infer Of}.${infer Step}` ? `${Of}_${Step}` : never;
type KindWord = WithUnderscore<Kind>;

const KINDS: Readonly<Record<Kind, KindView>> = {
  'settlement.settled': { word: 'settlement_settled' },
  'top_up.paid': { word: 'top_up_paid', page: topUpPaths.detail },
  'withdrawal.reserved': { word: 'withdrawal_reserved', page: withdrawalPaths.detail },
  'withdrawal.released': { word: 'withdrawal_released', page: withdrawalPaths.detail },
  'disbursement.reserved': { word: 'disbursement_reserved' },
  'disbursement.released': { word: 'disbursement_released' },
  'fund_transfer.reserved': { word: 'fund_transfer_reserved' },
  'fund_transfer.released': { word: 'fund_transfer_released' },
  'fund_transfer.moved': { word: 'fund_transfer_moved' },
};

export const ENTRY_KINDS = Object.keys(KINDS) as readonly Kind[];
export const DIRECTIONS = ['debit', 'credit'] as const;

/** Null for what a newer server may add: it is named as the server named it. */
export function kindWord(kind: string): KindWord | null {
  const known = knownKind(kind);
  return known ? KINDS[known].word : null;
}

export function pageOf({
  kind,
  reference_id: id,
}: Pick<BalanceEntry, 'kind' | 'reference_id'>): string | null {
  const known = knownKind(kind);
  return (known && KINDS[known].page?.(ownerOf(id))) ?? null;
}

/** One of several transfers to a bank is known by its payout and its number: `wdr_01K…-2`. */
function ownerOf(referenceId: string): string {
  return referenceId.replace(/-\d+$/, '');
}

function knownKind(kind: string): Kind | null {
  return ENTRY_KINDS.find((one) => one === kind) ?? null;
}
