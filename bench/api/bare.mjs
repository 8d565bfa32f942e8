// The reference: the same query with the same framework and driver, and nothing around it. No sign-in, tenant or contract; runs as the
// table's owner.
import { createRequire } from 'node:module';

const require = createRequire(new URL('../../apps/api/package.json', import.meta.url));
const fastify = require('fastify');
const pg = require('pg');

const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: Number(process.env.DATABASE_POOL),
});
// The run stops the database while this may still have connections.
pool.on('error', () => undefined);
const midnight = Math.floor((Date.now() + 7 * 3_600_000) / 86_400_000) * 86_400_000 - 7 * 3_600_000;
const values = [
  'mer_01DEM0MERC0000000000000001',
  'live',
  new Date(midnight - 6 * 86_400_000),
  new Date(midnight + 86_400_000),
  11,
];
const text = `
  select id, order_id, order_reference, reference_id, customer_id, method, channel, amount, admin_fee, discount, shipping_fee,
         paid_amount, mdr_fee, ppn, mdr_fee_payer, promo_id, status, settlement_status, settlement_due_date, settlement_id,
         failure_code, failure_message, va_number, va_name, va_type, va_is_closed, va_minimum, va_maximum, details, issuer_name,
         retrieval_reference_number, created_at, updated_at, expires_at, completed_at
    from payment
   where merchant_id = $1 and mode = $2 and created_at >= $3 and created_at < $4
   order by created_at desc, id desc limit $5`;

const app = fastify();
app.get('/payments', async () => (await pool.query({ name: 'page', text, values })).rows);
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
process.on('SIGTERM', () => process.exit(0));
