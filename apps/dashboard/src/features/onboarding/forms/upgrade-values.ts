import { nameProblem, normalizePhone } from '@dasbor/domain/auth';
import { notesProblem } from '@dasbor/domain/kernel';
import { object } from 'yup';
import { decided, type FormSchema } from '../../../shared/forms/schema.ts';

export type UpgradeValues = { contact_name: string; contact_phone: string; notes: string };

export const upgradeSchema: FormSchema<UpgradeValues, undefined> = object({
  contact_name: decided((name: string) => nameProblem(name)),
  contact_phone: decided((phone: string) => normalizePhone(phone)),
  notes: decided((notes: string) => notesProblem(notes)),
});
