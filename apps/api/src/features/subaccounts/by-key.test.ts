import sql from 'sql-template-tag';
import { beforeAll, describe, expect, test } from 'vitest';
import { png } from '../../testing/pictures.ts';
import { addKey } from '../../testing/keys.ts';
import type { TestKey } from '../../testing/keys.ts';
import { A_SANDBOX } from '../../testing/trade.ts';
import { keyOf, makeTrade, outcomeOf } from './testing/branch.ts';
import type { Trade } from './testing/branch.ts';
import { codesOf, dataOf, FLAGS, setStand } from './testing/stand.ts';
import type { Owned } from './testing/stand.ts';

const stand = setStand();
let key: TestKey;
let mine: Trade;
beforeAll(async () => {
  key = await keyOf(stand, stand.branch);
  await stand.fund(stand.branch, 1_000_000);
  mine = await makeTrade(stand, key.secret);
});

const by = (apiKey = key.secret) => ({ apiKey, token: undefined });

describe('a key of a subaccount', () => {
  test('creates orders, payments and batches for it by default', () => {
    const { order, payment, batch } = mine;
    expect([order, payment, batch].map(({ subaccount_id }) => subaccount_id)).toEqual(
      Array(3).fill(stand.branch),
    );
  });

  test('may name it explicitly, and is refused if it names another', async () => {
    expect(dataOf<Owned>(await stand.order({ subaccount_id: stand.branch }, by())).subaccount_id).toBe(
      stand.branch,
    );
    const REFUSED = [['subaccount_id', 'DPAY_API_KEY_OTHER_SUBACCOUNT']];
    for (const subaccount_id of [stand.other, 'sub_01K00000000000000000000000']) {
      expect(codesOf(await stand.order({ subaccount_id }, by()))).toEqual(REFUSED);
      expect(codesOf(await stand.batch({ subaccount_id }, by()))).toEqual(REFUSED);
    }
  });

  test('shows no image of the merchant in an order', async () => {
    const uploaded = await stand.send('POST', 'uploads/images', {
      payload: await png({ width: 20, height: 20 }),
      headers: { 'content-type': 'application/octet-stream' },
    });
    const { id } = dataOf<{ id: string }>(uploaded);
    const wish = { total_amount: 1_000, items: [{ name: 'Kopi', quantity: 1, price: 1_000, image_id: id }] };

    expect(codesOf(await stand.order(wish, by()))).toEqual([['items.0.image_id', 'DPAY_IMAGE_NOT_FOUND']]);
    expect((await stand.order(wish)).status).toBe(201);
  });

  test('pays from and into its own balance', async () => {
    const before = await stand.balancesOf(stand.branch);
    const merchant = await stand.ofMerchant();
    const paid = await stand.send('POST', `payments/${mine.payment.id}/simulate`, {
      ...by(),
      payload: { status: 'completed' },
    });
    expect(paid.status).toBe(200);
    expect(await stand.balancesOf(stand.branch)).toEqual({ ...before, pending: before.pending + 95_560 });
    expect(await stand.ofMerchant()).toEqual(merchant);

    const submitted = await stand.send('POST', `disbursements/${mine.batch.id}/submit`, {
      ...by(),
      payload: { version: mine.batch.version },
    });
    expect([submitted.status, (await stand.approve(dataOf(submitted))).status]).toEqual([200, 200]);
    const after = await stand.balancesOf(stand.branch);
    expect(after.available + after.in_flight).toBe(before.available);
    expect(after.in_flight).toBeGreaterThan(50_000);
    expect(await stand.ofMerchant()).toEqual(merchant);
  });

  test('gets its own balance and history from the balance operations', async () => {
    const { available } = await stand.balancesOf(stand.branch);
    const reply = await stand.send('GET', 'balance', by());
    expect(dataOf(reply)).toMatchObject({ available, low_since: null });
    const entries = dataOf<{ credit: number }[]>(await stand.send('GET', 'balance/ledger', by()));
    expect(entries.map(({ credit }) => credit)).toContain(1_000_000);
    expect(entries.map(({ credit }) => credit)).not.toContain(900_000_000);
  });

  test('reads what the merchant created for it', async () => {
    const order = await stand.ordered({ subaccount_id: stand.branch });
    expect(await outcomeOf(stand, 'GET', `orders/${order.id}`, by())).toBe(200);
  });

  test('knows its customers by its own numbers, and those of orders made for it', async () => {
    const merchants = dataOf<Owned & { customer_id: string }>(
      await stand.order({ customer: { reference_id: 'PLG-1', name: 'Budi' } }),
    );
    expect(merchants.customer_id).not.toBe(mine.order.customer_id);
    expect(codesOf(await stand.order({ customer_id: merchants.customer_id }, by()))).toEqual([
      ['customer_id', 'DPAY_CUSTOMER_NOT_FOUND'],
    ]);

    const named = await stand.ordered({ customer_id: merchants.customer_id, subaccount_id: stand.branch });
    const shown = await stand.send('GET', `orders/${named.id}?expand=customer`, by());
    expect(dataOf(shown)).toMatchObject({ customer: { name: 'Budi' } });
    const again = { reference_id: 'PLG-1', name: 'Sari D.' };
    expect(dataOf(await stand.order({ customer: again }, by()))).toMatchObject({
      customer_id: mine.order.customer_id,
    });
    const { name } = await stand.app.db.tenant(A_SANDBOX, (tx) =>
      tx.one<{ name: string }>(sql`select name from customer where id = ${merchants.customer_id}`),
    );
    expect(name).toBe('Budi');
  });

  test('can use files that it uploaded, but not the merchant’s', async () => {
    const upload = async (ask: object) => {
      const payload = Buffer.from('Nama,Bank,Rekening,Nominal\nSiti Aminah,BCA,8422647010,50000');
      return dataOf<Owned>(await stand.send('POST', 'disbursement-files?name=gaji.csv', { ...ask, payload }))
        .id;
    };
    const [own, merchants] = [await upload(by()), await upload({ apiKey: stand.apiKey })];
    const make = (file_id: string) => stand.batch({ items: undefined, file_id }, by());
    const made = await make(own);
    expect([made.status, codesOf(await make(merchants))]).toEqual([201, 'DPAY_DISBURSEMENT_FILE_NOT_FOUND']);
    const { id } = dataOf<Owned>(made);
    expect((await stand.send('GET', `disbursements/${id}/error-file`, by())).status).toBe(200);
  });

  test('has its own idempotency keys, separate from those of other keys', async () => {
    const headers = { 'idempotency-key': 'the-same-for-all-of-us' };
    const send = (ask: object, reference_id: string) => stand.order({ reference_id }, { ...ask, headers });
    const elsewhere = await keyOf(stand, stand.other);
    const ids = [
      await send({}, 'INV-M'),
      await send(by(), 'INV-A'),
      await send(by(elsewhere.secret), 'INV-B'),
    ].map((reply) => dataOf<Owned>(reply).id);
    expect(new Set(ids).size).toBe(3);
    expect(dataOf<Owned>(await send(by(), 'INV-A')).id).toBe(ids[1]);
  });
});

