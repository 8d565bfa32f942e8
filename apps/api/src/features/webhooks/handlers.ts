import { problem } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';

// Described first, served next: until then this server says that it cannot.
const unavailable = async () => problem('DPAY_SERVICE_UNAVAILABLE');

export const listWebhooks: Handler<'listWebhooks'> = unavailable;
export const createWebhook: Handler<'createWebhook'> = unavailable;
export const getWebhook: Handler<'getWebhook'> = unavailable;
export const updateWebhook: Handler<'updateWebhook'> = unavailable;
export const deleteWebhook: Handler<'deleteWebhook'> = unavailable;
export const testWebhook: Handler<'testWebhook'> = unavailable;
export const rotateWebhookSecret: Handler<'rotateWebhookSecret'> = unavailable;
export const enableWebhook: Handler<'enableWebhook'> = unavailable;
export const disableWebhook: Handler<'disableWebhook'> = unavailable;
export const listWebhookDeliveries: Handler<'listWebhookDeliveries'> = unavailable;
export const getWebhookDelivery: Handler<'getWebhookDelivery'> = unavailable;
export const replayWebhookDelivery: Handler<'replayWebhookDelivery'> = unavailable;
export const replayWebhookDeliveries: Handler<'replayWebhookDeliveries'> = unavailable;
export const getWebhookReplay: Handler<'getWebhookReplay'> = unavailable;
