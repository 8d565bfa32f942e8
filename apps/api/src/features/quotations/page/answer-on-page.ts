import { answererProblem, answerNoteProblem, decideAnswer } from '@dasbor/domain/quotations';
import type { QuotationAnswer } from '@dasbor/domain/quotations';
import { jakartaDate } from '@dasbor/domain/kernel';
import { calendarNow } from '@dasbor/domain/sandbox-clock';
import { audit } from '../../../platform/audit.ts';
import type { AuditBy } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { readClockAhead } from '../../../platform/merchant/standing.ts';
import { tellOfQuotation } from '../answer.ts';
import { lockQuotation, storeAnswer } from '../repository.ts';
import { statusOf } from '../rows.ts';
import type { QuotationView, Typed } from './page.ts';

export type PageAnswer = Typed & { answer: QuotationAnswer };

type Given = { given: PageAnswer; by: AuditBy; now: Date };

/** Stores the customer's answer. What was typed wrong is answered; if somebody else answered first, the page shows it. */
export const answerOnPage = async (
  tx: Tx,
  id: string,
  { given, by, now }: Given,
): Promise<QuotationView['refused']> => {
  const { answer } = given;
  const typed = { name: given.name.trim(), note: given.note.trim() };
  const [name, note] = [answererProblem(typed.name)?.code, answerNoteProblem(typed.note)?.code];
  if (name || note) return { typed, problems: { ...(name && { name }), ...(note && { note }) } };
  // Staff, or another tab, may answer at the same time.
  const row = await lockQuotation(tx, id);
  const today = jakartaDate(calendarNow(now, await readClockAhead(tx)));
  if (!row || !decideAnswer(statusOf(row, today), { answer, by: 'customer' }).ok) return undefined;
  await storeAnswer(tx, { id, answer, note: typed.note || null, by: 'customer', byName: typed.name, now });
  await tellOfQuotation(tx, id);
  await audit.record(tx, by, { action: `invoice.quotation_${answer}`, target: id, after: answer });
  return undefined;
};
