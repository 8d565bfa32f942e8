export { streamEvents } from './stream-events.ts';
