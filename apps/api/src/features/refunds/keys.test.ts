import type { Scopes } from '@dasbor/domain/api-keys';
import { expect, test } from 'vitest';
import { audit } from '../../platform/audit.ts';
import { addKey } from '../../testing/keys.ts';
import { MERCHANT_A, PEOPLE } from '../../testing/people.ts';
import { codeOf, dataOf, setStand } from './testing/stand.ts';

const stand = setStand();
const approverId = PEOPLE.find(({ email }) => email === 'approver@a.test')?.userId ?? '';
let keys = 0;

const keyWith = async (scopes: Partial<Scopes>) => {
  const { secret, id } = await addKey(stand.app.db, { merchantId: MERCHANT_A, mode: 'live' }, (keys += 1), {
    scopes,
  });
  const request = (payment: string) =>
    stand.app.ask('POST', '/dashboard/refunds', {
      apiKey: secret,
      payload: { payment_id: payment, amount: 20_000, notes: 'Barang rusak' },
      headers: { 'idempotency-key': `refund-by-a-server-${keys}-${payment}` },
    });
  const cancel = (refund: string) =>
    stand.app.ask('POST', `/dashboard/refunds/${refund}/cancel`, {
      apiKey: secret,
      payload: {},
      headers: { 'idempotency-key': `cancel-by-a-server-${keys}-${refund}` },
    });
  return { id, request, cancel };
};

// spec 4.19
test('a key requests a refund as its maker, and a person approves it', async () => {
  const { id: keyId, request } = await keyWith({ payments: 'write' });

  const refund = dataOf(await request(await stand.paid()));
  expect(refund).toMatchObject({ status: 'requested', maker_id: keyId, maker_ids: [keyId] });
  expect((await stand.approve(refund.id)).status).toBe(200);
});

test('a key that may only read requests none', async () => {
  const { request } = await keyWith({ payments: 'read' });

  expect(codeOf(await request(await stand.paid()))).toBe('DPAY_API_KEY_SCOPE_MISSING');
});

test('whoever was shown the secret of the key neither approves nor rejects', async () => {
  const { id: keyId, request } = await keyWith({ payments: 'write' });
  const by = { merchantId: MERCHANT_A, mode: 'live', requestId: 'req_1', ip: '::1', device: 'test' } as const;
  await stand.app.db.system((tx) =>
    audit.record(tx, { ...by, actorId: approverId }, { action: 'api_key.created', target: keyId }),
  );

  const { id, maker_ids: makers } = dataOf(await request(await stand.paid()));
  expect(makers.toSorted()).toEqual([keyId, approverId].toSorted());
  expect(codeOf(await stand.reject(id))).toBe('DPAY_MAKER_IS_APPROVER');
  expect((await stand.reject(id, stand.owner.live)).status).toBe(200);
});

test('a key cancels its own request, and no request of a person', async () => {
  const { request, cancel } = await keyWith({ payments: 'write' });
  const { cancel: cancelByReader } = await keyWith({ payments: 'read' });
  const own = dataOf(await request(await stand.paid())).id;
  const other = await stand.requested(await stand.paid());

  expect(codeOf(await cancelByReader(own))).toBe('DPAY_API_KEY_SCOPE_MISSING');
  expect(dataOf(await cancel(own)).status).toBe('rejected');
  expect(codeOf(await cancel(other))).toBe('DPAY_REFUND_NOT_YOURS');
});
