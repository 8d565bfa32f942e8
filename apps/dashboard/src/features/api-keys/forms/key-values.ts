import {
  ACCESSES,
  API_KEY_POLICY,
  API_RESOURCES,
  completeScopes,
  keyFormProblems,
  resourcesOf,
  type Scopes,
} from '@dasbor/domain/api-keys';
import { type CalendarDate, isCalendarDate, jakartaDate, type Problem, problem } from '@dasbor/domain/kernel';
import { object } from 'yup';
import { type Beside, decided, type FormSchema } from '../../../shared/forms/schema.ts';
import type { ApiKey, CreateApiKey, UpdateApiKey } from '../api/types.ts';
import { ipsOf, ipsProblem } from './ip-lines.ts';

const codeOf = ([found]: readonly Problem[]): Problem | undefined =>
  found && problem(found.code, found.params);

/** The name of a key of any kind. */
export const keyName = decided((name: string, { around }: Beside<unknown, { now: Date }>) =>
  codeOf(keyFormProblems({ name: name.trim() }, around.now)),
);

export const EXPIRY_CHOICES = ['never', '30', '90', '365', 'date'] as const;
export type ExpiryChoice = (typeof EXPIRY_CHOICES)[number];

export type Values = {
  name: string;
  scopes: Scopes;
  expiry: ExpiryChoice;
  /** The last day, if the user chose a custom day. */
  day: CalendarDate;
  /** As typed, one address or range per line. */
  ips: string;
};

export const PRESETS = {
  acceptPayments: completeScopes({ orders: 'write', payments: 'write', customers: 'read' }),
  readOnly: completeScopes(Object.fromEntries(API_RESOURCES.map((one) => [one, 'read' as const]))),
} as const satisfies Record<string, Scopes>;

export const EMPTY_VALUES: Values = {
  name: '',
  scopes: completeScopes({}),
  expiry: 'never',
  day: '',
  ips: '',
};

export const valuesOf = (key: ApiKey): Values => ({
  name: key.name,
  scopes: completeScopes(key.scopes),
  expiry: key.expires_at === null ? 'never' : 'date',
  day: key.expires_at === null ? '' : jakartaDate(key.expires_at),
  ips: key.allowed_ips.join('\n'),
});

/** The scopes that a subaccount's key may have. */
export const scopesOfSubaccount = (scopes: Scopes): Scopes =>
  completeScopes(Object.fromEntries(resourcesOf({ ofSubaccount: true }).map((one) => [one, scopes[one]])));

export const createBody = (values: Values, now: Date, subaccountId?: string): CreateApiKey => ({
  name: values.name.trim(),
  ...(subaccountId !== undefined && { subaccount_id: subaccountId }),
  scopes: { ...values.scopes },
  allowed_ips: ipsOf(values.ips),
  expires_at: expiryOf(values, now),
});

/** Only the changed fields, so that a colleague's concurrent changes to other fields stay. */
export const updateBody = (values: Values, before: Values, now: Date): UpdateApiKey => {
  const { name, scopes, allowed_ips, expires_at } = createBody(values, now);
  const isSame = (...fields: readonly (keyof Values)[]) =>
    fields.every((field) => JSON.stringify(values[field]) === JSON.stringify(before[field]));
  return {
    ...(isSame('name') ? {} : { name }),
    ...(isSame('scopes') ? {} : { scopes }),
    ...(isSame('ips') ? {} : { allowed_ips: allowed_ips ?? [] }),
    ...(isSame('expiry', 'day') ? {} : { expires_at: expires_at ?? null }),
  };
};

export type KeyAround = {
  saved: Values;
  now: Date;
};

/** With words from `useKeyForm`. */
const dayProblem = (now: Date): Problem => {
  const latest = new Date(now.getTime() + (API_KEY_POLICY.longestExpiryDays - 1) * DAY_MS);
  return problem('expiryInvalid', { earliest: jakartaDate(now), latest: jakartaDate(latest) });
};

const expiryOf = ({ expiry, day }: Values, now: Date): string | null => {
  if (expiry === 'never') return null;
  if (expiry === 'date') return isCalendarDate(day) ? endOf(day) : null;
  return endOf(jakartaDate(new Date(now.getTime() + Number(expiry) * DAY_MS)));
};

/** The day ends with its last second in Jakarta. */
const endOf = (day: CalendarDate): string => new Date(`${day}T23:59:59+07:00`).toISOString();

const DAY_MS = 86_400_000;

/** Applies the domain's rules to the request body. */
export const keySchema: FormSchema<Values, KeyAround> = object({
  name: keyName,
  scopes: decided((scopes: Scopes, { around }: Beside<Values, KeyAround>) =>
    codeOf(keyFormProblems({ scopes }, around.now)),
  ),
  expiry: decided((_: ExpiryChoice, { values, around }: Beside<Values, KeyAround>) => {
    const { saved, now } = around;
    // An unchanged expiry is not sent, so it may be in the past.
    if (values.expiry === saved.expiry && values.day === saved.day) return undefined;
    const isMissing = values.expiry === 'date' && !isCalendarDate(values.day);
    const expiresAt = expiryOf(values, now);
    return isMissing || keyFormProblems({ expiresAt }, now).length > 0 ? dayProblem(now) : undefined;
  }),
  ips: decided(ipsProblem),
});

/** Maps the contract's field names to this form's fields. */
export const KEY_NAMES = { expires_at: 'expiry', allowed_ips: 'ips' } as const;

/** A draft from an older version may contain options that no longer exist. */
export const withKnownChoices = ({ expiry, scopes, ...texts }: Values): Values | undefined => {
  if (!EXPIRY_CHOICES.includes(expiry)) return undefined;
  const known = Object.entries(scopes).filter(([, access]) => ACCESSES.includes(access));
  return { ...texts, expiry, scopes: completeScopes(Object.fromEntries(known)) };
};
