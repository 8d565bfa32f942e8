// #region words
import type { SuccessBody } from '@dasbor/sdk';
import { client } from './client.ts';

type Payment = SuccessBody<'getPayment'>['data'];

/** Known words by name; a later one is looked at by a person. */
const told = (status: Payment['status']): string => {
  switch (status) {
    case 'completed':
      return 'Paid';
    case 'failed':
    case 'rejected':
    case 'cancelled':
      return 'Not paid';
    case 'started':
    case 'processing':
      return 'Not paid yet';
    default:
      return `Look at it: ${status}`;
  }
};

const { data } = await client.listPayments({
  query: { limit: 1, filters: { status: ['completed'] } },
});
console.log(data.map(({ status }) => told(status)).join());
// #endregion words
