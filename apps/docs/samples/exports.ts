// #region request
import { createClient, memorySession } from '@dasbor/sdk';

const baseUrl = process.env['DASBOR_URL'] ?? 'http://localhost:4001';
const session = memorySession();
const client = createClient({ baseUrl, mode: 'sandbox', session });
const { data: signedIn } = await client.login({
  body: { email: 'owner@demo.test', password: 'Dasbor-Demo-1' },
});
if (signedIn.otp_required) throw new Error('Ask for the code that was mailed.');
session.write(signedIn.sandbox);

const today = new Date().toLocaleDateString('sv-SE', {
  timeZone: 'Asia/Jakarta',
});
const { data: requested } = await client.createExport({
  body: {
    set: 'payments',
    format: 'csv',
    from: `${today.slice(0, 7)}-01`,
    to: today,
    columns: ['payment_id', 'paid_amount', 'status'],
  },
  idempotencyKey: `payments-${today}-${Date.now()}`,
});
// #endregion request

// #region ready
let file = requested;
while (file.status === 'waiting' || file.status === 'making') {
  await new Promise((resolve) => setTimeout(resolve, 500));
  ({ data: file } = await client.getExport({ path: { id: file.id } }));
}
if (file.status !== 'completed')
  throw new Error(`The file failed: ${file.failure}`);
// #endregion ready

// #region download
const { data: link } = await client.createExportLink({ path: { id: file.id } });
const bytes = await (await fetch(`${baseUrl}${link.path}`)).arrayBuffer();
const hash = await crypto.subtle.digest('SHA-256', bytes);
const isWhole = Buffer.from(hash).toString('hex') === file.sha256;
console.log(
  file.rows_written,
  'rows,',
  isWhole ? 'complete' : 'not what was made',
);
// #endregion download
