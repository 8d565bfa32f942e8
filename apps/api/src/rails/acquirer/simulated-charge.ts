import { createHash } from 'node:crypto';
import { rupiah } from '@dasbor/domain/kernel';
import {
  qrisContent,
  REDIRECT_METHODS,
  retailPaymentCode,
  virtualAccountNumber,
} from '@dasbor/domain/payments';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { PayPages } from './pay-pages.ts';
import type { Begun, PaymentToCharge } from './port.ts';

/** Creates a number, code or page for the customer. A payment by number is pending from now on. */
export const beginCharge = async (tx: Tx, pages: PayPages, payment: PaymentToCharge): Promise<Begun> => {
  const { method, channel, merchantId, mode, id } = payment;
  if (method === 'va') {
    const serial = await next(tx, 'virtual_account_serial');
    return { ...WAITING, virtualAccountNumber: virtualAccountNumber(channel, serial) };
  }
  if (method === 'qris') return { ...WAITING, qrisContent: qrisOf(payment) };
  if (method === 'retail_store') {
    return { ...WAITING, paymentCode: retailPaymentCode(await next(tx, 'payment_code_serial')) };
  }
  if (!REDIRECT_METHODS.includes(method)) throw new Error(`The simulated acquirer does not know ${method}.`);
  return { ...WAITING, status: 'started', redirectUrl: pages.urlOf({ merchantId, mode, paymentId: id }) };
};

const WAITING: Begun = {
  status: 'processing',
  virtualAccountNumber: null,
  qrisContent: null,
  paymentCode: null,
  redirectUrl: null,
};

const next = async (tx: Tx, sequence: 'virtual_account_serial' | 'payment_code_serial'): Promise<number> => {
  const { serial } = await tx.one<{ serial: string }>(
    sql`select nextval(${`acquirer.${sequence}`}) as serial`,
  );
  return Number(serial);
};

// Data that a merchant would have registered with the acquirer. The simulated one uses the name and generates the rest of the id.
const qrisOf = ({ id, merchantId, merchantName, amount }: PaymentToCharge): string => {
  const number = createHash('sha256').update(merchantId).digest().readBigUInt64BE(0);
  const digits = (count: number) => String(number % 10n ** BigInt(count)).padStart(count, '0');
  return qrisContent({
    acquirer: 'ID.CO.DASBOR.WWW',
    merchantPan: `93600999${digits(10)}`,
    merchantId: digits(15),
    nmid: `ID10${digits(11)}`,
    criteria: 'UMI',
    categoryCode: '5999',
    merchantName,
    merchantCity: 'Jakarta',
    postcode: '10110',
    amount: rupiah(amount),
    reference: id.slice(-24),
  });
};
