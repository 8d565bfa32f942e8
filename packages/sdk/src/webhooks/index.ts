export type { AnyHeaders } from '../call/any-headers.ts';
export type { UnknownWebhookEvent, WebhookEvent, WebhookEventName, WebhookEventOf } from './events.ts';
export { fromRequest } from './from-request.ts';
export type { WebhookSecrets } from './secret.ts';
export { type SignedWebhook, signWebhook, type SignWebhookOptions, webhookRequest } from './sign.ts';
export { verifyWebhook, type VerifyWebhookOptions, type WebhookBody } from './verify.ts';
export { WebhookVerificationError, type WebhookVerificationReason } from './verification-error.ts';
export type { components, webhooks } from '../generated/schema.gen.ts';
