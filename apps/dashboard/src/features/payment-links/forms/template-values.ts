import { templateProblem } from '@dasbor/domain/payment-links';
import { object } from 'yup';
import { decided, type FormSchema } from '../../../shared/forms/schema.ts';

/** By language, as in the contract. */
export type TemplateValues = { templates: { id: string; en: string } };

export const templateSchema: FormSchema<TemplateValues, undefined> = object({
  templates: object({ id: decided(templateProblem), en: decided(templateProblem) }),
});
