import { saidParams } from '@dasbor/domain/disbursements';
import type { FileNote, FileNoteCode } from '@dasbor/domain/sheets';
import { formatDate, formatParam, isCalendarDate } from '@dasbor/domain/kernel';
import type { Language } from '../../../platform/problems.ts';
import failuresEn from '../data/failure-words.en.json' with { type: 'json' };
import failuresId from '../data/failure-words.id.json' with { type: 'json' };
import en from '../data/issue-words.en.json' with { type: 'json' };
import id from '../data/issue-words.id.json' with { type: 'json' };
import type { DisbursementItem } from '../items/rows.ts';

type Words = {
  field: Readonly<Record<string, string>>;
  issue: Readonly<Record<string, string>>;
  note: Readonly<Record<FileNoteCode, string>>;
  unknown: string;
};
/** The same words as beside a cell in the dashboard. */
export const ISSUE_WORDS: Readonly<Record<Language, Words>> = { id, en };

/** All errors of a row, column by column: `Bank: Bank “BAC” not found.` */
export const errorWords = (issues: DisbursementItem['issues'], language: Language): string => {
  const { field: fields, issue: words, unknown } = ISSUE_WORDS[language];
  return issues
    .map(({ field, code, params = {} }) => {
      const said = fill(words[code] ?? unknown, { code, ...saidParams(params) }, language);
      return `${fields[field] ?? field}: ${said}`;
    })
    .join(' ');
};

/** Why a payout failed and what to do, in the dashboard's words. */
export const FAILURE_WORDS: Readonly<Record<Language, Readonly<Partial<Record<string, string>>>>> = {
  id: failuresId,
  en: failuresEn,
};

export const noteWords = ({ code, params }: FileNote, language: Language): string =>
  fill(ISSUE_WORDS[language].note[code], params, language);

const fill = (text: string, params: Readonly<Record<string, string | number>>, language: Language): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const value = params[name];
    if (value === undefined) return whole;
    const isDate = typeof value === 'string' && isCalendarDate(value);
    return isDate ? formatDate(value, language) : formatParam(name, value, language);
  });
