import { TWO_STEP_POLICY } from '@dasbor/domain/two-step';
import { browserStorage } from '../../shared/lib/storage.ts';
import { DEVICES_KEY, deviceTokens } from './stored-devices.ts';

/** The API takes a few, the newest first. */
export const keepDeviceToken = (token: string): void =>
  browserStorage.setItem(
    DEVICES_KEY,
    [token, ...deviceTokens()].slice(0, TWO_STEP_POLICY.maxDeviceTokens).join(' '),
  );
