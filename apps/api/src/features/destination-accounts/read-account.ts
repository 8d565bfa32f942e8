import { hasHidden } from '@dasbor/domain/sheets';
import { err, ok } from '@dasbor/domain/kernel';
import { findBank, readTypedAccountNumber } from '@dasbor/domain/payouts';
import type { FieldError } from '../../spec/handlers.ts';
import { BANKS } from '../reference/public.ts';
import type { Bank } from '../reference/public.ts';

export type WrittenAccount = { bank: Bank; accountNumber: string; accountName: string };

type Written = { bank_code: string; account_number: string; account_name: string };

/** The account in the bank's terms, or every invalid field. */
export const readAccount = (
  written: Written,
): { ok: true; account: WrittenAccount } | { ok: false; errors: FieldError[] } => {
  const bank = findBank(BANKS, written.bank_code);
  const number = bank.ok
    ? readTypedAccountNumber(bank.value, written.account_number)
    : ok(written.account_number);
  const name = written.account_name.trim();
  const named = name === '' ? err('DPAY_REQUIRED') : hasHidden(name) ? err('DPAY_FIELD_INVALID') : ok(name);
  if (bank.ok && number.ok && named.ok) {
    return {
      ok: true,
      account: { bank: bank.value, accountNumber: number.value, accountName: named.value },
    };
  }
  const fields = { bank_code: bank, account_number: number, account_name: named };
  const errors = Object.entries(fields).flatMap(([field, read]) =>
    read.ok ? [] : [{ field, code: read.problem.code }],
  );
  return { ok: false, errors };
};
