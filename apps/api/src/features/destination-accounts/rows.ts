import { maskAccountNumber } from '@dasbor/domain/access';
import { limitOf } from '@dasbor/domain/destination-accounts';
import type { AccountUse, ListedAccount } from '@dasbor/domain/destination-accounts';
import { rupiah } from '@dasbor/domain/kernel';
import type { SuccessBody } from '../../spec/handlers.ts';
import { BANKS } from '../reference/public.ts';

export type DestinationAccount = SuccessBody<'listDestinationAccounts'>['data'][number];
type Permission = NonNullable<DestinationAccount['fund_transfers']>;

export type DestinationAccountRow = Omit<
  DestinationAccount,
  'bank_name' | 'waits_until' | 'most_now' | 'is_own' | 'fund_transfers'
> & {
  /** Since when it receives withdrawals; null if it is none of the merchant's own. */
  own_since: string | null;
  is_first: boolean;
  /** Withdrawn to it since then. */
  taken: string;
  /** The request for fund transfers; all null if nobody asked. */
  transfer_id: string | null;
  transfer_status: Permission['status'] | null;
  transfer_maker_id: string | null;
  transfer_maker_name: string | null;
  transfer_asked_at: string | null;
  transfer_decided_by: string | null;
  transfer_decided_at: string | null;
};

export const limitOfRow = (row: DestinationAccountRow, now: Date) =>
  row.own_since === null
    ? null
    : limitOf({ ownSince: row.own_since, isFirst: row.is_first }, rupiah(Number(row.taken)), now);

/** As the rules read it. */
export const toListed = (row: DestinationAccountRow | undefined): ListedAccount | undefined =>
  row && {
    isOwn: row.own_since !== null,
    accountName: row.account_name,
    bankAccountName: row.bank_account_name,
    transfers: row.transfer_status,
  };

const bankName = (code: string): string => BANKS.find((bank) => bank.code === code)?.name ?? code;

type Reader = { uses: readonly AccountUse[]; masked: boolean };

/** Whether it has to do with what the reader may see. */
export const isShownFor = (
  row: Pick<DestinationAccountRow, 'own_since' | 'transfer_id'>,
  uses: readonly AccountUse[],
): boolean =>
  (row.own_since !== null && uses.includes('withdrawals')) ||
  (row.transfer_id !== null && uses.includes('fund_transfers'));

/** Their own account is no personal data for people who withdraw to it. */
const shownNumber = (
  row: Pick<DestinationAccountRow, 'own_since' | 'account_number'>,
  { uses, masked }: Reader,
) =>
  masked && !(row.own_since !== null && uses.includes('withdrawals'))
    ? maskAccountNumber(row.account_number)
    : row.account_number;

export type NamedAccount = Pick<
  DestinationAccountRow,
  'bank_code' | 'account_number' | 'account_name' | 'own_since' | 'transfer_id'
>;

/** Bank, number and holder; null for a reader who may not see the account. */
export const nameOfAccount = (row: NamedAccount, reader: Reader): string | null =>
  isShownFor(row, reader.uses)
    ? `${bankName(row.bank_code)} ${shownNumber(row, reader)} · ${row.account_name}`
    : null;

export const toDestinationAccount = (
  row: DestinationAccountRow,
  { now, uses, masked }: Reader & { now: Date },
): DestinationAccount => {
  const seesWithdrawals = uses.includes('withdrawals');
  const limit = seesWithdrawals ? limitOfRow(row, now) : null;
  return {
    id: row.id,
    bank_code: row.bank_code,
    bank_name: bankName(row.bank_code),
    account_number: shownNumber(row, { uses, masked }),
    account_name: row.account_name,
    bank_account_name: row.bank_account_name,
    waits_until: limit && new Date(limit.until).toISOString(),
    most_now: limit && limit.most,
    used_by: seesWithdrawals ? row.used_by : [],
    created_by: row.created_by,
    created_at: row.created_at,
    last_used_at: seesWithdrawals ? row.last_used_at : null,
    is_own: row.own_since !== null,
    fund_transfers: uses.includes('fund_transfers') ? toPermission(row) : null,
  };
};

/** The view of the list by fund_transfer_whitelist. */
export type WhitelistedAccount = SuccessBody<'addWhitelistedAccount'>['data'];
export type WhitelistedAccountRow = Omit<WhitelistedAccount, 'bank_name'>;

export const toWhitelistedAccount = (row: WhitelistedAccountRow, masked: boolean): WhitelistedAccount => ({
  ...row,
  bank_name: bankName(row.bank_code),
  account_number: masked ? maskAccountNumber(row.account_number) : row.account_number,
});

const toPermission = (row: DestinationAccountRow): Permission | null =>
  row.transfer_id === null || row.transfer_status === null || row.transfer_asked_at === null
    ? null
    : {
        id: row.transfer_id,
        status: row.transfer_status,
        maker_id: row.transfer_maker_id,
        maker_name: row.transfer_maker_name,
        asked_at: row.transfer_asked_at,
        decided_by: row.transfer_decided_by,
        decided_at: row.transfer_decided_at,
      };
