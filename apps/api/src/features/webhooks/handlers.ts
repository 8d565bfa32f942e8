export { getWebhookDelivery, listWebhookDeliveries, replayWebhookDelivery } from './deliveries/deliveries.ts';
export { getWebhookReplay, replayWebhookDeliveries } from './deliveries/replays.ts';
export { testWebhook } from './deliveries/sample.ts';
export { createWebhook, deleteWebhook, getWebhook, listWebhooks, updateWebhook } from './settings.ts';
export { streamWebhookEvents } from './stream-webhook-events.ts';
export { disableWebhook, enableWebhook, rotateWebhookSecret } from './switch.ts';
