import { labelProblem, problem, type Problem } from '../kernel/index.ts';
import { normalizeIpRange } from './ip-range.ts';
import { API_KEY_POLICY } from './policy.ts';
import type { ApiKeyProblemCode } from './problems.ts';
import { type Access, API_RESOURCES, type ApiResource, MERCHANT_RESOURCES } from './scopes.ts';

export type WantedKey = {
  readonly name?: string | undefined;
  readonly scopes?: Readonly<Partial<Record<ApiResource, Access | undefined>>> | undefined;
  readonly allowedIps?: readonly string[] | undefined;
  readonly expiresAt?: string | null | undefined;
  /** Whether the key is limited to one subaccount. */
  readonly ofSubaccount?: boolean | undefined;
};

export type KeyFieldProblem = {
  /** The field path as in the contract: `allowed_ips.2`. */
  readonly field: string;
} & Problem<ApiKeyProblemCode>;

/** All problems of a key's new settings; omitted fields are not checked. */
export const keyFormProblems = (
  { name, scopes, allowedIps = [], expiresAt, ofSubaccount = false }: WantedKey,
  now: Date,
): KeyFieldProblem[] => {
  const grants = scopes && API_RESOURCES.some((one) => (scopes[one] ?? 'none') !== 'none');
  const wrongExpiry = expiresAt ? expiryProblem(expiresAt, now) : undefined;
  return [
    ...(name === undefined ? [] : nameProblems(name)),
    ...(grants === false ? [{ field: 'scopes', ...problem('DPAY_SCOPE_REQUIRED') }] : []),
    ...MERCHANT_RESOURCES.filter((one) => ofSubaccount && (scopes?.[one] ?? 'none') !== 'none').map(
      (one) => ({
        field: `scopes.${one}`,
        ...problem('DPAY_SCOPE_NOT_FOR_SUBACCOUNT'),
      }),
    ),
    ...allowedIps.flatMap((text, index) => {
      const range = normalizeIpRange(text);
      return range.ok ? [] : [{ field: `allowed_ips.${index}`, ...range.problem }];
    }),
    ...(wrongExpiry ? [{ field: 'expires_at', ...wrongExpiry }] : []),
  ];
};

const nameProblems = (name: string): KeyFieldProblem[] => {
  const wrong = labelProblem(name);
  return wrong ? [{ field: 'name', ...wrong }] : [];
};

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const expiryProblem = (expiresAt: string, now: Date): Problem<ApiKeyProblemCode> | undefined => {
  const earliest = new Date(now.getTime() + MINUTE_MS);
  const latest = new Date(now.getTime() + API_KEY_POLICY.longestExpiryDays * DAY_MS);
  const wanted = new Date(expiresAt);
  if (wanted >= earliest && wanted <= latest) return undefined;
  return problem('DPAY_EXPIRY_INVALID', { earliest: earliest.toISOString(), latest: latest.toISOString() });
};
