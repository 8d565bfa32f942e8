import { createClient } from '../generated/hey-api/client';
import { createOrder, listPayments } from '../generated/hey-api/sdk.gen';
import { toQuery } from './query';

export const heyApi = (baseUrl: string, key: string) => {
  // A key is the user name of HTTP Basic, without a password.
  const client = createClient({ baseUrl, auth: `${key}:`, querySerializer: toQuery });
  return {
    completed: async () => {
      const { data } = await listPayments({
        client,
        throwOnError: true,
        query: { limit: 3, filters: { status: ['completed'] }, expand: ['customer'] },
      });
      return data.data;
    },
    order: async (reference: string, idempotencyKey: string) => {
      const { data, error } = await createOrder({
        client,
        headers: { 'Idempotency-Key': idempotencyKey },
        body: { reference_id: reference, total_amount: 150_000 },
      });
      return data?.data ?? error?.error_code;
    },
  };
};
