import { maskAccountNumber } from '@dasbor/domain/access';
import type { TransferStatus } from '@dasbor/domain/payouts';
import type { SuccessBody } from '../../spec/handlers.ts';

type Attempt = SuccessBody<'getRefund'>['data']['attempts'][number];

/** A transfer of an instant refund, as JSON of the database. */
export type TransferOfRefund = Record<
  'reference' | 'bank_code' | 'account_number' | 'account_name',
  string
> & {
  attempt: number;
  status: TransferStatus;
  failure_code: string | null;
  sent_at: string | null;
  ended_at: string | null;
};

/** A customer sees no difference between sending and an unknown result, and neither does the merchant. */
const STATUSES = {
  waiting: 'waiting',
  sending: 'processing',
  unknown: 'processing',
  done: 'done',
  failed: 'failed',
} as const satisfies Record<TransferStatus, Attempt['status']>;

export const toAttempt = (transfer: TransferOfRefund): Attempt => ({
  number: transfer.attempt,
  disbursement_id: transfer.reference,
  destination: {
    bank_code: transfer.bank_code,
    account_number: maskAccountNumber(transfer.account_number),
    account_name: transfer.account_name,
  },
  status: STATUSES[transfer.status],
  failure_code: transfer.failure_code,
  sent_at: inUtc(transfer.sent_at),
  ended_at: inUtc(transfer.ended_at),
});

const inUtc = (at: string | null): string | null => at && new Date(at).toISOString();
