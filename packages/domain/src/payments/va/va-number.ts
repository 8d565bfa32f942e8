export type VirtualAccountForm = {
  /** The provider's number at the bank, followed by the merchant group's. */
  readonly prefix: string;
  /** Digits for our serial number, zero-padded. */
  readonly digits: number;
};

/**
 * The format of each bank's numbers: the provider's published prefix, and as many digits of our own as the bank accepts (BCA accepts
 * more: up to 14). If a bank publishes no prefix, it is assumed, with the usual sixteen digits in total.
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

/** The bank's number for a serial number. Throws if the bank is unknown or the serial has too many digits. */
export const virtualAccountNumber = (channel: string, serial: number): string => {
  const form = Object.hasOwn(VIRTUAL_ACCOUNT_FORMS, channel) ? VIRTUAL_ACCOUNT_FORMS[channel] : undefined;
  const digits = String(serial);
  if (!form || !/^\d+$/.test(digits) || digits.length > form.digits)
    throw new RangeError(`No virtual account number ${digits} at ${channel}`);
  return form.prefix + digits.padStart(form.digits, '0');
};

const PAYMENT_CODE = { prefix: '8829', digits: 12 } as const;

/** The code a customer shows at a shop's counter: sixteen digits. */
export const retailPaymentCode = (serial: number): string =>
  PAYMENT_CODE.prefix + String(serial).padStart(PAYMENT_CODE.digits, '0');
