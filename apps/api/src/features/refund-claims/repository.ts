import type { RefundLinkState } from '@dasbor/domain/refund-claims';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { Mode } from '../../platform/merchant/mode.ts';

/** Before the merchant is known. */
export const findMerchantOf = (
  tx: Tx,
  tokenHash: string,
): Promise<{ merchant_id: string; mode: Mode } | undefined> =>
  tx.maybe(sql`select merchant_id, mode from refund_link where token_hash = ${tokenHash}`);

export type LinkRow = {
  refund_id: string;
  state: RefundLinkState;
  expires_at: string;
  claimed_at: string | null;
  merchant_name: string;
  is_suspended: boolean;
  feature_config: Record<string, unknown>;
  clock_ahead_ms: string;
};

export const findLink = (tx: Tx, tokenHash: string): Promise<LinkRow> =>
  tx.one<LinkRow>(sql`
    select l.refund_id, l.state, l.expires_at, l.claimed_at, m.name as merchant_name, m.is_suspended, mm.feature_config,
           mm.clock_ahead_ms
      from refund_link l
      join merchant m on m.merchant_id = l.merchant_id
      join merchant_mode mm on mm.merchant_id = l.merchant_id and mm.mode = l.mode
     where l.token_hash = ${tokenHash}`);

/** After the last inquiry, or refused ones, the account that it found can still be claimed. */
const INQUIRIES = { most: { inquiry: 10, claim: 13 }, perMs: 3_600_000 } as const;

/**
 * Counts before a bank is asked, so that concurrent calls all count. Returns the seconds to wait, or undefined if the bank may be asked.
 */
export const countInquiry = async (
  tx: Tx,
  tokenHash: string,
  { now, occasion }: { now: Date; occasion: keyof typeof INQUIRIES.most },
): Promise<number | undefined> => {
  const most = INQUIRIES.most[occasion];
  const begins = new Date(now.getTime() - INQUIRIES.perMs);
  const { inquiries, inquiries_since: since } = await tx.one<{
    inquiries: number;
    inquiries_since: string;
  }>(sql`
    update refund_link
       set inquiries = case when inquiries_since > ${begins} then least(inquiries + 1, greatest(inquiries, ${most + 1}::int)) else 1 end,
           inquiries_since = case when inquiries_since > ${begins} then inquiries_since else ${now} end
     where token_hash = ${tokenHash} returning inquiries, inquiries_since`);
  if (inquiries <= most) return undefined;
  return Math.ceil((Date.parse(since) + INQUIRIES.perMs - now.getTime()) / 1000);
};
