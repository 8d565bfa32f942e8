// What only the command `dasbor` uses. It is bundled there, and not published as an entry of this package.
export { eventOf } from './events/event-of.ts';
export { resumed } from './events/resumed.ts';
export { importSecrets } from './webhooks/secret.ts';
