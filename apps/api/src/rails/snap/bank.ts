import type { AccountAnswer, PayoutFailure } from '@dasbor/domain/payouts';
import { PAYOUT_FAILURE_CODES } from '@dasbor/domain/payouts';
import { rupiah } from '@dasbor/domain/kernel';
import { snapAmount } from '@dasbor/domain/snap';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import type { BankRail, StatusAnswer, TransferAnswer, TransferToMake } from '../bank/port.ts';
import type { SnapCall } from './client.ts';
import type { SnapReply } from './exchange.ts';
import { TRANSFER_REFUSALS } from './refusals.ts';
import type { SnapService } from './settings.ts';
import { snapTimestamp } from './signing.ts';

type Services = { inquiry: SnapService; transfer: SnapService };
const WITHIN: Services = {
  inquiry: { code: '15', method: 'POST', path: '/v1.0/account-inquiry-internal' },
  transfer: { code: '17', method: 'POST', path: '/v1.0/transfer-intrabank' },
};
const BETWEEN: Services = {
  inquiry: { code: '16', method: 'POST', path: '/v1.0/account-inquiry-external' },
  transfer: { code: '18', method: 'POST', path: '/v1.0/transfer-interbank' },
};
const STATUS: SnapService = { code: '36', method: 'POST', path: '/v1.0/transfer/status' };

export type SnapBankParts = {
  call: SnapCall;
  clock: Clock;
  log: Logger;
  /** Bank Indonesia's code of one of our banks: `014` for `bca`. */
  bankCodeOf: (code: string) => string;
  /** Bank Indonesia's code of the bank itself, if it has services of its own for its accounts. */
  ownCode: string | undefined;
  /** Our own account at the bank, if it asks for it. */
  sourceAccountNo: string | undefined;
};

/** A bank behind SNAP. Our reference is the partnerReferenceNo, which the bank pays once. */
export const snapBank = (parts: SnapBankParts): BankRail => {
  const { call, clock, log, bankCodeOf, ownCode, sourceAccountNo } = parts;
  const servicesFor = (code: string): Services => (bankCodeOf(code) === ownCode ? WITHIN : BETWEEN);
  const beneficiaryOf = (code: string, accountNumber: string) => ({
    beneficiaryAccountNo: accountNumber,
    ...(bankCodeOf(code) !== ownCode && { beneficiaryBankCode: bankCodeOf(code) }),
  });

  const status = async (transfer: TransferToMake): Promise<StatusAnswer> => {
    const { reference } = transfer;
    const reply = await call(STATUS, {
      originalPartnerReferenceNo: reference,
      serviceCode: servicesFor(transfer.bankCode).transfer.code,
    });
    if (reply === 'no_answer') return UNKNOWN;
    if (reply.outcome === NOT_FOUND) return { status: 'absent' };
    if (reply.outcome !== SUCCESSFUL) return UNKNOWN;
    if (isOf(transfer, reply)) return answerOf(transfer, reply);
    log.error({ reference }, 'the bank has another transfer under this reference');
    return UNKNOWN;
  };

  return {
    status,

    transfer: async (transfer) => {
      const reply = await call(servicesFor(transfer.bankCode).transfer, {
        partnerReferenceNo: transfer.reference,
        amount: snapAmount(rupiah(transfer.amount)),
        ...beneficiaryOf(transfer.bankCode, transfer.accountNumber),
        ...(transfer.accountName && { beneficiaryAccountName: transfer.accountName.slice(0, MOST_NAME) }),
        ...(sourceAccountNo && { sourceAccountNo }),
        transactionDate: snapTimestamp(clock.now()),
      });
      if (reply === 'no_answer') return UNKNOWN;
      if (reply.outcome === IN_PROGRESS) return { status: 'processing' };
      // The bank has the reference, or this very call: it says itself what became of it.
      if (reply.outcome === SUCCESSFUL || CONFLICTS.has(reply.outcome)) return known(await status(transfer));
      const failure = TRANSFER_REFUSALS[reply.outcome];
      if (!failure) return UNKNOWN;
      // Of a call that is sent again: a bank may refuse it, by its clock or balance, although it took the first one.
      const before = await status(transfer);
      return before.status === 'absent' ? { status: 'failed', failure } : before;
    },

    inquire: async ({ bankCode, accountNumber }): Promise<AccountAnswer> => {
      const reply = await call(servicesFor(bankCode).inquiry, beneficiaryOf(bankCode, accountNumber));
      if (reply === 'no_answer') return { status: 'no_response' };
      const { beneficiaryAccountName: name } = reply.body;
      if (reply.outcome === SUCCESSFUL && typeof name === 'string' && name.trim() !== '')
        return { status: 'found', name: name.trim() };
      return { status: ACCOUNTS[reply.outcome] ?? 'no_response' };
    },
  };
};

const UNKNOWN = { status: 'unknown' } as const;
const MOST_NAME = 100;
const SUCCESSFUL = '20000';
const IN_PROGRESS = '20200';
const NOT_FOUND = '40401';
/** The X-EXTERNAL-ID, or the partnerReferenceNo, was used before. */
const CONFLICTS: ReadonlySet<string> = new Set(['40900', '40901']);

const ACCOUNTS: Readonly<Record<string, 'not_found' | 'inactive' | 'disturbed'>> = {
  '40411': 'not_found',
  '40412': 'not_found',
  '40318': 'inactive',
  '50000': 'disturbed',
  '50001': 'disturbed',
  '50002': 'disturbed',
};

/** Whether the bank's transfer is ours. An amount that it does not name is not compared by guessing. */
const isOf = ({ amount, accountNumber }: TransferToMake, { body }: SnapReply): boolean => {
  const paid = (body['amount'] ?? {}) as Readonly<Record<string, unknown>>;
  return paid['value'] === snapAmount(rupiah(amount)).value && body['beneficiaryAccountNo'] === accountNumber;
};

const answerOf = (transfer: TransferToMake, { body }: SnapReply): StatusAnswer => {
  switch (body['latestTransactionStatus']) {
    case '00':
      return { status: 'done', bankReference: bankReferenceOf(transfer, body) };
    // Initiated, paying, pending.
    case '01':
    case '02':
    case '03':
      return { status: 'processing' };
    // Refunded, cancelled, failed: the money did not stay with the beneficiary.
    case '04':
    case '05':
    case '06':
      return { status: 'failed', failure: failureOf(body) };
    case '07':
      return { status: 'absent' };
    default:
      return UNKNOWN;
  }
};

/** The network's number, which the beneficiary's bank knows too; else the bank's own. */
const bankReferenceOf = ({ reference }: TransferToMake, body: SnapReply['body']): string => {
  const { referenceNumber, originalReferenceNo } = body;
  return String(referenceNumber ?? originalReferenceNo ?? reference);
};

const failureOf = ({ additionalInfo }: SnapReply['body']): PayoutFailure => {
  const code = (additionalInfo as Readonly<Record<string, unknown>> | undefined)?.['failureCode'];
  return PAYOUT_FAILURE_CODES.find((one) => one === code) ?? 'UNKNOWN_ERROR';
};

/** The bank said that it has the reference, so `absent` is not to be believed. */
const known = (answer: StatusAnswer): TransferAnswer => (answer.status === 'absent' ? UNKNOWN : answer);
