import { refuseTimes } from '../configuration.ts';
import { type ApiError, NetworkError, RateLimitedError, ServerError } from '../errors/errors.ts';
import { pause } from '../call/pause.ts';
import { readEventStream } from './read-event-stream.ts';
import { systemClock } from '../session/clock.ts';

export type ResumedOptions = {
  operation: string;
  /** Connects, after this event if given. */
  open: (lastEventId: string | undefined) => Promise<ReadableStream<Uint8Array>>;
  signal?: AbortSignal | undefined;
  lastEventId?: string | undefined;
  onOpen?: (() => void) | undefined;
  silenceMs?: number | undefined;
  /** Called with the server's start position, which is before `asked` if the server does not know that position (any more). */
  onPlace?: ((place: string, asked: string | undefined) => void) | undefined;
};

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;
// The same limit as for a call's `Retry-After`. Beyond it a call rejects; an unattended stream retries.
const LONGEST_ASKED_MS = 60_000;

/** The messages of an endless stream: a lost connection resumes after the last message. Rejects only if a retry would not help. */
export const resumed = async function* (
  options: ResumedOptions,
): AsyncGenerator<{ id: string; data: string }, void> {
  const { operation, open, signal, onOpen, onPlace, silenceMs = 60_000 } = options;
  refuseTimes({ retry: { silenceMs } });
  let { lastEventId } = options;
  let failures = 0;
  let hasStood = false;
  let retryMs = FIRST_RETRY_MS;
  while (!signal?.aborted) {
    let askedMs = 0;
    try {
      const body = await open(lastEventId);
      hasStood = true;
      onOpen?.();
      for await (const message of readEventStream(body, { operation, signal, silenceMs })) {
        failures = 0;
        // A server may lengthen the delay but not shorten it, or it would be called a hundred times a second.
        retryMs = Math.max(message.retryMs ?? retryMs, FIRST_RETRY_MS);
        if (message.id && !message.data) onPlace?.(message.id, lastEventId);
        lastEventId = message.id ?? lastEventId;
        if (message.data) yield { id: lastEventId ?? '', data: message.data };
      }
    } catch (error) {
      // A page in place of the first stream is permanent; in place of a later one, it may be a proxy's while the API restarts.
      const passing =
        error instanceof ServerError
          ? hasStood || error.status >= 500
          : error instanceof NetworkError || error instanceof RateLimitedError;
      if (!passing && !signal?.aborted) throw error;
      askedMs = Math.min(((error as ApiError).retryAfter ?? 0) * 1_000, LONGEST_ASKED_MS);
    }
    // Jitter: a thousand dashboards must not reconnect at the same instant.
    const delayMs = Math.min(retryMs * 2 ** failures++, LONGEST_RETRY_MS) * (0.5 + Math.random() / 2);
    await pause(systemClock, askedMs + delayMs, signal);
  }
};
