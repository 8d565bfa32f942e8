import { keyFormProblems } from '@dasbor/domain/api-keys';
import { ipsOf, ipsProblem } from '../../api-keys/public.ts';
import type { CreateSnapKey, SnapKey, UpdateSnapKey } from '../api/types.ts';

export type Values = {
  name: string;
  /** As typed, one address or range a line. */
  ips: string;
};

export type Field = keyof Values;

export const EMPTY_VALUES: Values = { name: '', ips: '' };

export function valuesOf({ name, allowed_ips: ips }: SnapKey): Values {
  return { name, ips: ips.join('\n') };
}

export function createBody({ name, ips }: Values): CreateSnapKey {
  return { name: name.trim(), allowed_ips: ipsOf(ips) };
}

/** Only what was changed here, so that a colleague's change of something else stays. */
export function updateBody(values: Values, before: Values): UpdateSnapKey {
  return {
    ...(values.name === before.name ? {} : { name: values.name.trim() }),
    ...(values.ips === before.ips ? {} : { allowed_ips: ipsOf(values.ips) }),
  };
}

export type Problems = {
  name?: { code: string } | undefined;
  ips?: { code: string } | ReturnType<typeof ipsProblem>;
};

/** The domain's rule, asked of what would be sent. */
export function problemsOf({ name, ips }: Values, now: Date): Problems {
  const [nameProblem] = keyFormProblems({ name }, now);
  return { name: nameProblem, ips: ipsProblem(ips) };
}
