import type { Operation } from '../contract.ts';
import { isFields } from '../exchange/sent.ts';

/** The new password that a request sets for the run's person, if any. A sign-in sends a password too, but does not disturb the person. */
export const passwordSetBy = ({ disturbs }: Operation, body: unknown): string | undefined => {
  if (disturbs === null || !isFields(body)) return undefined;
  const { password } = body;
  return typeof password === 'string' ? password : undefined;
};

/** The body that restores the original password, by an operation that takes the current one; a mailed link cannot be reused. */
export const bodyToSetBack = (
  { body }: Operation,
  current: string,
  given: string,
): Record<string, unknown> | undefined => {
  const example = body?.examples[0]?.value;
  if (!isFields(example) || !('current_password' in example)) return undefined;
  const old = example['password'];
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => [
      name,
      name === 'current_password' ? current : value === old ? given : value,
    ]),
  );
};
