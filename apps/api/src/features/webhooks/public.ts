export { type News, PUBLISHED, publishEvent, type Publishing, resendEvent } from './publish.ts';
export { ownEvents } from './repository.ts';
