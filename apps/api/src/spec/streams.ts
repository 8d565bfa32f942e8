import { STREAM_LIMITS } from '@dasbor/domain/api-keys';
import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Stream } from './handlers.ts';
import { refuse } from './refused.ts';

/** Who listens, and how many streams they may have open. */
export type Listener = { id: string; most: number };

export type Streams = {
  /** Refuses a stream above the limit. */
  send: (stream: Stream, listener: Listener, reply: FastifyReply) => FastifyReply;
};

// A reader this far behind has stalled. It reconnects and resumes.
const MOST_WAITING_BYTES = 1_000_000;
const MOST_WAITING_MS = 30_000;

// A stopping server asks its readers to come back to another copy soon. Readers add a random delay.
const FAREWELL = 'retry: 1000\n\n';

/** Long-lived answers, written to the socket without Fastify. They end when the reader disconnects or the server stops. */
export const makeStreams = (app: FastifyInstance): Streams => {
  const open = new Set<(farewell: string) => void>();
  const perListener = new Map<string, number>();
  app.addHook('preClose', async () => open.forEach((end) => end(FAREWELL)));
  return {
    send: (stream, { id, most }, reply) => {
      const has = perListener.get(id) ?? 0;
      if (has >= most)
        refuse('DPAY_STREAM_LIMIT_REACHED', { most, retry_after: STREAM_LIMITS.retryAfterSeconds });
      reply.hijack();
      const { raw } = reply;
      // A client that disconnected meanwhile emits no further `close`.
      if (raw.destroyed) return reply;
      perListener.set(id, has + 1);
      raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': stream.contentType,
        'cache-control': 'no-store',
        // Stops proxies from buffering events.
        'x-accel-buffering': 'no',
      });
      const end = (farewell?: string): void => void raw.end(farewell);
      const write = (text: string): void => {
        // With a slow reader, an ended stream stays open for a while. A write to it emits `error`, which would end the process.
        if (raw.writableEnded) return;
        if (raw.writableLength > MOST_WAITING_BYTES) raw.destroy();
        else raw.write(text);
      };
      const stop = stream.start({ write, ready: () => whenTaken(raw), end: () => end() });
      open.add(end);
      raw.once('close', () => {
        open.delete(end);
        const left = (perListener.get(id) ?? 0) - 1;
        if (left > 0) perListener.set(id, left);
        else perListener.delete(id);
        stop();
      });
      return reply;
    },
  };
};

const whenTaken = (raw: ServerResponse): Promise<boolean> =>
  new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(stalled);
      raw.off('drain', done).off('close', done);
      resolve(!raw.destroyed && !raw.writableEnded);
    };
    const stalled = setTimeout(() => raw.destroy(), MOST_WAITING_MS);
    // Always yields to the event loop at least once, so that one stream does not block other work.
    if (!raw.writableNeedDrain || raw.destroyed) return void setImmediate(done);
    raw.on('drain', done).on('close', done);
  });
