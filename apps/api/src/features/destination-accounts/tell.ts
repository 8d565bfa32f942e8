import { audit } from '../../platform/audit.ts';
import { outbox } from '../../platform/work/outbox.ts';
import type { Call } from '../../spec/handlers.ts';
import { mailAdded, mailRemoved } from './notice.ts';
import type { DestinationAccountRow } from './rows.ts';

type AccountChange = {
  action:
    | 'destination_account.added'
    | 'destination_account.removed'
    | 'whitelist.account_added'
    | 'whitelist.account_approved'
    | 'whitelist.account_rejected'
    | 'whitelist.account_removed';
  row: DestinationAccountRow;
  after?: object;
};

export type Changing = Pick<Call, 'tx' | 'by' | 'now' | 'mode' | 'deps' | 'session'>;

/** The history, the screens, and by mail whoever has to know. */
export const tell = async (call: Changing, { action, row, after }: AccountChange): Promise<void> => {
  const { tx, by, session } = call;
  await audit.record(tx, by, { action, target: row.id, ...(after && { after }) });
  if (row.own_since !== null)
    await outbox.add(tx, { topic: 'settings.balance_changed', aggregate: session.merchantId, payload: {} });
  if (row.transfer_id !== null) {
    const status = action.replace(/^.*[._]/, '');
    await outbox.add(tx, {
      topic: 'subaccount.whitelist_changed',
      aggregate: row.transfer_id,
      payload: { status },
    });
  }
  const use = action.startsWith('whitelist') ? 'fund_transfers' : 'withdrawals';
  if (action.endsWith('added')) await mailAdded(call, row, use);
  if (action.endsWith('removed')) await mailRemoved(call, row, use);
};
