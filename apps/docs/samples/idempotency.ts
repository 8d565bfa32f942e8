// #region intent
import { client } from './client.ts';

type Sale = { number: string; amount: number; intent?: string };
const sale: Sale = { number: `INV-${Date.now()}`, amount: 85_000 };

/** Writes to your database. */
const save = async (sale: Sale) => {
  console.log('saved with its intent', sale.intent?.length);
};

/** Called as often as you like, also after a crash: the order is made once. */
const placeOrder = async (sale: Sale): Promise<string> => {
  if (!sale.intent) {
    sale.intent = client.intent(); // one intent per sale
    await save(sale); // save it before the call
  }
  const { data } = await client.createOrder({
    body: { reference_id: sale.number, total_amount: sale.amount },
    idempotencyKey: client.intent(sale.intent), // the saved intent
  });
  return data.id;
};

const first = await placeOrder(sale);
const again = await placeOrder(sale);
console.log('the same order', first === again);
// #endregion intent

// #region mismatch
import { isProblem } from '@dasbor/sdk';

sale.amount = 95_000; // another order with the old intent
try {
  await placeOrder(sale);
} catch (error) {
  if (!isProblem(error, 'DPAY_IDEMPOTENCY_MISMATCH')) throw error;
  console.log('refused:', error.code);
}
// #endregion mismatch
