import { problem, type Problem } from '../kernel/index.ts';
import type { OnboardingProblemCode } from './problems.ts';

type Found = Problem<OnboardingProblemCode> | undefined;

/** Dots, dashes and blanks are for the eye. */
export const digitsOf = (text: string): string => text.replaceAll(/[\s.-]/g, '');

/** NIK: the 16 digits of an ID card. Nothing else refuses a card: rare numbers exist. */
export const ktpNumberProblem = (text: string): Found => {
  if (text.trim() === '') return problem('DPAY_REQUIRED');
  return /^\d{16}$/.test(digitsOf(text)) ? undefined : problem('DPAY_KTP_NUMBER_INVALID');
};

/** Province, regency, district, day (plus 40 for women), month, year, and a serial number that is never 0000 (dukcapil). */
const USUAL_NIK =
  /^(?:1[1-9]|21|3[1-6]|5[1-3]|6[1-5]|7[1-6]|8[12]|9[1-7])\d{4}(?:0[1-9]|[12]\d|3[01]|4[1-9]|[56]\d|7[01])(?:0[1-9]|1[0-2])\d{2}(?!0000)\d{4}$/;

/** Whether 16 digits look unlike an ID card's: probably a typing error, so the form asks to look again. */
export const isUnusualKtpNumber = (text: string): boolean => {
  const digits = digitsOf(text);
  return /^\d{16}$/.test(digits) && !USUAL_NIK.test(digits);
};

/** Product spec §5 says 15 digits, which is what cards printed before July 2024 have; new ones have 16 (docs/decisions/0001). */
export const npwpProblem = (text: string): Found =>
  text.trim() === '' || /^\d{15,16}$/.test(digitsOf(text)) ? undefined : problem('DPAY_NPWP_INVALID');

/** The NPWP that a channel needs and the form left out. */
export const requiredNpwpProblem = (text: string): Found =>
  text.trim() === '' ? problem('DPAY_REQUIRED') : npwpProblem(text);

/** `3171••••••••0001`: enough to recognise the own number. */
export const maskNumber = (text: string): string => {
  const digits = digitsOf(text);
  return digits.length <= 8
    ? '•'.repeat(digits.length)
    : `${digits.slice(0, 4)}${'•'.repeat(digits.length - 8)}${digits.slice(-4)}`;
};
