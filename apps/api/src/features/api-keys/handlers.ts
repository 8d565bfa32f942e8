import { problem } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';

export const listApiKeys: Handler<'listApiKeys'> = async () => problem('DPAY_SERVICE_UNAVAILABLE');
export const createApiKey: Handler<'createApiKey'> = async () => problem('DPAY_SERVICE_UNAVAILABLE');
export const getApiKey: Handler<'getApiKey'> = async () => problem('DPAY_SERVICE_UNAVAILABLE');
export const updateApiKey: Handler<'updateApiKey'> = async () => problem('DPAY_SERVICE_UNAVAILABLE');
export const regenerateApiKey: Handler<'regenerateApiKey'> = async () => problem('DPAY_SERVICE_UNAVAILABLE');
export const revokeApiKey: Handler<'revokeApiKey'> = async () => problem('DPAY_SERVICE_UNAVAILABLE');
