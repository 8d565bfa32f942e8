export interface VirtualAccountForm {
  /** The bank's number of the provider, then of the merchant group. */
  readonly prefix: string;
  /** Digits that are ours, filled up with zeros. */
  readonly digits: number;
}

/**
 * How each bank's numbers are made: the provider's published prefixes, and as many own digits as the bank takes (BCA takes more:
 * up to 14). Where a bank publishes none the form is assumed, sixteen digits as is usual.
 */
export const VIRTUAL_ACCOUNT_FORMS: Readonly<Record<string, VirtualAccountForm>> = {
  BCA: { prefix: '190061002', digits: 9 },
  BNI: { prefix: '880810001', digits: 7 }, // prefix assumed
  BRI: { prefix: '123617005', digits: 9 },
  MANDIRI: { prefix: '890229004', digits: 7 },
  PERMATA: { prefix: '88565004', digits: 8 },
  CIMB: { prefix: '18991001', digits: 8 },
  DANAMON: { prefix: '892201', digits: 10 }, // assumed, as are those below
  BSI: { prefix: '900741', digits: 10 },
  BNC: { prefix: '901201', digits: 10 },
  MAYBANK: { prefix: '782801', digits: 10 },
  SINARMAS: { prefix: '880001', digits: 10 },
  SAMPOERNA: { prefix: '952901', digits: 10 },
  BJB: { prefix: '880711', digits: 10 },
};

/** The number of a running number at a bank. Throws where the bank is unknown or its digits are used up. */
export function virtualAccountNumber(channel: string, serial: number): string {
  const form = Object.hasOwn(VIRTUAL_ACCOUNT_FORMS, channel) ? VIRTUAL_ACCOUNT_FORMS[channel] : undefined;
  const digits = String(serial);
  if (!form || !/^\d+$/.test(digits) || digits.length > form.digits)
    throw new RangeError(`No virtual account number ${digits} at ${channel}`);
  return form.prefix + digits.padStart(form.digits, '0');
}

const PAYMENT_CODE = { prefix: '8829', digits: 12 } as const;

/** What a customer shows at the counter of a shop: sixteen digits. */
export function retailPaymentCode(serial: number): string {
  return PAYMENT_CODE.prefix + String(serial).padStart(PAYMENT_CODE.digits, '0');
}
