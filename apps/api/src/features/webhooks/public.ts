export {
  type News,
  PUBLISHED,
  publishEvent,
  publishEvents,
  type Publishing,
  resendEvent,
} from './publish.ts';
export { ownEvents } from './repository.ts';
export { webhookSecretPlace } from './secrets.ts';
