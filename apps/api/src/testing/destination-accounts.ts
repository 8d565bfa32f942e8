import sql from 'sql-template-tag';
import type { Db } from '../platform/db/db.ts';
import type { TestTenant } from './trade.ts';
import { A_LIVE, idOf } from './trade.ts';

type Account = {
  bank_code?: string;
  /** Its digits decide what the simulated bank answers. */
  account_number?: string;
  account_name?: string;
  created_at?: string;
  is_first?: boolean;
};

/** An account of the merchant that has been in use for months, unless told otherwise. Returns its id; adding it again changes nothing. */
export const addAccount = async (
  db: Db,
  account: Account = {},
  { merchantId, mode }: TestTenant = A_LIVE,
): Promise<string> => {
  const {
    bank_code: bank = 'bca',
    account_number: number = OWN_NUMBER,
    account_name: name = 'PT Kopi A',
    created_at: createdAt = '2026-08-03T03:00:00.000Z',
    is_first: isFirst = false,
  } = account;
  const id = idOf('dac', Number(number));
  await db.system((tx) =>
    tx.run(sql`
      insert into destination_account (merchant_id, mode, id, bank_code, account_number, account_name, bank_account_name, own_since,
                                       is_first, created_by, created_at)
      values (${merchantId}, ${mode}, ${id}, ${bank}, ${number}, ${name}, ${name.toUpperCase()}, ${createdAt}, ${isFirst}, 'Owner', ${createdAt})
      on conflict do nothing`),
  );
  return id;
};

const OWN_NUMBER = '8422647002';
/** What `addAccount` adds. */
export const OWN_ACCOUNT = idOf('dac', Number(OWN_NUMBER));
