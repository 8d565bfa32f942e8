import { problem, type Problem } from '../kernel/index.ts';
import type { InvoiceProblemCode } from './problems.ts';

/** NPWP: 15 digits, or 16 since 2024; 22 with the number of a branch. Dots, dashes and blanks are for the eye. */
export const taxNumberProblem = (text: string): Problem<InvoiceProblemCode> | undefined =>
  /^(?:\d{15}|\d{16}|\d{22})$/.test(text.replaceAll(/[\s.-]/g, ''))
    ? undefined
    : problem('DPAY_TAX_NUMBER_INVALID');

/** NPWP of 15 digits as it was always printed, `01.234.567.8-901.000`; the newer ones in groups of four digits. */
export const showTaxNumber = (digits: string): string =>
  digits.length === 15
    ? digits.replace(/^(\d\d)(\d{3})(\d{3})(\d)(\d{3})(\d{3})$/, '$1.$2.$3.$4-$5.$6')
    : digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
