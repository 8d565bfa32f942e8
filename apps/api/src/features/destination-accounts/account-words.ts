import { findBank } from '@dasbor/domain/payouts';
import { oneLine } from '../../platform/mail/one-line.ts';
import { BANKS } from '../reference/public.ts';

type Account = { bank_code: string; account_number: string; account_name: string };

/** `Bank Central Asia (BCA) ••••7002 a.n. PT Kopi`: only the last four digits, because a mail is read on many screens. */
export const accountWords = ({
  bank_code: code,
  account_number: number,
  account_name: name,
}: Account): string => {
  const bank = findBank(BANKS, code);
  return `${bank.ok ? bank.value.name : oneLine(code)} ••••${number.trim().slice(-4)} a.n. ${oneLine(name)}`;
};
