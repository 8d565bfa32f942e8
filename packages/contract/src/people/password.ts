import type { Operation } from '../contract.ts';
import { isFields } from '../exchange/sent.ts';

/** The password that a request sets for the person of the run, if it sets one. A sign-in sends one too, but does not disturb the person. */
export const passwordSetBy = ({ disturbs }: Operation, body: unknown): string | undefined => {
  if (disturbs === null || !isFields(body)) return undefined;
  const { password } = body;
  return typeof password === 'string' ? password : undefined;
};

/** What sets it back to the one that was given, by an operation that takes the one in force; a mailed link cannot be used again. */
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
