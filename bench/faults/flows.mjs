import { randomBytes } from 'node:crypto';

const newKey = () => randomBytes(12).toString('hex');

/** Opens a top-up and pays it. */
export const topUp =
  ({ token, acknowledged }) =>
  async (ask) => {
    const key = newKey();
    const authorization = `Bearer ${token}`;
    const body = { amount: 10_000, bank: 'BCA' };
    const opened = await ask('POST', '/dashboard/topups', { authorization, body, key: `open-${key}` });
    if (!opened) return;
    const paid = await ask('POST', `/dashboard/topups/${opened.id}/simulate`, {
      authorization,
      body: { status: 'completed' },
      key: `paid-${key}`,
    });
    if (paid) acknowledged.push(opened.id);
  };

/** Creates an order, charges it and lets the customer pay, by a merchant's key. */
export const sale =
  ({ apiKey, acknowledged }) =>
  async (ask) => {
    const key = newKey();
    const authorization = `Basic ${Buffer.from(`${apiKey}:`).toString('base64')}`;
    const write = (path, body, name) => ask('POST', path, { authorization, body, key: `${name}-${key}` });
    const bill = { reference_id: `FAULT-${key}`, total_amount: 150_000 };
    const order = await write('/dashboard/orders', bill, 'order');
    if (!order) return;
    const charge = { order_id: order.id, method: 'va', channel: 'BCA' };
    const payment = await write('/dashboard/payments', charge, 'charge');
    if (!payment) return;
    const paid = await write(`/dashboard/payments/${payment.id}/simulate`, { status: 'completed' }, 'paid');
    if (paid) acknowledged.push({ order: order.id, payment: payment.id });
  };

/** Reads one of these addresses after the other. */
export const read = ({ token, paths }) => {
  let next = 0;
  return async (ask) => {
    next += 1;
    await ask('GET', paths[next % paths.length], { authorization: `Bearer ${token}` });
  };
};

/** Requests a file and reads its state until it is written. */
export const exportFile =
  ({ token, body, acknowledged }) =>
  async (ask) => {
    const authorization = `Bearer ${token}`;
    const asked = await ask('POST', '/dashboard/exports', { authorization, body, key: `file-${newKey()}` });
    if (!asked) return;
    acknowledged.push(asked.id);
    for (;;) {
      const file = await ask('GET', `/dashboard/exports/${asked.id}`, { authorization });
      if (!file || file.status === 'completed' || file.status === 'failed') return;
    }
  };
