import { waitsUntil } from '@dasbor/domain/destination-accounts';
import type { SuccessBody } from '../../spec/handlers.ts';
import { BANKS } from '../reference/public.ts';

export type DestinationAccount = SuccessBody<'listDestinationAccounts'>['data'][number];

export type DestinationAccountRow = Omit<DestinationAccount, 'bank_name' | 'waits_until'> & {
  is_first: boolean;
};

export const toDestinationAccount = (
  { is_first: isFirst, ...row }: DestinationAccountRow,
  now: Date,
): DestinationAccount => ({
  ...row,
  bank_name: BANKS.find(({ code }) => code === row.bank_code)?.name ?? row.bank_code,
  waits_until: waitsUntil({ createdAt: row.created_at, isFirst }, now)?.toISOString() ?? null,
});
