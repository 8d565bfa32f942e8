import { client } from './client.ts';

// #region catch
import { isProblem, NetworkError, ProblemError } from '@dasbor/sdk';
import { explain } from '@dasbor/sdk/errors';

async function charge(orderId: string) {
  try {
    return await client.createPayment({
      body: { order_id: orderId, method: 'qris', channel: 'QRIS' },
      idempotencyKey: client.intent(`charge-${orderId}`),
    });
  } catch (error) {
    if (isProblem(error, 'DPAY_ORDER_NOT_FOUND')) return undefined; // a code is typed, and so are its params
    if (error instanceof NetworkError) throw error; // tried three times already; later, with the same intent
    const { title, action, retryable } = explain(error, 'en');
    console.log(`${title} ${action} (again: ${retryable})`);
    if (error instanceof ProblemError) console.log(error.code, typeof error.requestId);
    return undefined;
  }
}
// #endregion catch

console.log(await charge('ord_01KAJ800000000000000000012'));
