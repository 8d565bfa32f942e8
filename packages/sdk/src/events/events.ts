import type { components } from '../generated/schema.gen.ts';
import { eventOf } from './event-of.ts';
import { resumed } from './resumed.ts';
import type { AnyInput } from '../route.ts';
import type { CallOptions } from '../types.ts';

/** A status change: `{ id, topic: 'payment.updated', subject_id: 'pay_…', status: 'completed', at }`. */
export type LiveEvent = components['schemas']['LiveEvent'] & {
  /** Its position in the merchant's events: pass it as `lastEventId` to resume after it. */
  id: string;
};

/** Options of {@link streamEvents}; all are optional. */
export type StreamEventsOptions = {
  /** Ends the stream: the loop finishes without an error. */
  signal?: AbortSignal;
  /** Start after this event; by default with new events. */
  lastEventId?: string;
  /** Called when the connection is open, initially and after every reconnect: reload anything that may have changed meanwhile. */
  onOpen?: () => void;
  /** Milliseconds without data (including comments) after which the connection counts as lost. Default 60 000. */
  silenceMs?: number;
};

type Streams = {
  streamEvents(input: CallOptions & Pick<AnyInput, 'loop'>): Promise<ReadableStream<Uint8Array>>;
};

/**
 * Status changes as they happen, for a client with a `session`. A client with a `key` has `client.streamWebhookEvents()` instead.
 * A lost connection resumes after the last event while the loop runs, and waits for a refusal's `Retry-After`, up to one minute.
 * Rejects only if a retry would not help (signed out, another person signed in, no access, or another server at the API's URL).
 * @example
 * for await (const event of streamEvents(client, { signal })) if (event.topic === 'payment.updated') reload(event.subject_id);
 */
export const streamEvents = async function* (
  client: Streams,
  options: StreamEventsOptions = {},
): AsyncGenerator<LiveEvent, void, undefined> {
  const calls = { signal: options.signal, retry: false, loop: {} } as const;
  const open = (lastEventId: string | undefined) =>
    client.streamEvents({ ...calls, headers: { 'Last-Event-ID': lastEventId } });
  for await (const { id, data } of resumed({ ...options, operation: 'streamEvents', open }))
    yield { ...(eventOf('streamEvents', data, 'topic') as LiveEvent), id };
};
