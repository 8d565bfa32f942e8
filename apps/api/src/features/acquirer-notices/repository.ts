import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { Mode } from '../../platform/merchant/mode.ts';

export type Inquiry = { merchant_id: string; mode: Mode; id: string; asked: number; expires_at: string };

export const insertInquiry = async (
  tx: Tx,
  { id, expiresAt, askAt }: { id: string; expiresAt: Date; askAt: Date },
): Promise<void> => {
  await tx.run(sql`
    insert into acquirer_inquiry (merchant_id, mode, id, expires_at, ask_at)
    values (current_setting('app.merchant_id'), current_setting('app.mode'), ${id}, ${expiresAt}, ${askAt})`);
};

/** What is due. Nobody else gets it before `until`. */
export const claimInquiries = (
  tx: Tx,
  { now, until, most }: { now: Date; until: Date; most: number },
): Promise<Inquiry[]> =>
  tx.rows<Inquiry>(sql`
    with due as (
      select ctid as place from acquirer_inquiry where ask_at <= ${now} order by ask_at limit ${most} for update skip locked
    )
    update acquirer_inquiry i set ask_at = ${until} from due where i.ctid = due.place
    returning i.merchant_id, i.mode, i.id, i.asked, i.expires_at`);

/** Without a time it is not asked about again. */
export const postponeInquiry = async (
  tx: Tx,
  { id, askAt }: { id: string; askAt: Date | null },
): Promise<void> => {
  await tx.run(
    askAt === null
      ? sql`delete from acquirer_inquiry where id = ${id}`
      : sql`update acquirer_inquiry set asked = asked + 1, ask_at = ${askAt} where id = ${id}`,
  );
};

export const endInquiry = (tx: Tx, id: string): Promise<void> => postponeInquiry(tx, { id, askAt: null });

export type NoticeOwner = { merchant_id: string; is_top_up: boolean };

/** Whose payment or top up a notice is about. Its sender knows no merchants, so this runs as the system. */
export const findOwner = (tx: Tx, id: string, mode: Mode): Promise<NoticeOwner | undefined> =>
  tx.maybe<NoticeOwner>(sql`
    select merchant_id, false as is_top_up from payment where id = ${id} and mode = ${mode}
    union all
    select merchant_id, true from top_up where id = ${id} and mode = ${mode}`);
