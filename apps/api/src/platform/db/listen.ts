import pg from 'pg';

const RETRY_MS = 2000;

/** A connection of its own that only listens. When it breaks it comes back, and what was missed is asked for. */
export const listenOnPostgres = async (
  url: string,
  channel: string,
  heard: () => void,
): Promise<() => Promise<void>> => {
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let stopped = false;

  const connect = async (): Promise<void> => {
    client = new pg.Client({ connectionString: url, keepAlive: true });
    client.on('notification', heard);
    client.on('error', () => undefined);
    client.on('end', reconnectLater);
    await client.connect();
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
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
