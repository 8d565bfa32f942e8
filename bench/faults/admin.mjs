import { createRequire } from 'node:module';

const { Client } = createRequire(new URL('../../apps/api/package.json', import.meta.url))('pg');

/** The name of the benchmark's own connections, which it does not break. */
export const NAME = 'faults';

/** One query by the owner of the tables, on a connection of its own. */
export const asAdmin = async (url, text, values) => {
  const client = await connect(url);
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
};

export const connect = async (url) => {
  const client = new Client({ connectionString: url, application_name: NAME });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};
