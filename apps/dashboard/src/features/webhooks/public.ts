/** Used by the overview of settings. */
export { useWebhooks } from './api/use-webhooks.ts';
