import { emailProblem } from '@dasbor/domain/auth';
import { contentProblem, subjectProblem } from '@dasbor/domain/payment-links';
import { object } from 'yup';
import { decided, type FormSchema } from '../../../shared/forms/schema.ts';

export type SendValues = { email: string; subject: string; content: string };

export const sendSchema: FormSchema<SendValues, undefined> = object({
  email: decided(emailProblem),
  subject: decided(subjectProblem),
  content: decided(contentProblem),
});
