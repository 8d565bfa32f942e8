import type { components } from './generated/schema.gen.ts';
import { NetworkError, RateLimitedError, ServerError } from './errors.ts';
import { pause } from './pause.ts';
import { readEventStream } from './read-event-stream.ts';
import { systemClock } from './session/clock.ts';
import type { CallOptions } from './types.ts';

/** A status change as it happens: `{ id, topic: 'payment.updated', subject_id: 'pay_…', status: 'completed', at }`. */
export type LiveEvent = components['schemas']['LiveEvent'] & {
  /** Its place in the merchant's events: give it as `lastEventId` to resume after it. */
  id: string;
};

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

type Streams = { streamEvents(input: CallOptions): Promise<ReadableStream<Uint8Array>> };

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

/**
 * Status changes as they happen, for as long as the loop runs: a lost connection is resumed after the last event.
 * Rejects only when trying again would not help (signed out, no access).
 * @example
 * for await (const event of streamEvents(client, { signal })) if (event.topic === 'payment.updated') reload(event.subject_id);
 */
export async function* streamEvents(
  client: Streams,
  { signal, lastEventId, onOpen, silenceMs = 60_000 }: StreamEventsOptions = {},
): AsyncGenerator<LiveEvent, void, undefined> {
  let failures = 0;
  let retryMs = FIRST_RETRY_MS;
  while (true) {
    try {
      const headers = { 'Last-Event-ID': lastEventId };
      const body = await client.streamEvents({ headers, signal, retry: false });
      onOpen?.();
      for await (const message of readEventStream(body, { signal, silenceMs })) {
        failures = 0;
        retryMs = message.retryMs ?? retryMs;
        lastEventId = message.id ?? lastEventId;
        if (message.data) yield { ...JSON.parse(message.data), id: lastEventId ?? '' };
      }
    } catch (error) {
      const passing =
        error instanceof NetworkError || error instanceof ServerError || error instanceof RateLimitedError;
      if (!passing && !signal?.aborted) throw error;
    }
    if (signal?.aborted) return;
    // The spread keeps a thousand dashboards from coming back in the same instant.
    const delayMs = Math.min(retryMs * 2 ** failures++, LONGEST_RETRY_MS) * (0.5 + Math.random() / 2);
    await pause(systemClock, delayMs, signal);
  }
}
