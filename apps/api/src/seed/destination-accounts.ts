import { addDays, jakartaDate, jakartaDayBounds } from '@dasbor/domain/kernel';
import { DEMO_MERCHANTS } from './accounts.ts';
import type { Seeding } from './seeding.ts';

export type SeededAccount = {
  id: string;
  mode: string;
  bank_code: string;
  account_number: string;
  account_name: string;
  bank_account_name: string;
  is_first: boolean;
  created_by: string | null;
  created_at: string;
};

/** The merchant's own accounts: the first at BCA, where its withdrawals go; the coffee roaster also has one at Mandiri. */
export const ownAccounts = (
  seeding: Seeding,
  { days }: { days: number },
): [SeededAccount, ...SeededAccount[]] => {
  const { ids, now, mode, merchantId, merchantName } = seeding;
  const account = (bank_code: string, account_number: string, daysBack: number): SeededAccount => {
    const { from } = jakartaDayBounds(addDays(jakartaDate(now), -daysBack));
    return {
      id: ids.next('destination_account', from),
      mode,
      bank_code,
      account_number,
      account_name: merchantName,
      bank_account_name: merchantName.toUpperCase(),
      is_first: bank_code === 'bca',
      created_by: null,
      created_at: from.toISOString(),
    };
  };
  const first = account('bca', '8422647002', days + 30);
  return merchantId === DEMO_MERCHANTS.kopi.id
    ? [first, account('mandiri', '1370012345678', days + 10)]
    : [first];
};
