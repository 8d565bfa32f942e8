// #region each
import { each } from '@dasbor/sdk';
import { client } from './client.ts';

const completed = (cursor?: string) =>
  each(client.listPayments, {
    query: { filters: { status: ['completed'] }, limit: 25 },
    cursor,
  });

const payments = completed();
const seen: string[] = [];
for await (const payment of payments) {
  seen.push(payment.id);
  if (seen.length === 30) break; // as if the process had died here
}
// #endregion each

// #region resume
// In another process, tomorrow: text that you kept.
for await (const payment of completed(payments.cursor)) seen.push(payment.id);

// The row at which the process died came twice, and none was left out.
const { page } = await client.listPayments({
  query: { filters: { status: ['completed'] }, count: true },
});
console.log(new Set(seen).size === page.total, seen.length - 1 === page.total);
// #endregion resume
