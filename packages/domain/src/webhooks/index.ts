export { PROBLEM_CODES, type WebhookProblemCode } from './problems.ts';
export { WEBHOOK_EVENTS, type WebhookEvent, webhookEventsFor } from './events.ts';
export { missingEventScope, readableEvents } from './event-scope.ts';
export { eventsOfKind, targetUrl, WEBHOOK_API_KINDS, type WebhookApiKind } from './api-kind.ts';
export { isAddress, isLoopbackAddress, isPublicAddress } from './address.ts';
export {
  hostOf,
  normalWebhookUrl,
  type UrlContext,
  WEBHOOK_URL_MAX_LENGTH,
  webhookUrlProblem,
} from './url.ts';
export {
  validateWebhook,
  WEBHOOK_NAME_MAX_LENGTH,
  type WebhookForm,
  type WebhookFormProblems,
} from './form.ts';
export { decideFirstFlag, decidePrimaryFlag, heirOf, WEBHOOK_LIMIT } from './primary.ts';
export { type Happening, type Listener, listenersOf } from './routing.ts';
export {
  ATTEMPT_ERRORS,
  type AttemptError,
  errorOfStatus,
  nextAttemptAt,
  requestedPauseMs,
  RETRY_MINUTES,
  WEBHOOK_ANSWER_BYTES,
  WEBHOOK_EXCERPT_LENGTH,
  WEBHOOK_LOG_DAYS,
  WEBHOOK_TIMEOUT_MS,
} from './retry.ts';
export {
  disablesAt,
  HEALTH_POLICY,
  HEALTH_STATES,
  healthAfter,
  type HealthDecision,
  type HealthFacts,
  type HealthState,
  healthState,
  WELL,
  type WebhookStanding,
} from './health.ts';
export {
  decideReplay,
  DELIVERY_STATUSES,
  type DeliveryStatus,
  REPLAYABLE,
  REPLAYED_BY_DEFAULT,
} from './delivery.ts';
export { decideRotation, ROTATION_POLICY, SECRET_BYTES, SECRET_PREFIX, secretPreview } from './secret.ts';
export { type Signed, signatureHeader, signedContent } from './signature.ts';
