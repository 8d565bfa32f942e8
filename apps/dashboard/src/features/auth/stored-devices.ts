import { browserStorage } from '../../shared/lib/storage.ts';

export const DEVICES_KEY = 'dasbor.devices';

/**
 * The tokens with which people sign in here without the second step. They name nobody: a browser may be shared, and each token works for
 * its own person only.
 */
export const deviceTokens = (): string[] =>
  (browserStorage.getItem(DEVICES_KEY) ?? '').split(' ').filter(Boolean);
