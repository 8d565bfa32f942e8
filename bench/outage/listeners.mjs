import { createClient, memorySession, streamEvents } from '../../packages/sdk/src/index.ts';

/** Event streams like the dashboard's: the SDK resumes a broken one after its last event. */
export const startListeners = async ({ url, tokens, count }) => {
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
          if (event.topic === 'top_up.updated') heard.push(event.id);
      };
      const listening = listen();
      await Promise.race([isOpen.promise, listening]);
      return { heard, listening, resumed: () => opened - 1 };
    }),
  );
  return {
    listeners,
    stop: async () => {
      end.abort();
      await Promise.all(listeners.map(({ listening }) => listening));
    },
  };
};
