import type { Scopes } from '@dasbor/domain/api-keys';
import { describe, expect, test } from 'vitest';
import { addKey } from '../../../testing/keys.ts';
import { MERCHANT_A } from '../../../testing/people.ts';
import { anItem, batchOf, codeOf, setStand } from '../testing/stand.ts';
import type { Disbursement } from './rows.ts';

const stand = setStand();

let calls = 0;
let keys = 0;
type Wanted = Partial<Scopes>;
const by = (apiKey: string) => ({
  ask: (method: 'GET' | 'POST', path: string, payload?: object) =>
    stand.app.ask(method, `/dashboard/${path}`, {
      apiKey,
      ...(payload && { payload }),
      headers: { 'idempotency-key': `by-key-of-a-server-${(calls += 1)}` },
    }),
});
const keyWith = async (scopes: Wanted) => {
  const { secret, id } = await addKey(stand.app.db, { merchantId: MERCHANT_A, mode: 'live' }, (keys += 1), {
    scopes,
  });
  return { id, ...by(secret) };
};

describe('an API key', () => {
  test('creates and submits a batch as its maker, and a user approves', async () => {
    const { app, approve } = stand;
    const { id: keyId, ask } = await keyWith({ disbursements: 'write' });
    const draft = batchOf(await ask('POST', 'disbursements', { name: 'Gaji', items: [anItem()] }));
    expect(draft.maker.id).toBe(keyId);
    await app.validations.drain();
    const submitted = batchOf(await ask('POST', `disbursements/${draft.id}/submit`, { version: 1 }));
    expect([submitted.status, submitted.maker.id]).toEqual(['need_approval', keyId]);

    expect(batchOf(await approve(submitted)).status).toBe('processing');
    await stand.afterSeconds(1);
    const read = batchOf(await ask('GET', `disbursements/${draft.id}`));
    expect(read.status).toBe('success');
    const synced = await ask('POST', `disbursements/${draft.id}/sync`);
    expect(synced.json<{ data: { outcome: string; disbursement: Disbursement } }>().data.outcome).toBe(
      'webhook_resent',
    );
  });

  test('is not a second person: whoever created or rotated the key cannot approve', async () => {
    const { app, approve, approver, owner } = stand;
    const admin = await app.signIn('admin@a.test');
    const mode = 'sandbox' as const;
    const made = await app.ask('POST', '/dashboard/api-keys', {
      mode,
      token: owner.sandbox,
      payload: { name: 'Gudang', scopes: { disbursements: 'write' } },
      headers: { 'idempotency-key': 'a-key-of-the-owner' },
    });
    const { id } = made.json<{ data: { api_key: { id: string } } }>().data.api_key;
    const renewed = await app.ask('POST', `/dashboard/api-keys/${id}/regenerate`, {
      mode,
      token: admin.sandbox,
      payload: { overlap: 'none' },
      headers: { 'idempotency-key': 'a-secret-of-the-admin' },
    });
    const { secret } = renewed.json<{ data: { secret: string } }>().data;
    const ask = (path: string, payload: object) =>
      app.ask('POST', `/dashboard/${path}`, {
        mode,
        apiKey: secret,
        payload,
        headers: { 'idempotency-key': `by-key-of-a-server-${(calls += 1)}` },
      });
    const draft = batchOf(await ask('disbursements', { name: 'Gaji', items: [anItem()] }));
    await app.validations.drain();
    const submitted = batchOf(await ask(`disbursements/${draft.id}/submit`, { version: 1 }));

    for (const by of [owner, admin]) {
      expect(codeOf(await approve(submitted, { by, mode }))).toBe('DPAY_MAKER_IS_APPROVER');
    }
    expect((await approve(submitted, { by: approver, mode })).status).toBe(200);
  });

  test('never approves, rejects or retries, with any scope', async () => {
    const { submitted } = stand;
    const { id, notice } = await submitted();
    const { ask } = await keyWith({ disbursements: 'write', balance: 'write', orders: 'write' });
    const payloads = { approve: { version: 1, total: notice.total }, reject: { notes: 'x' }, retrigger: {} };
    for (const [verb, payload] of Object.entries(payloads)) {
      const reply = await ask('POST', `disbursements/${id}/${verb}`, payload);
      expect([verb, codeOf(reply)]).toEqual([verb, 'DPAY_API_KEY_NOT_ALLOWED']);
    }
  });

  test('needs the scope', async () => {
    const { ask } = await keyWith({ disbursements: 'read' });
    expect((await ask('GET', 'disbursements')).status).toBe(200);
    expect(codeOf(await ask('POST', 'disbursements', { name: 'Gaji', items: [anItem()] }))).toBe(
      'DPAY_API_KEY_SCOPE_MISSING',
    );
    expect(codeOf(await ask('GET', 'balance'))).toBe('DPAY_API_KEY_SCOPE_MISSING');
    expect((await (await keyWith({ balance: 'read' })).ask('GET', 'balance')).status).toBe(200);
  });

  test('cannot submit in the daily pause', async () => {
    const { app } = stand;
    const { ask } = await keyWith({ disbursements: 'write' });
    const { id } = batchOf(await ask('POST', 'disbursements', { name: 'Gaji', items: [anItem()] }));
    await app.validations.drain();
    app.clock.set(new Date('2026-11-20T23:30:00+07:00'));

    expect(codeOf(await ask('POST', `disbursements/${id}/submit`, { version: 1 }))).toBe('DPAY_CUT_OFF_TIME');
  });

  test('can look up an account holder', async () => {
    const { ask } = await keyWith({ disbursements: 'write' });
    const reply = await ask('POST', 'bank-accounts/inquiry', {
      bank_code: 'bca',
      account_number: '8422647010',
      account_owner_name: 'Siti Aminah',
    });
    expect(reply.json()).toMatchObject({ data: { match: 'same' } });
  });
});
