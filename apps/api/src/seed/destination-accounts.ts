import { addDays, jakartaDate, jakartaDayBounds } from '@dasbor/domain/kernel';
import { DEMO_MERCHANTS } from './accounts.ts';
import type { Seeding } from './seeding.ts';
import { ADMIN, APPROVER } from './subaccounts/transfers.ts';

const NOT_ASKED = {
  transfer_id: null,
  transfer_status: null,
  transfer_maker_id: null,
  transfer_maker_name: null,
  transfer_asked_at: null,
  transfer_decider_id: null,
  transfer_decided_by: null,
  transfer_decided_at: null,
};

type Transfers = Record<keyof typeof NOT_ASKED, string | null>;

/** Asked by one person and approved by another. */
export const approvedForTransfers = (account: string, at: Date): Transfers => ({
  transfer_id: account.replace(/^dac_/, 'wla_'),
  transfer_status: 'approved',
  transfer_maker_id: ADMIN.id,
  transfer_maker_name: ADMIN.name,
  transfer_asked_at: at.toISOString(),
  transfer_decider_id: APPROVER.id,
  transfer_decided_by: APPROVER.name,
  transfer_decided_at: at.toISOString(),
});

export type SeededAccount = Transfers & {
  id: string;
  mode: string;
  bank_code: string;
  account_number: string;
  account_name: string;
  bank_account_name: string;
  own_since: string;
  is_first: boolean;
  created_by: string | null;
  created_at: string;
};

/**
 * The merchant's own accounts: the first at BCA, where its withdrawals go; the coffee roaster also has one at Mandiri, and its branches send to
 * the first.
 */
export const ownAccounts = (
  seeding: Seeding,
  { days }: { days: number },
): [SeededAccount, ...SeededAccount[]] => {
  const { ids, now, mode, merchantId, merchantName } = seeding;
  const isRoaster = merchantId === DEMO_MERCHANTS.kopi.id;
  const account = (bank_code: string, account_number: string, daysBack: number): SeededAccount => {
    const { from } = jakartaDayBounds(addDays(jakartaDate(now), -daysBack));
    const id = ids.next('destination_account', from);
    const isFirst = bank_code === 'bca';
    return {
      id,
      mode,
      bank_code,
      account_number,
      account_name: merchantName,
      bank_account_name: merchantName.toUpperCase(),
      own_since: from.toISOString(),
      is_first: isFirst,
      created_by: null,
      created_at: from.toISOString(),
      ...(isRoaster && isFirst ? approvedForTransfers(id, from) : NOT_ASKED),
    };
  };
  const first = account('bca', '8422647002', days + 30);
  return isRoaster ? [first, account('mandiri', '1370012345678', days + 10)] : [first];
};
