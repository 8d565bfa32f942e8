import { createClient } from '@dasbor/sdk';
import { openDatabase } from './database.ts';
import { resumeOrders } from './place-order.ts';
import { createShopServer } from './server.ts';
import { readSettings } from './settings.ts';

const { port, database, dasborUrl, dasborKey, webhookSecrets } = readSettings(process.env);
const db = openDatabase(database);
const client = createClient({ baseUrl: dasborUrl, key: dasborKey });
const mode = dasborKey.startsWith('dp_live_') ? 'live' : 'sandbox';

for (const order of await resumeOrders({ db, client })) console.error(`needs a look: ${order}`);

const server = createShopServer({ db, client, mode, secrets: webhookSecrets });
server.listen(port, '127.0.0.1', () => console.log(`http://localhost:${port} (${mode})`));

process.once('SIGTERM', () => server.close(() => db.close()));
process.once('SIGINT', () => server.close(() => db.close()));
