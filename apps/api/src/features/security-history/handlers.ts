import { problem } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';

export const listSecurityHistory: Handler<'listSecurityHistory'> = async () =>
  problem('DPAY_SERVICE_UNAVAILABLE');
