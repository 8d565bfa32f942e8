import { problem } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';

export const listSnapKeys: Handler<'listSnapKeys'> = async () => problem('DPAY_SERVICE_UNAVAILABLE');
export const createSnapKey: Handler<'createSnapKey'> = async () => problem('DPAY_SERVICE_UNAVAILABLE');
export const getSnapKey: Handler<'getSnapKey'> = async () => problem('DPAY_SERVICE_UNAVAILABLE');
export const revealSnapSecret: Handler<'revealSnapSecret'> = async () => problem('DPAY_SERVICE_UNAVAILABLE');
export const regenerateSnapSecret: Handler<'regenerateSnapSecret'> = async () =>
  problem('DPAY_SERVICE_UNAVAILABLE');
export const getSnapPublicKey: Handler<'getSnapPublicKey'> = async () => problem('DPAY_SERVICE_UNAVAILABLE');
export const setSnapPublicKey: Handler<'setSnapPublicKey'> = async () => problem('DPAY_SERVICE_UNAVAILABLE');
export const revokeSnapKey: Handler<'revokeSnapKey'> = async () => problem('DPAY_SERVICE_UNAVAILABLE');
