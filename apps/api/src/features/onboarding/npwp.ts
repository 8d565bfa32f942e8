import { digitsOf } from '@dasbor/domain/onboarding';
import type { Call } from '../../spec/handlers.ts';
import { storeFields } from './repository.ts';
import { sealNumber } from './sealed.ts';

/** For an account that was activated without it. */
export const addNpwp = (
  { tx, now, session, deps }: Pick<Call, 'tx' | 'now' | 'session' | 'deps'>,
  npwp: string,
): Promise<void> =>
  storeFields(
    tx,
    { npwp_sealed: sealNumber(deps.vault, session.merchantId, digitsOf(npwp)) },
    { now, byName: session.name },
  );
