import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Stream } from './handlers.ts';

export type Streams = {
  send: (stream: Stream, reply: FastifyReply) => FastifyReply;
};

// A reader this far behind has stalled; it comes back and resumes.
const MOST_WAITING_BYTES = 1_000_000;

/** Long-lived answers, written past Fastify to the socket. They end when their reader leaves or the server stops. */
export const makeStreams = (app: FastifyInstance): Streams => {
  const open = new Set<() => void>();
  app.addHook('preClose', async () => open.forEach((end) => end()));
  return {
    send: (stream, reply) => {
      reply.hijack();
      const { raw } = reply;
      raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': stream.contentType,
        'cache-control': 'no-store',
        // A proxy that collects the answer would hold events back.
        'x-accel-buffering': 'no',
      });
      const end = (): void => void raw.end();
      const write = (text: string): void => {
        if (raw.writableLength > MOST_WAITING_BYTES) raw.destroy();
        else raw.write(text);
      };
      const stop = stream.start({ write, end });
      open.add(end);
      raw.once('close', () => {
        open.delete(end);
        stop();
      });
      return reply;
    },
  };
};
