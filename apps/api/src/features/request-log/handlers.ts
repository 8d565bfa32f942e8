import { problem } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';

export const listApiRequests: Handler<'listApiRequests'> = async () => problem('DPAY_SERVICE_UNAVAILABLE');
export const getApiRequest: Handler<'getApiRequest'> = async () => problem('DPAY_SERVICE_UNAVAILABLE');
