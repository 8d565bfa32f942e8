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
  if (seen.length === 30) break; // simulates a crash
}
// #endregion each

// #region resume
// Later, in another process, with the saved cursor.
for await (const payment of completed(payments.cursor)) seen.push(payment.id);

// The row at the crash came twice. No row was skipped.
const { page } = await client.listPayments({
  query: { filters: { status: ['completed'] }, count: true },
});
console.log(new Set(seen).size === page.total, seen.length - 1 === page.total);
// #endregion resume
