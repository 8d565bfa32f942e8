import { emailProblem } from '@dasbor/domain/auth';
import { contentProblem } from '@dasbor/domain/payment-links';
import { object } from 'yup';
import { decided, type FormSchema } from '../../../shared/forms/schema.ts';

export type SendValues = { email: string; message: string };

export const sendSchema: FormSchema<SendValues, undefined> = object({
  email: decided(emailProblem),
  message: decided(contentProblem),
});
