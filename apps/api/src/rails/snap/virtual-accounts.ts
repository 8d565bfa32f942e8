import { FAILURE_CODES } from '@dasbor/domain/payments';
import { rupiah } from '@dasbor/domain/kernel';
import { snapAmount } from '@dasbor/domain/snap';
import type { Logger } from 'pino';
import { outside, sameInEachAttempt } from '../../platform/db/outside.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { AcquirerAnswer, AcquirerRail, Begun, PaymentAtAcquirer } from '../acquirer/port.ts';
import type { SnapCall } from './client.ts';
import type { SnapReply } from './exchange.ts';
import type { SnapService } from './settings.ts';
import { snapTimestamp } from './signing.ts';

const STATUS: SnapService = { code: '26', method: 'POST', path: '/v1.0/transfer-va/status' };
const CREATE: SnapService = { code: '27', method: 'POST', path: '/v1.0/transfer-va/create-va' };
const DELETE: SnapService = { code: '31', method: 'DELETE', path: '/v1.0/transfer-va/delete-va' };

export type SnapVirtualAccountsParts = {
  call: SnapCall;
  log: Logger;
  /** The digits that the acquirer gave us; every number begins with them (partnerServiceId). */
  companyCode: string;
  /** The bank as customers know it: `Bank BNI`. */
  bankName: string;
  /** Digits of our own, unique for ever (customerNo). */
  nextCustomerNo: (tx: Tx) => Promise<string>;
};

/** An acquirer of virtual accounts behind SNAP. Our payment id is its trxId, and a number takes one payment of one amount. */
export const snapVirtualAccounts = (parts: SnapVirtualAccountsParts): AcquirerRail => {
  const { log, companyCode, bankName, nextCustomerNo } = parts;
  const call: SnapCall = (service, body) =>
    outside(`${service.path} ${JSON.stringify(body)}`, () => parts.call(service, body));
  const namesOf = ({ id, virtualAccountNumber }: PaymentAtAcquirer) => ({
    ...numberOf(companyCode, virtualAccountNumber ?? ''),
    trxId: id,
  });

  const enquire = async (payment: PaymentAtAcquirer): Promise<AcquirerAnswer | 'unreachable'> => {
    const { trxId, ...number } = namesOf(payment);
    const reply = await call(STATUS, { ...number, inquiryRequestId: trxId });
    if (reply === 'no_answer') return 'unreachable';
    if (NOT_FOUND.has(reply.outcome)) return bare('started');
    if (reply.outcome !== SUCCESSFUL) return 'unreachable';
    const data = dataOf(reply);
    if (data['trxId'] !== payment.id) {
      log.error({ payment: payment.id }, 'the acquirer has another payment under this number');
      return 'unreachable';
    }
    return answerOf(data, bankName) ?? 'unreachable';
  };

  return {
    charge: async (tx, { id, merchantName, amount, expiresAt }) => {
      const customerNo = await sameInEachAttempt(`number of ${id}`, () => nextCustomerNo(tx));
      const number = `${companyCode}${customerNo}`;
      const totalAmount = snapAmount(rupiah(amount));
      const reply = await call(CREATE, {
        ...numberOf(companyCode, number),
        virtualAccountName: merchantName.toUpperCase(),
        trxId: id,
        totalAmount,
        virtualAccountTrxType: CLOSED,
        expiredDate: snapTimestamp(expiresAt),
      });
      if (reply === 'no_answer' || reply.outcome !== SUCCESSFUL) return 'unreachable';
      const { virtualAccountNo, totalAmount: billed } = dataOf(reply);
      if (String(virtualAccountNo).trim() !== number || valueOf(billed) !== totalAmount.value) {
        log.error({ payment: id }, 'the acquirer opened another number or amount than asked');
        return 'unreachable';
      }
      return { ...WAITING, virtualAccountNumber: number };
    },

    enquire: (_, payment) => enquire(payment),

    withdraw: async (_, payment) => {
      const reply = await call(DELETE, namesOf(payment));
      if (reply === 'no_answer') return 'unreachable';
      if (reply.outcome === SUCCESSFUL) return CANCELLED;
      // Paid, ended, or never known: the acquirer says which.
      const answer = await enquire(payment);
      if (answer === 'unreachable' || answer.status === 'processing') return 'unreachable';
      return answer.status === 'started' ? CANCELLED : answer;
    },

    // A bank cannot pull a transfer back. The product returns such money by a transfer of its own.
    refund: async () => ({ status: 'failed', failure: NO_REFUNDS }),
  };
};

const SUCCESSFUL = '20000';
const NOT_FOUND: ReadonlySet<string> = new Set(['40401', '40412']);
/** Takes exactly the amount. */
const CLOSED = 'C';
const SERVICE_WIDTH = 8;

const WAITING: Begun = {
  status: 'processing',
  virtualAccountNumber: null,
  qrisContent: null,
  paymentCode: null,
  redirectUrl: null,
};

const NO_REFUNDS = { code: 'NOT_SUPPORTED', message: 'Virtual account tidak dapat di-refund oleh bank.' };

const bare = (status: AcquirerAnswer['status']): AcquirerAnswer => ({
  status,
  paidAmount: 0,
  issuerName: null,
  retrievalReferenceNumber: null,
  failure: null,
});

const CANCELLED: AcquirerAnswer = {
  ...bare('cancelled'),
  failure: { code: FAILURE_CODES.cancelledByMerchant, message: 'Dibatalkan oleh merchant.' },
};

/** The standard pads the company's digits to eight, on the left. */
const numberOf = (companyCode: string, number: string) => {
  const partnerServiceId = companyCode.padStart(SERVICE_WIDTH);
  const customerNo = number.slice(companyCode.length);
  return { partnerServiceId, customerNo, virtualAccountNo: `${partnerServiceId}${customerNo}` };
};

const dataOf = ({ body }: SnapReply): Readonly<Record<string, unknown>> =>
  (body['virtualAccountData'] ?? {}) as Readonly<Record<string, unknown>>;

const valueOf = (amount: unknown): unknown => (amount as { value?: unknown } | undefined)?.value;

/** Undefined if the answer cannot be understood, so that nobody is told that they did not pay. */
const answerOf = (data: Readonly<Record<string, unknown>>, bankName: string): AcquirerAnswer | undefined => {
  switch (
    (data['additionalInfo'] as Readonly<Record<string, unknown>> | undefined)?.['latestTransactionStatus']
  ) {
    case '00': {
      const [, whole] = /^(\d{1,13})\.00$/.exec(String(valueOf(data['paidAmount']))) ?? [];
      if (whole === undefined || Number(whole) === 0) return undefined;
      return { ...bare('completed'), paidAmount: Number(whole), issuerName: bankName };
    }
    // Initiated, paying, pending.
    case '01':
    case '02':
    case '03':
      return bare('processing');
    case '05':
      return CANCELLED;
    case '06':
      return {
        ...bare('failed'),
        failure: { code: FAILURE_CODES.provider, message: 'Ditolak oleh penyedia.' },
      };
    case '07':
      return bare('started');
    case '09':
      return {
        ...bare('rejected'),
        failure: { code: FAILURE_CODES.customer, message: 'Ditolak oleh bank penerbit.' },
      };
    default:
      return undefined;
  }
};
