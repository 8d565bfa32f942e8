import type { RefundBank } from '@dasbor/sdk';
import { useT } from '../locales/words.ts';

const BANK = ['REQUIRED', 'DPAY_BANK_UNKNOWN', 'DPAY_REFUND_BANK_NOT_OFFERED'] as const;
const NUMBER = ['REQUIRED', 'DPAY_ACCOUNT_NUMBER_INVALID', 'DPAY_BANK_ACCOUNT_NOT_FOUND'] as const;

/** The sentence beside a field. A code of a newer server reads like an invalid value. */
export const useFieldWords = (bank: RefundBank | undefined, amount: string) => {
  const t = useT();
  const type = bank?.type ?? 'bank';
  return {
    bank: (code: string | undefined) =>
      code && t(`error.bank.${known(BANK, code) ?? 'DPAY_BANK_UNKNOWN'}`, { amount }),
    number: (code: string | undefined) =>
      code &&
      t(`error.number.${known(NUMBER, code) ?? 'DPAY_ACCOUNT_NUMBER_INVALID'}.${type}`, {
        bank: bank?.name ?? '',
      }),
  };
};

const known = <Code extends string>(codes: readonly Code[], code: string): Code | undefined =>
  codes.find((one) => one === code);
