import { emailProblem, nameProblem } from '@dasbor/domain/auth';
import { problem } from '@dasbor/domain/kernel';
import { object } from 'yup';
import { decided, type FormSchema } from '../../../shared/forms/schema.ts';

export type UserValues = { userEmail: string; userName: string; roleID: string };

/** Nothing is preselected: a role is given on purpose. */
export const nobody: UserValues = { userEmail: '', userName: '', roleID: '' };

const name = decided(nameProblem);
const role = decided((id: string) => (id === '' ? problem('DPAY_REQUIRED') : undefined));

export const inviteSchema: FormSchema<UserValues, undefined> = object({
  userEmail: decided(emailProblem),
  userName: name,
  roleID: role,
});

export const editSchema: FormSchema<UserValues, undefined> = object({ userName: name, roleID: role });
