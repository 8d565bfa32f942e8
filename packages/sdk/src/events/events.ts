import type { components } from '../generated/schema.gen.ts';
import { eventOf } from './event-of.ts';
import { resumed } from './resumed.ts';
import type { AnyInput } from '../route.ts';
import type { CallOptions } from '../types.ts';

/** A status change as it happens: `{ id, topic: 'payment.updated', subject_id: 'pay_…', status: 'completed', at }`. */
export type LiveEvent = components['schemas']['LiveEvent'] & {
  /** Its place in the merchant's events: give it as `lastEventId` to resume after it. */
  id: string;
};

/** How {@link streamEvents} listens; nothing of it is needed. */
export type StreamEventsOptions = {
  /** Ends the stream: the loop finishes without an error. */
  signal?: AbortSignal;
  /** Begin after this event; without it with what happens from now on. */
  lastEventId?: string;
  /** Called when the connection stands, first and after every break: what changed meanwhile may be read again. */
  onOpen?: () => void;
  /** Milliseconds of silence (not even a comment) after which the connection counts as lost. Default 60 000. */
  silenceMs?: number;
};

type Streams = {
  streamEvents(input: CallOptions & Pick<AnyInput, 'loop'>): Promise<ReadableStream<Uint8Array>>;
};

/**
 * Status changes as they happen, for a client with a `session`. A client with a `key` has `client.streamWebhookEvents()` instead. For as long as the loop runs: a lost connection is resumed after the last event, and not before a
 * refusal's `Retry-After` is over, of which a minute at most is waited.
 * Rejects only when trying again would not help (signed out or somebody else in, no access, something else at the address of the API).
 * @example
 * for await (const event of streamEvents(client, { signal })) if (event.topic === 'payment.updated') reload(event.subject_id);
 */
export async function* streamEvents(
  client: Streams,
  options: StreamEventsOptions = {},
): AsyncGenerator<LiveEvent, void, undefined> {
  const calls = { signal: options.signal, retry: false, loop: {} } as const;
  const open = (lastEventId: string | undefined) =>
    client.streamEvents({ ...calls, headers: { 'Last-Event-ID': lastEventId } });
  for await (const { id, data } of resumed({ ...options, operation: 'streamEvents', open }))
    yield { ...(eventOf('streamEvents', data, 'topic') as LiveEvent), id };
}
