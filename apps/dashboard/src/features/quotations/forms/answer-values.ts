import { answerNoteProblem, type QuotationAnswer } from '@dasbor/domain/quotations';
import { object } from 'yup';
import { decided, type FormSchema } from '../../../shared/forms/schema.ts';
import type { RecordAnswer } from '../api/types.ts';

export type AnswerValues = { answer: QuotationAnswer; note: string };

export const answerSchema: FormSchema<AnswerValues, undefined> = object({ note: decided(answerNoteProblem) });

/** Of valid values. */
export const answerBody = ({ answer, note }: AnswerValues): RecordAnswer => ({
  answer,
  ...(note.trim() ? { note: note.trim() } : {}),
});
