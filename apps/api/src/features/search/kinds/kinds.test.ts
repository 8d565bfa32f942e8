import { FLAGS } from '@dasbor/domain/access';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp } from '../../../testing/app.ts';
import type { TestApp, Tokens } from '../../../testing/app.ts';
import { MERCHANT_A, MERCHANT_B } from '../../../testing/people.ts';
import { idOf } from '../../../testing/trade.ts';

type Hit = { kind: string; id: string; title: string; subtitle: string; amount: number | null };

let app: TestApp;
let owner: Tokens;

const ACCOUNT = '8422319876';
const AT = '2026-11-20T03:00:00Z';

beforeAll(async () => {
  app = await startTestApp();
  const config = Object.fromEntries(FLAGS.map((flag) => [flag, true]));
  await app.db.system((tx) => tx.run(sql`update merchant_mode set feature_config = ${config}`));
  await addOneOfEach(MERCHANT_A, 'live', 1);
  await addOneOfEach(MERCHANT_A, 'sandbox', 2);
  await addOneOfEach(MERCHANT_B, 'live', 3);
  owner = await app.signIn('owner@a.test');
});
afterAll(() => app.close());

const find = async (q: string, tokens = owner) => {
  const reply = await app.ask('GET', `/dashboard/search?q=${encodeURIComponent(q)}`, { token: tokens.live });
  return reply.json<{ data: Hit[] }>().data;
};
const found = async (q: string, tokens = owner) => (await find(q, tokens)).map(({ kind, id }) => [kind, id]);

/** Each kind's id number 1, and other text that finds it. */
const RECORDS: readonly [kind: string, id: string, q: string][] = [
  ['subaccount', idOf('sub', 1), 'cabang dago'],
  ['disbursement', idOf('dis', 1), 'gaji november'],
  ['disbursement_item', idOf('dis_item', 1), 'rina kartika'],
  ['payment_link', idOf('plk', 1), idOf('plk', 1)],
  ['invoice', idOf('inv', 1), 'sewa mesin'],
  ['fund_transfer', idOf('ftr', 1), 'pemasok biji'],
  ['withdrawal', idOf('wdr', 1), 'pt kopi nusantara'],
  ['top_up', idOf('top', 1), '7001 1122 3344'],
  ['settlement', idOf('set', 1), '1.234.000'],
  ['promo', idOf('prm', 1), 'panen'],
  ['quotation', idOf('quo', 1), 'mesin giling'],
  ['recurring_invoice', idOf('rin', 1), 'langganan biji'],
  ['invoice_payment', idOf('inv_txn', 1), idOf('inv_txn', 1)],
  ['destination_account', idOf('dac', 1), '5550 0011 13'],
  ['export', idOf('exp', 1), 'wahyu'],
  ['api_key', idOf('key', 1), 'server kasir'],
  ['legacy_key', idOf('key', 9_001), 'toko lama'],
  ['snap_key', idOf('snk', 1), 'bank kami'],
  ['webhook', idOf('whk', 1), 'hooks.contoh.id'],
  ['webhook_delivery', idOf('whd', 1), idOf('evt', 1)],
  ['api_request', idOf('req', 1), idOf('req', 1)],
];

