import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { makeLog } from '../../../platform/log.ts';
import type { AccountToAsk } from '../../../rails/bank/port.ts';
import { NOW, topicsOf } from '../../../testing/trade.ts';
import { anItem, ARRIVES, batchOf, codeOf, setStand } from '../testing/stand.ts';
import type { Item } from '../testing/stand.ts';
import { makeValidations } from '../validation/engine.ts';

const stand = setStand();

describe('validation at the banks', () => {
  // spec 2.132
  test.each<[string, Item, string]>([
    // spec 4.42
    ['unknown account', { account_number: '8422647011' }, 'ACCOUNT_NOT_FOUND'],
    ['closed account', { account_number: '8422647106' }, 'ACCOUNT_INACTIVE'],
    // spec 8.79
    ['no result', { account_number: '8422647102' }, 'BANK_DISTURBED'],
    // spec 8.80
    ['no answer', { account_number: '8422647108' }, 'BANK_NO_RESPONSE'],
    // spec 4.44, 8.78
    ['another name', { account_number: '8422647104' }, 'NAME_MISMATCH'],
  ])('%s: the item is invalid', async (_, different, want) => {
    const { made, items } = stand;
    const { id, counts } = await made([anItem(different)]);

    expect(counts).toMatchObject({ need_validation: 0, invalid: 1 });
    expect((await items(id))[0]?.issues.map(({ code }) => code)).toEqual([want]);
  });

  test('a matching name: the item is valid, with the name as the bank has it', async () => {
    const { made, items } = stand;
    const { id } = await made([anItem({ account_number: '8422647212' })]);

    expect(await items(id)).toMatchObject([
      { status: 'valid', issues: [], bank_account_name: 'SITI AMINAH' },
    ]);
  });

  // spec 4.43
  test('a revalidation asks only about rejected items', async () => {
    const { app, call, made, items } = stand;
    const { id, version } = await made([
      anItem({ account_number: '8422647208' }),
      anItem({ account_number: 'x' }),
      anItem(),
    ]);
    const waiting = batchOf(await call('POST', `disbursements/${id}/revalidate`));
    expect(waiting.counts).toMatchObject({ need_validation: 1, invalid: 1, valid: 1 });
    expect(waiting.version).toBe(version);

    await app.validations.drain();
    expect((await items(id)).map(({ status }) => status)).toEqual(['valid', 'invalid', 'valid']);
  });

  test('when it is complete, the webhooks are notified once', async () => {
    const { app, made } = stand;
    const { id } = await made([anItem(), anItem({ account_number: '8422647011' })]);
    const events = await app.db.system((tx) =>
      tx.rows<{ event: string; body: string }>(
        sql`select event, body from webhook_event where subject_id = ${id}`,
      ),
    );

    expect(events.map(({ event }) => event)).toEqual(['disbursement.validation_completed']);
    expect(JSON.parse(events[0]?.body ?? '')).toMatchObject({
      data: { id, status: 'invalid', item_counts: { total: 2, valid: 1, invalid: 1 } },
    });
    expect(await topicsOf(app.db, id)).toContain('disbursement.updated');
  });

  test('another server repeats the question of a server that died', async () => {
    const { app, create, read } = stand;
    const { id } = batchOf(await create());
    await app.db.system((tx) =>
      tx.run(sql`
        update disbursement_item set claim = 'the dead one', due_at = ${new Date(Date.parse(NOW) + 30_000)}
         where disbursement_id = ${id}`),
    );
    await app.validations.drain();
    expect((await read(id)).counts.need_validation).toBe(1);

    app.clock.set(new Date(Date.parse(NOW) + 30_000));
    await app.validations.drain();
    expect((await read(id)).counts.valid).toBe(1);
  });

  test('each account is asked about once, however many servers share the work', async () => {
    const { app, create, read } = stand;
    const rows = Array.from({ length: 250 }, (_, index) =>
      anItem({ account_number: `84000${String(index).padStart(3, '0')}10` }),
    );
    const { id } = batchOf(await create(rows));
    const asked: string[] = [];
    const bank = {
      ...app.deps.bank,
      inquire: (account: AccountToAsk) => {
        asked.push(account.accountNumber);
        return app.deps.bank.inquire(account);
      },
    };
    const servers = [1, 2, 3].map(() => makeValidations({ ...app.deps, bank, log: makeLog('silent') }));
    await Promise.all(servers.map((server) => server.drain()));

    expect(asked.toSorted()).toEqual(rows.map(({ account_number }) => account_number).toSorted());
    expect((await read(id)).counts.valid).toBe(250);
  });

  test('an answer about an account that was changed meanwhile is ignored', async () => {
    const { app, call, create, items } = stand;
    const { inquire } = app.deps.bank;
    const { id } = batchOf(await create());
    const [item] = await items(id);
    app.deps.bank.inquire = async (account) => {
      app.deps.bank.inquire = inquire;
      await call('PATCH', `disbursement-items/${item?.id}`, { payload: { account_number: '8422647011' } });
      return inquire(account);
    };
    await app.validations.drain();

    expect(await items(id)).toMatchObject([{ status: 'invalid', account_number: '8422647011' }]);
  });
});

describe('account inquiry', () => {
  const ask = (different: object = {}) =>
    stand.call('POST', 'bank-accounts/inquiry', {
      payload: {
        bank_code: 'bca',
        account_number: ARRIVES,
        account_owner_name: 'Siti Aminah',
        ...different,
      },
    });

  test('shows the full name only to callers who entered it', async () => {
    expect((await ask()).json()).toMatchObject({ data: { account_name: 'SITI AMINAH', match: 'same' } });
    expect((await ask({ account_number: '8422647104' })).json()).toMatchObject({
      data: { account_name: 'BU** SAN****', match: 'different' },
    });
  });

  test.each([
    [{ account_number: '8422647011' }, 404, 'DPAY_BANK_ACCOUNT_NOT_FOUND'],
    [{ account_number: '8422647106' }, 404, 'DPAY_BANK_ACCOUNT_NOT_FOUND'],
    [{ account_number: '8422647102' }, 503, 'DPAY_BANK_UNREACHABLE'],
    [{ bank_code: 'commonwealth' }, 400, 'DPAY_INVALID_REQUEST'],
    [{ account_number: '12-34' }, 400, 'DPAY_INVALID_REQUEST'],
  ])('for %o: %i %s', async (different, status, code) => {
    const reply = await ask(different);
    expect([reply.status, codeOf(reply)]).toEqual([status, code]);
  });
});
