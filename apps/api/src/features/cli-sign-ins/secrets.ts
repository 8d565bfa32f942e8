import type { Deps } from '../../deps.ts';

/** Keyed, because a code is short enough to try all of them. */
export const codeHash = ({ vault }: Pick<Deps, 'vault'>, userCode: string): string =>
  vault.digest(userCode, 'cli user code');

/** The encryption context of a secret that waits for its command. */
export const placeOf = (deviceHash: string): string => `cli sign-in ${deviceHash}`;
