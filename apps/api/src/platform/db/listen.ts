import { makeClient } from './connect.ts';
import type { Client } from './connect.ts';

const RETRY_MS = 2000;

/** A connection of its own that only listens. When it breaks it comes back, and what was missed is asked for. */
export const listenOnPostgres = async (
  url: string,
  channel: string,
  heard: () => void,
): Promise<() => Promise<void>> => {
  let client: Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let stopped = false;

  const connect = async (): Promise<void> => {
    client = makeClient(url);
    client.on('notification', heard);
    client.on('end', reconnectLater);
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
  };
  const reconnectLater = (): void => {
    if (stopped) return;
    clearTimeout(retry);
    retry = setTimeout(() => {
      connect().then(heard, reconnectLater);
    }, RETRY_MS);
  };

  await connect();
  return async () => {
    stopped = true;
    clearTimeout(retry);
    await client?.end();
  };
};
