import { createOrder, listPayments } from '../generated/orval/dasbor';
import { connect } from './orval-fetch';

export const orval = (baseUrl: string, key: string) => {
  connect(baseUrl, key);
  return {
    completed: async () => {
      const answer = await listPayments({
        limit: 3,
        filters: { status: ['completed'] },
        expand: ['customer'],
      });
      if (answer.status !== 200) throw new Error(answer.data.error);
      return answer.data.data;
    },
    order: async (reference: string, idempotencyKey: string) => {
      const answer = await createOrder(
        { reference_id: reference, total_amount: 150_000 },
        { headers: { 'Idempotency-Key': idempotencyKey } },
      );
      return answer.status === 201 ? answer.data.data : answer.data.error_code;
    },
  };
};
