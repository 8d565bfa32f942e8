import type { Operation } from './contract.ts';
import { isFields } from './sent.ts';

/**
 * The password that a request sets for the person of the run, if it sets one. Who signs in, registers or is invited sends one too: what
 * sets theirs says what becomes of their other sign-ins.
 */
export const passwordSetBy = ({ leaves }: Operation, body: unknown): string | undefined => {
  if (!isFields(leaves) || !('other_sign_ins' in leaves) || !isFields(body)) return undefined;
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