describe('a key of a disabled subaccount', () => {
  test('is refused where subaccounts are switched off, and while its own is not live', async () => {
    await stand.setFlags({ ...FLAGS, subaccount: false });
    expect(await outcomeOf(stand, 'GET', 'orders', by())).toBe('DPAY_API_KEY_SUBACCOUNT_CLOSED');
    await stand.setFlags(FLAGS);
    const idle = await stand.newSubaccount();
    const { secret } = await keyOf(stand, idle);
    expect(await outcomeOf(stand, 'GET', 'orders', by(secret))).toBe(200);
    await stand.app.db.system((tx) =>
      tx.run(sql`update subaccount set status = 'created', activated_at = null where id = ${idle}`),
    );
    for (const path of ['orders', 'balance', 'reference/banks'])
      expect(await outcomeOf(stand, 'GET', path, by(secret))).toBe('DPAY_API_KEY_SUBACCOUNT_CLOSED');
  });
});

describe('webhooks', () => {
  test('belong to the merchant: their operations and stream refuse the key', async () => {
    for (const path of ['webhooks', 'webhook-deliveries', 'webhook-events'])
      expect(await outcomeOf(stand, 'GET', path, by())).toBe('DPAY_API_KEY_SCOPE_MISSING');
  });

  test('the database rejects a key of a subaccount with their scope', async () => {
    await expect(
      addKey(stand.app.db, A_SANDBOX, 900, { subaccount_id: stand.branch, scopes: { webhooks: 'read' } }),
    ).rejects.toThrow(/key_of_subaccount_is_no_merchants/);
  });

  test('report what its key created, if they include the subaccount', async () => {
    const payload = {
      name: 'Cabang',
      url: 'https://toko.example/hook',
      events: ['order.created'],
      subaccount_ids: [stand.branch],
    };
    await stand.send('POST', 'webhooks', { payload });
    const { id } = dataOf<Owned>(await stand.order({}, by()));
    const told = await stand.app.db.system((tx) =>
      tx.rows<{ webhook_name: string }>(
        sql`select webhook_name from webhook_delivery where subject_id = ${id}`,
      ),
    );
    expect(told.map(({ webhook_name }) => webhook_name)).toEqual(['Cabang']);
  });
});
