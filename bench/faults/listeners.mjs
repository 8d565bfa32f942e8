import { setTimeout as delay } from 'node:timers/promises';
import { createClient, memorySession, streamEvents } from '../../packages/sdk/src/index.ts';

const HEARD_WITHIN_MS = 60_000;

/** Event streams like the dashboard's: the SDK resumes a broken one after its last event. */
export const startListeners = async ({ url, tokens, count, topics }) => {
  const end = new AbortController();
  const listeners = await Promise.all(
    Array.from({ length: count }, async () => {
      const session = memorySession();
      session.write(tokens);
      const client = createClient({ baseUrl: url, mode: 'sandbox', session });
      const heard = [];
      let opened = 0;
      const isOpen = Promise.withResolvers();
      const onOpen = () => {
        opened += 1;
        isOpen.resolve();
      };
      const listen = async () => {
        for await (const event of streamEvents(client, { signal: end.signal, onOpen }))
          if (topics.includes(event.topic)) heard.push(event.id);
      };
      const listening = listen();
      await Promise.race([isOpen.promise, listening]);
      return { heard, listening, resumed: () => opened - 1 };
    }),
  );
  return {
    listeners,
    /** The SDK waits up to 35 s before it resumes a stream after repeated refusals. */
    heard: async (count) => {
      const until = performance.now() + HEARD_WITHIN_MS;
      while (listeners.some((one) => one.heard.length < count) && performance.now() < until) await delay(100);
    },
    stop: async () => {
      end.abort();
      await Promise.all(listeners.map(({ listening }) => listening));
    },
  };
};
