import {
  businessNameProblem,
  emailProblem,
  nameProblem,
  normalizePhone,
  passwordProblems,
} from '../auth/index.ts';
import { problem, type Problem } from '../kernel/index.ts';

/** Product spec §3 and §5: what a person fills in to sign up. */
export type Registration = {
  readonly full_name: string;
  readonly email: string;
  readonly mobile_phone: string;
  readonly business_name: string;
  readonly password: string;
  readonly password_confirmation: string;
  readonly terms_accepted: boolean;
};

export type RegistrationField = keyof Registration;

const REQUIRED = problem('DPAY_REQUIRED');

const RULES: Readonly<Record<RegistrationField, (form: Registration) => readonly (Problem | undefined)[]>> = {
  full_name: ({ full_name }) => [nameProblem(full_name)],
  business_name: ({ business_name }) => [businessNameProblem(business_name)],
  email: ({ email }) => [emailProblem(email)],
  mobile_phone: ({ mobile_phone }) => {
    const phone = normalizePhone(mobile_phone);
    return [phone.ok ? undefined : phone.problem];
  },
  password: ({ password }) => passwordProblems(password),
  password_confirmation: ({ password, password_confirmation }) => {
    if (password_confirmation === '') return [REQUIRED];
    return [password === password_confirmation ? undefined : problem('DPAY_PASSWORD_MISMATCH')];
  },
  terms_accepted: ({ terms_accepted }) => [terms_accepted ? undefined : problem('DPAY_TERMS_NOT_ACCEPTED')],
};

export const REGISTRATION_FIELDS = /* @__PURE__ */ Object.keys(RULES) as readonly RegistrationField[];

export type FieldProblem = { readonly field: RegistrationField; readonly problem: Problem };

/** Everything that is wrong, in the order of the fields. A password has one problem for each rule that it breaks. */
export const registrationProblems = (form: Registration): readonly FieldProblem[] =>
  REGISTRATION_FIELDS.flatMap((field) =>
    RULES[field](form).flatMap((found) => (found ? [{ field, problem: found }] : [])),
  );
