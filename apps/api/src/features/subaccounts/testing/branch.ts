import { addKey } from '../../../testing/keys.ts';
import type { TestKey } from '../../../testing/keys.ts';
import type { Ask } from '../../../testing/app.ts';
import { A_SANDBOX } from '../../../testing/trade.ts';
import { codesOf, dataOf } from './stand.ts';
import type { Disbursement, Owned, Stand } from './stand.ts';

const EVERYTHING = {
  orders: 'write',
  payments: 'write',
  customers: 'write',
  settlements: 'write',
  disbursements: 'write',
  balance: 'write',
} as const;

let keys = 500;

/** A key with every scope that a key of this subaccount can have. */
export const keyOf = (stand: Stand, subaccountId: string): Promise<TestKey> =>
  addKey(stand.app.db, A_SANDBOX, (keys += 1), { scopes: EVERYTHING, subaccount_id: subaccountId });

/** One record of each kind, created with the given key. */
export const makeTrade = async (stand: Stand, apiKey: string) => {
  const customer = { reference_id: 'PLG-1', name: 'Sari Dewi', email: 'sari@contoh.id' };
  const order = dataOf<Owned & { customer_id: string }>(await stand.order({ customer }, { apiKey }));
  const payload = { order_id: order.id, method: 'va', channel: 'BCA' };
  const payment = dataOf<Owned & { virtual_account: { number: string } }>(
    await stand.send('POST', 'payments', { apiKey, payload }),
  );
  const batch = dataOf<Disbursement>(await stand.batch({}, { apiKey, token: undefined }));
  await stand.app.validations.drain();
  const [item] = dataOf<{ id: string }[]>(
    await stand.send('GET', `disbursements/${batch.id}/items`, { apiKey }),
  );
  return { order, payment, batch, item: item as { id: string } };
};

export type Trade = Awaited<ReturnType<typeof makeTrade>>;

/** Calls with a key and returns the code of a refusal, or the status. */
export const outcomeOf = async (
  stand: Stand,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  ask: Ask,
) => {
  const reply = await stand.send(method, path, ask);
  return reply.status < 300 ? reply.status : codesOf(reply);
};
