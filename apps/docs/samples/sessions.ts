// #region sign-in
import { createClient, memorySession } from '@dasbor/sdk';

const session = memorySession(); // in a browser: tabSession
const client = createClient({
  baseUrl: process.env['DASBOR_URL'] ?? 'http://localhost:4001',
  mode: 'sandbox',
  session,
  onSessionEnd: (reason) => console.log('ended:', reason),
});

const { data } = await client.login({
  body: { email: 'owner@demo.test', password: 'Dasbor-Demo-1' },
});
if (data.otp_required) throw new Error('Ask for the code that was mailed.');
session.write(data.sandbox);

const payments = await client.listPayments({ query: { limit: 3 } });
console.log(payments.data.length, 'payments');
// #endregion sign-in

// #region sign-out
await client.logout();
session.write(null);
// #endregion sign-out
