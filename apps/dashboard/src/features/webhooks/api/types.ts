import type { components } from '@dasbor/sdk';

type Schemas = components['schemas'];

export type Webhook = Schemas['Webhook'];
export type WebhookSample = Schemas['WebhookSample'];
export type WebhookAttempt = Schemas['WebhookAttempt'];
export type CreateWebhook = Schemas['CreateWebhookRequest'];
export type UpdateWebhook = Schemas['UpdateWebhookRequest'];
export type Delivery = Schemas['WebhookDelivery'];
export type DeliveryDetail = Schemas['WebhookDeliveryDetail'];
export type DeliveryFilters = Schemas['WebhookDeliveryFilters'];
export type Replay = Schemas['WebhookReplay'];
export type ReplayRequest = Schemas['ReplayWebhookDeliveriesRequest'];
export type Subaccount = components['schemas']['Subaccount'];
