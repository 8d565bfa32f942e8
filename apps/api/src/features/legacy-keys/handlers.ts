import { problem } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';

export const listLegacyKeys: Handler<'listLegacyKeys'> = async () => problem('DPAY_SERVICE_UNAVAILABLE');
export const revealLegacyKey: Handler<'revealLegacyKey'> = async () => problem('DPAY_SERVICE_UNAVAILABLE');
export const regenerateLegacyKey: Handler<'regenerateLegacyKey'> = async () =>
  problem('DPAY_SERVICE_UNAVAILABLE');
