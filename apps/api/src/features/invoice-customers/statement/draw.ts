import { formatDate, formatRupiah, jakartaDayBounds } from '@dasbor/domain/kernel';
import { beside, element, gap, paragraph, QUIET, rule, shaded, stack } from '../../../platform/pdf/layout.ts';
import type { Laid, Look } from '../../../platform/pdf/layout.ts';
import type { Faces } from '../../../platform/pdf/face.ts';
import { makeSheet, SHEET_WIDTH } from '../../../platform/pdf/sheet.ts';
import { DOCUMENT_WORDS, embedLogo, filled, LETTER, letterhead } from '../../invoices/public.ts';
import { describe } from './statement-of.ts';
import type { StatementOf } from './statement-of.ts';
import { STATEMENT_WORDS } from './words.ts';
import type { StatementWords } from './words.ts';

/** The statement as PDF. The same data gives the same bytes. */
export const drawStatement = async (of: StatementOf, logo: Uint8Array | undefined): Promise<Uint8Array> => {
  const { statement, seller, customerName, language } = of;
  const words = STATEMENT_WORDS[language];
  const money = (amount: number): string => formatRupiah(amount, language);
  const date = (day: string): string => formatDate(day, language);
  const sheet = await makeSheet({
    title: `${words.title}: ${customerName}`,
    author: seller.company_name,
    language,
    warning: of.isSandbox ? words.sandbox : null,
    foot: `${seller.company_name} · ${customerName}`,
    pageOf: (page, pages) => filled(DOCUMENT_WORDS[language].page, { page, pages }),
    at: new Date(jakartaDayBounds(of.to).from),
  });
  const { faces } = sheet;
  const period = filled(words.days, { from: date(of.from), to: date(of.to) });
  const title = titlePart({ words, period, customerName }, faces);
  const picture = await embedLogo(sheet.pdf, logo);
  sheet.add(letterhead({ seller, logo: picture, words: DOCUMENT_WORDS[language], title }, faces));
  sheet.add(gap(22));

  const cells = rowIn(faces.regular);
  const strong = rowIn(faces.bold);
  const headers = Object.keys(COLUMNS) as Column[];
  const header = rowIn(
    faces.bold,
    'TH',
  )(Object.fromEntries(headers.map((column) => [column, words[column]])));
  sheet.table(shaded(header, SHEET_WIDTH), [
    ruled(strong({ date: date(of.from), description: words.opening, balance: money(statement.opening) })),
    ...statement.lines.map((line) =>
      ruled(
        cells({
          date: date(line.date),
          description: describe(line, words),
          [line.kind === 'invoice' ? 'billed' : 'paid']: money(line.amount),
          balance: money(line.balance),
        }),
      ),
    ),
    shaded(
      strong({
        date: date(of.to),
        description: words.closing,
        billed: money(statement.billed),
        paid: money(statement.paid),
        balance: money(statement.closing),
      }),
      SHEET_WIDTH,
    ),
  ]);
  if (statement.lines.length === 0)
    sheet.add(
      stack(
        gap(10),
        paragraph(words.nothing, { face: faces.regular, size: 9, width: SHEET_WIDTH, color: QUIET }),
      ),
    );
  return sheet.save();
};

type Title = { words: StatementWords; period: string; customerName: string };

const titlePart = ({ words, period, customerName }: Title, faces: Faces): Laid => {
  const look = { face: faces.regular, width: LETTER.right, align: 'right' } as const;
  return stack(
    paragraph(words.title, { ...look, face: faces.bold, size: 17, tag: 'H1' }),
    gap(4),
    paragraph(customerName, { ...look, face: faces.bold, size: 10.5 }),
    paragraph(period, { ...look, size: 9 }),
  );
};

const COLUMNS = {
  date: { x: 6, width: 52, align: 'left' },
  description: { x: 62, width: 192, align: 'left' },
  billed: { x: 258, width: 76, align: 'right', isOneLine: true },
  paid: { x: 338, width: 76, align: 'right', isOneLine: true },
  balance: { x: 418, width: SHEET_WIDTH - 424, align: 'right', isOneLine: true },
} as const;
type Column = keyof typeof COLUMNS;

const rowIn =
  (face: Look['face'], tag: 'TD' | 'TH' = 'TD') =>
  (texts: Partial<Record<Column, string>>): Laid => {
    const cells = (Object.keys(COLUMNS) as Column[]).map((column) => {
      const { x, ...place } = COLUMNS[column];
      return [x, element(tag, paragraph(texts[column] ?? '', { face, size: 8.5, ...place }))] as const;
    });
    return stack(gap(4), element('TR', beside(...cells)), gap(4));
  };

const ruled = (row: Laid): Laid => stack(row, rule(SHEET_WIDTH));