describe('every kind of record', () => {
  test.each(RECORDS)('finds a %s by its ID, in any case', async (kind, id) => {
    expect(await found(id.toLowerCase())).toEqual([[kind, id]]);
  });

  test.each(RECORDS)('finds a %s of %s by %j', async (kind, id, q) => {
    expect(await found(q)).toContainEqual([kind, id]);
  });

  test.each(RECORDS)('a %s of another merchant or mode does not exist', async (kind, id) => {
    const others = [2, 3].map((n) => id.slice(0, -1) + String(n));

    for (const other of others) expect(await found(other), kind).toEqual([]);
  });

  test('finds an amount in any notation', async () => {
    for (const q of ['1.234.000', '1234000', 'Rp 1.234.000', '1,234 jt', '1234rb'])
      expect((await found(q)).map(([kind]) => kind).toSorted()).toEqual([
        'disbursement',
        'disbursement_item',
        'fund_transfer',
        'invoice',
        'quotation',
        'settlement',
        'top_up',
        'withdrawal',
      ]);
  });

  test('shows no amount for a settlement whose fees exceed its payments', async () => {
    const id = idOf('set', 7);
    await app.db.system((tx) =>
      tx.run(sql`
        insert into settlement (merchant_id, mode, id, method, status, due_date, payment_count, payment_amount, mdr_fee, ppn,
                                created_at)
        values (${MERCHANT_A}, 'live', ${id}, 'va', 'need_to_settle', '2026-11-23', 1, 3000, 4000, 440, ${AT})`),
    );

    expect(await find(id)).toMatchObject([{ subtitle: '2026-11-23', amount: null }]);
  });

  test.each(['081234567890', '+62 812-3456-7890', '6281234567890', '0812 3456 7890'])(
    'finds the invoice and quotation of the customer with the number %s',
    async (q) => {
      expect((await found(q)).map(([kind]) => kind).toSorted()).toEqual(['invoice', 'quotation']);
      expect(await found(q, await app.signIn('viewer@a.test'))).toEqual([]);
    },
  );

  test('finds users and roles of the merchant by name, and an address only for those who see it', async () => {
    expect(await found('uploader')).toEqual([
      ['role', '4'],
      ['user', 'usr_01K00000000000000000000004'],
    ]);
    expect((await found('uploader@a.te')).map(([kind]) => kind)).toEqual(['user']);
    expect(await found('uploader@a.te', await app.signIn('viewer@a.test'))).toEqual([]);
    expect(await found('owner@b.test')).toEqual([]);
  });

  test('finds only one’s own scheduled reports, named in the language of the request', async () => {
    const made = await app.ask('POST', '/dashboard/export-schedules', {
      token: owner.live,
      payload: { set: 'payments', format: 'csv', period: 'day' },
      headers: { 'idempotency-key': 'a-schedule-to-be-found' },
    });
    const { id } = made.json<{ data: { id: string } }>().data;

    expect(await find(id)).toMatchObject([{ kind: 'export_schedule', title: 'Pembayaran' }]);
    expect(await found(id, await app.signIn('admin@a.test'))).toEqual([]);
  });

  test('shows no amount if the record has none', async () => {
    expect(await find('hooks.contoh.id')).toMatchObject([{ title: 'Kasir', amount: null }]);
  });
});

describe('permissions', () => {
  test.each<[string, readonly string[]]>([
    ['developer', ['api_key', 'api_request', 'legacy_key', 'snap_key', 'webhook', 'webhook_delivery']],
    ['uploader', ['disbursement', 'disbursement_item', 'top_up']],
    ['approver', ['disbursement', 'disbursement_item', 'fund_transfer', 'subaccount', 'top_up']],
    ['payment-link-maker', ['payment_link']],
  ])('the role %s finds what it may open: %j', async (role, kinds) => {
    const tokens = await app.signIn(`${role}@a.test`);
    const seen = (await Promise.all(RECORDS.map(([, id]) => found(id, tokens)))).flat();

    expect(seen.map(([kind]) => kind).toSorted()).toEqual(kinds);
  });

  test('finds nothing of a feature that is off', async () => {
    await setFlag('subaccount', false);

    expect(await found(idOf('sub', 1))).toEqual([]);
    await setFlag('subaccount', true);
  });
});

describe('account numbers', () => {
  test('are found by all or some of their digits', async () => {
    for (const q of [ACCOUNT, '8422 3198 76', '223198'])
      expect((await found(q)).map(([kind]) => kind)).toContain('disbursement_item');
  });

  test('are masked for a role with masked data, and not found by hidden digits', async () => {
    const viewer = await app.signIn('viewer@a.test');

    expect(await find('rina kartika', viewer)).toMatchObject([{ subtitle: '******9876' }]);
    expect((await found('9876', viewer)).map(([kind]) => kind)).toContain('disbursement_item');
    for (const q of [ACCOUNT, '84223', '19876']) expect(await found(q, viewer)).toEqual([]);
  });
});

const setFlag = async (flag: string, on: boolean): Promise<void> => {
  await app.db.system((tx) =>
    tx.run(sql`
      update merchant_mode set feature_config = feature_config || ${{ [flag]: on }}::jsonb where merchant_id = ${MERCHANT_A}`),
  );
};

