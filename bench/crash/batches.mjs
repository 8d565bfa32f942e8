import { setTimeout as delay } from 'node:timers/promises';

/**
 * The payouts of a batch: the account number determines the simulated bank's result (apps/api/src/rails/bank/plan.ts). One in fifty
 * fails, one in fifty loses its response, and one in fifty its call.
 */
export const payoutsOf = (count, first) =>
  Array.from({ length: count }, (_, index) => {
    const number = String((first + index) % 10_000).padStart(4, '0');
    return {
      account_owner_name: `Penerima ${first + index}`,
      bank_code: 'bca',
      account_number: `${PLANS[index % 50] ?? '8122'}${number}20`,
      amount: 10_000 + ((first + index) % 90_000),
    };
  });

const PLANS = { 7: '9916', 17: '9822', 27: '9722', 37: '9622' };

/**
 * From rows to payouts, whatever is killed meanwhile. Returns what the server acknowledged: what it created and approved.
 * @param {{ maker: object, approver: object }} people
 */
export const payOut = async ({ maker, approver }, { name, items, acknowledged }) => {
  const made = await maker.ask('POST', '/dashboard/disbursements', {
    body: { name, items },
    key: keyOf('make', name),
  });
  acknowledged.made.push({ id: made.id, name, items: items.length });
  const path = `/dashboard/disbursements/${made.id}`;
  let batch = made;
  while (batch.counts.need_validation > 0) {
    await delay(200);
    batch = await maker.ask('GET', path);
  }
  if (batch.counts.invalid > 0)
    await maker.ask('POST', `${path}/items/delete`, { body: { all_invalid: true } });
  batch = await maker.ask('GET', path);
  batch = await maker.ask('POST', `${path}/submit`, {
    body: { version: batch.version },
    key: keyOf('submit', name),
  });
  await approver.ask('POST', `${path}/approve`, {
    body: { version: batch.version, total: batch.notice.total },
    key: keyOf('approve', name),
  });
  acknowledged.approved.push(made.id);
};

const keyOf = (step, name) => `crash-${step}-${name}`.replaceAll(' ', '-');
