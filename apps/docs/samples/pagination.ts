import { client } from './client.ts';

// #region each
import { each } from '@dasbor/sdk';

const payments = each(client.listPayments, { query: { filters: { status: ['completed'] }, limit: 25 } });

let sum = 0;
let rows = 0;
for await (const payment of payments) {
  sum += payment.paid_amount;
  rows += 1;
  if (rows === 30) break; // as if the process had died here
}
// #endregion each

// #region resume
// In another process, tomorrow: text that you kept.
const place = payments.cursor;
const rest = each(client.listPayments, {
  query: { filters: { status: ['completed'] }, limit: 25 },
  ...(place !== undefined && { cursor: place }),
});
for await (const payment of rest) {
  sum += payment.paid_amount;
  rows += 1;
}
// #endregion resume

const { page } = await client.listPayments({ query: { filters: { status: ['completed'] }, count: true } });
// The row at which it broke off comes again: it was not finished.
console.log('rows', rows - 1 === page.total, 'sum', sum > 0);
