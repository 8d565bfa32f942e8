// #region catch
import { isProblem, NetworkError, ProblemError } from '@dasbor/sdk';
import { explain } from '@dasbor/sdk/errors';
import { client } from './client.ts';

const charge = async (orderId: string) => {
  try {
    return await client.createPayment({
      body: { order_id: orderId, method: 'qris', channel: 'QRIS' },
      idempotencyKey: client.intent(`charge-${orderId}`),
    });
  } catch (error) {
    // The code and its params are typed.
    if (isProblem(error, 'DPAY_PAYMENT_IN_PROGRESS')) {
      return client.getPayment({ path: { id: error.params.payment_id } });
    }
    // The SDK tried three times. Retry later with the same intent.
    if (error instanceof NetworkError) throw error;

    const { title, action, retryable } = explain(error, 'en');
    console.log(
      title,
      action,
      retryable ? 'Worth trying again.' : 'Not worth trying again.',
    );
    if (error instanceof ProblemError) console.log(error.code, error.requestId);
    return undefined;
  }
};

await charge('ord_01KAJ800000000000000000012'); // no such order
// #endregion catch
