import { serve } from '@hono/node-server';
import { createClient } from '@dasbor/sdk';
import { openDatabase } from './orders.ts';
import { readSettings } from './settings.ts';
import { createShop } from './shop.ts';

const { port, database, dasborUrl, dasborKey, webhookSecret, sellerPassword } = readSettings(process.env);
const db = openDatabase(database);
const client = createClient({ baseUrl: dasborUrl, key: dasborKey });
const mode = dasborKey.startsWith('dp_live_') ? 'live' : 'sandbox';

const { fetch } = createShop({ db, client, sellerPassword, webhook: { secrets: webhookSecret, mode } });
const server = serve({ fetch, port, hostname: '127.0.0.1' }, () =>
  console.log(`http://localhost:${port} (${mode})`),
);

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => server.close(() => db.close()));
