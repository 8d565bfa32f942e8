import { makeClient } from './connect.ts';
import type { Client } from './connect.ts';

const RETRY_MS = 2000;

/** Uses a separate connection that only listens. It reconnects after a failure and then checks for missed events. */
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
