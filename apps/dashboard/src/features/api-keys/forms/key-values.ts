import {
  type Access,
  ACCESSES,
  API_KEY_POLICY,
  API_RESOURCES,
  completeScopes,
  keyFormProblems,
  resourcesOf,
  type Scopes,
} from '@dasbor/domain/api-keys';
import { type CalendarDate, isCalendarDate, jakartaDate, type ProblemParams } from '@dasbor/domain/kernel';
import type { ApiKey, CreateApiKey, UpdateApiKey } from '../api/types.ts';
import { ipsOf, ipsProblem, type IpsProblem } from './ip-lines.ts';

export const EXPIRY_CHOICES = ['never', '30', '90', '365', 'date'] as const;
export type ExpiryChoice = (typeof EXPIRY_CHOICES)[number];

export interface Values {
  name: string;
  scopes: Scopes;
  expiry: ExpiryChoice;
  /** The last day, where another day is chosen. */
  day: CalendarDate;
  /** As typed, one address or range a line. */
  ips: string;
}

export type Field = 'name' | 'scopes' | 'expiry' | 'ips';

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

export function valuesOf(key: ApiKey): Values {
  return {
    name: key.name,
    scopes: completeScopes(key.scopes),
    expiry: key.expires_at === null ? 'never' : 'date',
    day: key.expires_at === null ? '' : jakartaDate(key.expires_at),
    ips: key.allowed_ips.join('\n'),
  };
}

/** The scopes that a key of a subaccount may have of these. */
export function scopesOfSubaccount(scopes: Scopes): Scopes {
  return completeScopes(
    Object.fromEntries(resourcesOf({ ofSubaccount: true }).map((one) => [one, scopes[one]])),
  );
}

export function createBody(values: Values, now: Date, subaccountId?: string): CreateApiKey {
  return {
    name: values.name.trim(),
    ...(subaccountId !== undefined && { subaccount_id: subaccountId }),
    scopes: { ...values.scopes },
    allowed_ips: ipsOf(values.ips),
    expires_at: expiresAt(values, now),
  };
}

/** Only what was changed here, so that a colleague's change of something else stays. */
export function updateBody(values: Values, before: Values, now: Date): UpdateApiKey {
  const { name, scopes, allowed_ips, expires_at } = createBody(values, now);
  const isSame = (...fields: readonly (keyof Values)[]) =>
    fields.every((field) => JSON.stringify(values[field]) === JSON.stringify(before[field]));
  return {
    ...(isSame('name') ? {} : { name }),
    ...(isSame('scopes') ? {} : { scopes }),
    ...(isSame('ips') ? {} : { allowed_ips: allowed_ips ?? [] }),
    ...(isSame('expiry', 'day') ? {} : { expires_at: expires_at ?? null }),
  };
}

export type FieldProblem =
  | { code: string; params?: ProblemParams | undefined }
  /** Words of this form. */
  | IpsProblem
  | { own: 'expiryInvalid'; earliest: CalendarDate; latest: CalendarDate };
export type Problems = { [Name in Field]?: FieldProblem };

/** The domain's rule, asked of what would be sent, in this form's fields. An expiry that stays is not sent, so it may be over. */
export function problemsOf(values: Values, before: Values, now: Date): Problems {
  const staysUntil = values.expiry === before.expiry && values.day === before.day;
  const body = { ...createBody(values, now), ...(staysUntil && { expires_at: null }) };
  const wrongIps = ipsProblem(values.ips);
  const noDay = !staysUntil && values.expiry === 'date' && !isCalendarDate(values.day);
  const found = keyFormProblems({ name: body.name, scopes: body.scopes, expiresAt: body.expires_at }, now);
  const problems: Problems = {};
  for (const { field, code, params } of found.toReversed()) {
    if (field === 'name' || field === 'scopes') problems[field] = { code, params };
    else if (field === 'expires_at') problems.expiry = dayProblem(now);
  }
  if (noDay) problems.expiry = dayProblem(now);
  if (wrongIps) problems.ips = wrongIps;
  return problems;
}

/** A refusal of the server, beside the field it names; what names no field of this form is left out. */
export function besideFields(refused: readonly { field: string; code: string }[]): Problems {
  const named = refused.map(
    ({ field, code }) => [FIELDS[field.split(/[./[]/, 1)[0] ?? ''], { code }] as const,
  );
  return Object.fromEntries(named.filter(([field]) => field !== undefined));
}

const FIELDS: Readonly<Record<string, Field>> = {
  name: 'name',
  scopes: 'scopes',
  expires_at: 'expiry',
  allowed_ips: 'ips',
};

/** A draft may be of an older build: what does not read as values is no draft. */
export function readDraft(text: string | undefined): Values | undefined {
  try {
    const draft = JSON.parse(text ?? 'null') as Partial<Record<keyof Values, unknown>> | null;
    const { name, scopes, expiry, day, ips } = draft ?? {};
    const choice = EXPIRY_CHOICES.find((known) => known === expiry);
    if (typeof name !== 'string' || typeof day !== 'string' || typeof ips !== 'string' || !choice)
      return undefined;
    if (typeof scopes !== 'object' || scopes === null) return undefined;
    const wanted = Object.entries(scopes).filter((entry): entry is [string, Access] =>
      ACCESSES.some((known) => known === entry[1]),
    );
    return { name, day, ips, expiry: choice, scopes: completeScopes(Object.fromEntries(wanted)) };
  } catch {
    return undefined;
  }
}

const DAY_MS = 86_400_000;

function expiresAt({ expiry, day }: Values, now: Date): string | null {
  if (expiry === 'never') return null;
  if (expiry === 'date') return isCalendarDate(day) ? endOf(day) : null;
  return endOf(jakartaDate(new Date(now.getTime() + Number(expiry) * DAY_MS)));
}

/** The day counts to its last second in Jakarta. */
function endOf(day: CalendarDate): string {
  return new Date(`${day}T23:59:59+07:00`).toISOString();
}

function dayProblem(now: Date): FieldProblem {
  const latest = new Date(now.getTime() + (API_KEY_POLICY.longestExpiryDays - 1) * DAY_MS);
  return { own: 'expiryInvalid', earliest: jakartaDate(now), latest: jakartaDate(latest) };
}