/** One record of each kind, alike except for the number. */
const addOneOfEach = async (merchant: string, mode: string, n: number): Promise<void> => {
  const of = sql`${merchant}, ${mode}`;
  await app.db.system(async (tx) => {
    await tx.run(sql`
      insert into subaccount (merchant_id, mode, id, name, email, account_id, type, status, search_text, created_at, updated_at)
      values (${of}, ${idOf('sub', n)}, 'Cabang Dago', 'dago@contoh.id', 'dago', 'company', 'created', 'x', ${AT}, ${AT})`);
    await tx.run(sql`
      insert into disbursement (merchant_id, mode, id, name, source, maker_id, maker_name, search_text, created_at, updated_at)
      values (${of}, ${idOf('dis', n)}, 'Gaji November', 'rows', 'u', 'U', ${`${idOf('dis', n).toLowerCase()} gaji november`}, ${AT}, ${AT})`);
    await tx.run(sql`
      insert into disbursement_item (merchant_id, mode, id, disbursement_id, row, status, cells, account_owner_name, bank_code,
                                     account_number, amount, parts, search_text, created_at, updated_at)
      values (${of}, ${idOf('dis_item', n)}, ${idOf('dis', n)}, 1, 'valid', '{}', 'Rina Kartika', 'bca', ${ACCOUNT}, 1234000, 1,
              ${`rina kartika ${ACCOUNT} bca`}, ${AT}, ${AT})`);
    await tx.run(sql`
      insert into "order" (merchant_id, mode, id, reference_id, reference_key, total_amount, remaining_payment, payment_type, status,
                           is_payment_link, search_text, created_at, updated_at, expires_at)
      values (${of}, ${idOf('ord', n)}, 'CHAT-1', 'chat-1', 55000, 55000, 'full', 'started', true, 'chat-1', ${AT}, ${AT}, ${AT})`);
    await tx.run(sql`
      insert into payment_link (merchant_id, mode, id, order_id, expiry_days, admin_fee_method, is_notification_enabled,
                                created_by_id, created_by_name, search_text, created_at)
      values (${of}, ${idOf('plk', n)}, ${idOf('ord', n)}, 3, 'included', false, 'u', 'U', 'chat-1', ${AT})`);
    await tx.run(sql`
      insert into invoice (merchant_id, mode, id, name, start_date, due_date, customer_name, customer_mobile, items, ppn_mode,
                           ppn_basis_points, subtotal_amount, tax_base_amount, ppn_amount, total_amount, outstanding_at_issue,
                           allow_partial_payment, created_by_id, created_by_name, created_at, updated_at, search_text)
      values (${of}, ${idOf('inv', n)}, 'Sewa mesin', '2026-11-20', '2026-11-30', 'Sari', '+6281234567890', '[{}]', 'none', 0,
              1234000, 0, 0, 1234000, 1234000, false, 'u', 'U', ${AT}, ${AT}, 'sewa mesin')`);
    await tx.run(sql`
      insert into fund_transfer (merchant_id, mode, id, type, source, bank_code, account_number, account_name, amount, fee, ppn,
                                 maker_id, maker_name, search_text, created_at, updated_at)
      values (${of}, ${idOf('ftr', n)}, 'balance_to_bank', '', 'bca', '5550001112', 'Pemasok Biji', 1234000, 0, 0, 'u', 'U',
              'pemasok biji 5550001112', ${AT}, ${AT})`);
    await tx.run(sql`
      insert into destination_account (merchant_id, mode, id, bank_code, account_number, account_name, own_since, is_first, created_at)
      values (${of}, ${idOf('dac', n)}, 'bca', '5550001113', 'PT Kopi Nusantara', ${AT}, true, ${AT})`);
    await tx.run(sql`
      insert into withdrawal (merchant_id, mode, id, amount, destination_account_id, bank_code, account_number, account_name, source, search_text,
                              created_at, updated_at)
      values (${of}, ${idOf('wdr', n)}, 1234000, ${idOf('dac', n)}, 'BCA', '5550001113', 'PT Kopi Nusantara', 'manual', 'pt kopi nusantara 5550001113',
              ${AT}, ${AT})`);
    await tx.run(sql`
      insert into top_up (merchant_id, mode, id, amount, bank, va_number, va_name, search_text, created_at, updated_at, expires_at)
      values (${of}, ${idOf('top', n)}, 1234000, 'BCA', '700111223344', 'Kopi', '700111223344 bca', ${AT}, ${AT}, ${AT})`);
    await tx.run(sql`
      insert into settlement (merchant_id, mode, id, method, status, due_date, settled_at, payment_count, payment_amount, mdr_fee,
                              ppn, created_at)
      values (${of}, ${idOf('set', n)}, 'va', 'settled', '2026-11-19', ${AT}, 1, 1238440, 4000, 440, ${AT})`);
    await tx.run(sql`
      insert into promo (merchant_id, mode, id, name, name_key, type, sub_type, application, discount_type, discount_value, minimum_purchase,
                         channels, bin_numbers, banks, effective_from, effective_to, limit_type, limit_value, maker_id, created_by,
                         search_text, created_at, updated_at)
      values (${of}, ${idOf('prm', n)}, 'PANEN', 'panen', 'general', 'direct_discount', 'code', 'flat', 5000, 20000, '{}', '{}', '{}',
              '2026-11-01', '2026-11-30', 'quota', 10, 'u', 'U', 'panen', ${AT}, ${AT})`);
    await tx.run(sql`
      insert into quotation (merchant_id, mode, id, name, quoted_on, valid_until, customer_name, customer_mobile, items, ppn_mode,
                             ppn_basis_points, subtotal_amount, tax_base_amount, ppn_amount, total_amount, created_by_id,
                             created_by_name, created_at, updated_at, search_text)
      values (${of}, ${idOf('quo', n)}, 'Mesin giling', '2026-11-20', '2026-11-30', 'Sari', '+6281234567890', '[{}]', 'none', 0, 1234000,
              0, 0, 1234000, 'u', 'U', ${AT}, ${AT}, 'mesin giling')`);
    await tx.run(sql`
      insert into recurring_invoice (merchant_id, mode, id, status, name, customer_name, content, day, first_date, due_days, end_kind,
                                     makes_drafts, is_mailed, next_date, created_by_id, created_by_name, created_at, updated_at,
                                     updated_by_name, search_text)
      values (${of}, ${idOf('rin', n)}, 'active', 'Langganan biji', 'Sari', '{}', 1, '2026-12-01', 7, 'never', false, false,
              '2026-12-01', 'u', 'U', ${AT}, ${AT}, 'U', 'langganan biji')`);
    await tx.run(sql`
      insert into invoice_payment (merchant_id, mode, id, invoice_id, method, amount, paid_on, recorded_by_id, recorded_by_name,
                                   created_at, search_text)
      values (${of}, ${idOf('inv_txn', n)}, ${idOf('inv', n)}, 'manual', 34000, '2026-11-20', 'u', 'U', ${AT}, 'x')`);
    await tx.run(sql`
      insert into export_file (merchant_id, mode, id, "set", format, columns, range_from, range_to, subaccount_ids, language,
                               rows_expected, created_by_id, created_by_name, search_text, created_at, expires_at)
      values (${of}, ${idOf('exp', n)}, 'payments', 'csv', '{x}', '2026-11-01', '2026-11-02', '{}', 'id', 0, 'u', 'Wahyu', 'wahyu',
              ${AT}, '2026-11-27T03:00:00Z')`);
    for (const [kind, id, name] of [
      ['api', idOf('key', n), 'Server kasir'],
      ['legacy', idOf('key', 9_000 + n), 'Toko lama'],
    ])
      await tx.run(sql`
        insert into api_key (merchant_id, mode, id, kind, name, scopes, created_at)
        values (${of}, ${id}, ${kind}, ${name}, '[]', ${AT})`);
    await tx.run(sql`
      insert into snap_key (merchant_id, mode, id, name, created_at) values (${of}, ${idOf('snk', n)}, 'Bank kami', ${AT})`);
    await tx.run(sql`
      insert into webhook (merchant_id, mode, id, name, url, api_kind, events, is_primary, created_at, updated_at)
      values (${of}, ${idOf('whk', n)}, 'Kasir', 'https://hooks.contoh.id/x', 'dasbor', '{}', false, ${AT}, ${AT})`);
    await tx.run(sql`
      insert into webhook_delivery (merchant_id, mode, id, webhook_id, webhook_name, event, event_id, subject_id, url, status, created_at)
      values (${of}, ${idOf('whd', n)}, ${idOf('whk', n)}, 'Kasir', 'payment.completed', ${idOf('evt', n)}, ${idOf('pay', n)},
              'https://hooks.contoh.id/x', 'delivered', ${AT})`);
    await tx.run(sql`
      insert into api_request (merchant_id, mode, id, key_id, operation, method, path, url, status, duration_ms, ip, search_text, created_at)
      values (${of}, ${idOf('req', n)}, ${idOf('key', n)}, 'listPayments', 'GET', '/v1/payments', '/v1/payments', 200, 5, '127.0.0.1',
              'x', ${AT})`);
  });
};
