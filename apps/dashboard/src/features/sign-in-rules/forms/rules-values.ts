import { object } from 'yup';
import type { FormSchema } from '../../../shared/forms/schema.ts';
import type { NewRules } from '../api/use-sign-in-rules.ts';

/** Two choices: nothing can be wrong. */
export const rulesSchema: FormSchema<NewRules, undefined> = object({});
