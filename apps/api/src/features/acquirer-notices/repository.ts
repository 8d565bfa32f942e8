import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { Mode } from '../../platform/merchant/mode.ts';

export type NoticeOwner = { merchant_id: string; is_top_up: boolean };

/** Whose payment or top up a notice is about. Its sender knows no merchants, so this runs as the system. */
export const findOwner = (tx: Tx, id: string, mode: Mode): Promise<NoticeOwner | undefined> =>
  tx.maybe<NoticeOwner>(sql`
    select merchant_id, false as is_top_up from payment where id = ${id} and mode = ${mode}
    union all
    select merchant_id, true from top_up where id = ${id} and mode = ${mode}`);
