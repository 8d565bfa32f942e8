import type { Challenge } from '../../shared/forms/otp/challenge.ts';
import * as store from '../../shared/forms/otp/challenge-store.ts';

const LOGIN: store.Waiting = { key: 'dasbor.otp.login' };

/** The sign-in that waits for its code. The user is not known yet. */
export const keepChallenge = (challenge: Challenge | null): void => store.keepChallenge(LOGIN, challenge);
export const readChallenge = (): Challenge | null => store.readChallenge(LOGIN);
