import { problem } from '../../spec/handlers.ts';
import type { PublicHandler } from '../../spec/handlers.ts';

export const createSnapAccessToken: PublicHandler<'createSnapAccessToken'> = async () =>
  problem('DPAY_SERVICE_UNAVAILABLE');
