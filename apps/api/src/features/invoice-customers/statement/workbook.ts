import { formatDate } from '@dasbor/domain/kernel';
import { writeXlsx } from '@dasbor/spreadsheet';
import type { WriteColumn, WriteValue } from '@dasbor/spreadsheet';
import { filled } from '../../invoices/public.ts';
import { describe } from './statement-of.ts';
import type { StatementOf } from './statement-of.ts';
import { STATEMENT_WORDS } from './words.ts';

/** The statement as xlsx: amounts are numbers, and dates are written so that they sort. */
export const statementWorkbook = (of: StatementOf): AsyncGenerator<Uint8Array> => {
  const { statement, seller, customerName, from, to, language } = of;
  const words = STATEMENT_WORDS[language];
  const columns: WriteColumn[] = [
    { header: words.date, width: 12 },
    { header: words.description, width: 48 },
    { header: words.number, width: 24 },
    { header: words.due, width: 12 },
    { header: words.billed, kind: 'number', width: 16 },
    { header: words.paid, kind: 'number', width: 16 },
    { header: words.balance, kind: 'number', width: 16 },
  ];
  const rows: WriteValue[][] = [
    [from, words.opening, null, null, null, null, statement.opening],
    ...statement.lines.map((line) => {
      const isInvoice = line.kind === 'invoice';
      return [
        line.date,
        describe(line, words),
        line.number,
        isInvoice ? line.dueDate : null,
        isInvoice ? line.amount : null,
        isInvoice ? null : line.amount,
        line.balance,
      ];
    }),
    [to, words.closing, null, null, statement.billed, statement.paid, statement.closing],
  ];
  const period = filled(words.days, { from: formatDate(from, language), to: formatDate(to, language) });
  const about: WriteValue[][] = [
    [words.company, seller.company_name],
    [words.customer, customerName],
    [words.period, period],
    ...(of.isSandbox ? [[words.sandbox]] : []),
  ];
  const summary = [
    { header: words.title, width: 24 },
    { header: '', width: 40 },
  ];
  return writeXlsx(columns, rows, {
    sheet: words.title,
    more: [{ sheet: words.summary, columns: summary, rows: about }],
  });
};
