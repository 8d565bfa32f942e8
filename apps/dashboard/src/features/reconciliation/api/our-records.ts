import { jakartaDate, rupiah } from '@dasbor/domain/kernel';
import type { OurRecord } from '@dasbor/domain/reconciliation';
import type { components } from '@dasbor/sdk';

type Schemas = components['schemas'];

/** A settlement paid to the merchant itself. A subaccount gets its own at its own bank. */
export const recordsOfSettlement = ({
  id,
  subaccount_id: subaccount,
  settled_at: settledAt,
  amount,
}: Schemas['Settlement']): readonly OurRecord[] =>
  // A negative one moves no money.
  settledAt === null || subaccount !== null || amount <= 0
    ? []
    : [
        {
          key: id,
          kind: 'settlement',
          id,
          date: jakartaDate(settledAt),
          amount: rupiah(amount),
          references: [id],
        },
      ];

/** One for each bank transfer that arrived: above the bank's limit a withdrawal has several. */
export const recordsOfWithdrawal = ({
  id,
  account_number: account,
  transfers,
}: Schemas['Withdrawal']): readonly OurRecord[] =>
  transfers.flatMap(({ reference, amount, status, bank_reference: bankReference, ended_at: endedAt }) =>
    status === 'done' && endedAt !== null
      ? [
          {
            key: reference,
            kind: 'withdrawal' as const,
            id,
            date: jakartaDate(endedAt),
            amount: rupiah(amount),
            references: [reference, ...(bankReference === null ? [] : [bankReference])],
            account,
          },
        ]
      : [],
  );

export const recordsOfTopUp = ({
  id,
  amount,
  completed_at: completedAt,
  va_number: vaNumber,
}: Schemas['TopUp']): readonly OurRecord[] =>
  completedAt === null
    ? []
    : [
        {
          key: id,
          kind: 'top_up',
          id,
          date: jakartaDate(completedAt),
          amount: rupiah(amount),
          references: [id, vaNumber],
        },
      ];
