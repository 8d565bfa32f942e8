import { type CalendarDate, labelProblem, problem, type Problem, referenceProblem } from '../kernel/index.ts';
import { INVOICE } from './policy.ts';
import type { InvoiceProblemCode } from './problems.ts';

/** The words in braces of a number template: year, month, month in Roman numerals, and the running number. */
export const NUMBER_WORDS = ['tahun', 'bulan', 'romawi', 'nomor'] as const;
export type NumberWord = (typeof NUMBER_WORDS)[number];

export const STANDARD_NUMBER_TEMPLATE = 'INV/{tahun}/{romawi}/{nomor}';
export const NUMBER_TEMPLATE_LONGEST = 48;

const BRACES = /\{([^{}]*)\}/g;
const NUMBER = '{nomor}';
const DIGITS = 4;
const KNOWN = /* @__PURE__ */ NUMBER_WORDS.map((word) => `{${word}}`).join(', ');
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

type Found = Problem<InvoiceProblemCode> | undefined;

export const numberTemplateProblem = (template: string): Found => {
  const unreadable = referenceProblem(template);
  if (unreadable) return unreadable;
  if (template.length > NUMBER_TEMPLATE_LONGEST)
    return problem('DPAY_FIELD_TOO_LONG', { max: NUMBER_TEMPLATE_LONGEST });
  const words = [...template.matchAll(BRACES)].map(([, word = '']) => word);
  const unknown = words.find((word) => !NUMBER_WORDS.some((known) => known === word));
  if (unknown !== undefined)
    return problem('DPAY_TEMPLATE_WORD_UNKNOWN', { word: `{${unknown}}`, known: KNOWN });
  return words.filter((word) => word === 'nomor').length === 1
    ? undefined
    : problem('DPAY_NUMBER_TEMPLATE_WITHOUT_NUMBER', { word: NUMBER });
};

/**
 * What the numbers of one day have in common. Numbers count up within a series, so they start again with a new month if the template names
 * the month, and with a new year if it names only the year.
 */
export const numberSeries = (template: string, date: CalendarDate): string => {
  const [year = '', month = ''] = date.split('-');
  const words: Readonly<Record<NumberWord, string>> = {
    tahun: year,
    bulan: month,
    romawi: ROMAN[Number(month) - 1] ?? '',
    nomor: NUMBER,
  };
  return template.replace(BRACES, (whole, word: string) => words[word as NumberWord] ?? whole);
};

/** `INV/2026/XI/0001` */
export const numberInSeries = (series: string, count: number): string =>
  series.replace(NUMBER, String(count).padStart(DIGITS, '0'));

/** A number that a person gives. */
export const invoiceNumberProblem = (number: string): Found => {
  if (number.length > INVOICE.longestNumber)
    return problem('DPAY_FIELD_TOO_LONG', { max: INVOICE.longestNumber });
  return labelProblem(number) ?? referenceProblem(number);
};
