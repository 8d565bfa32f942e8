import { DESTINATION_ACCOUNT_POLICY } from '@dasbor/domain/destination-accounts';
import sql from 'sql-template-tag';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Reply, Tokens } from '../../testing/app.ts';
import { confirm } from '../../testing/confirm.ts';
import { MERCHANT_A } from '../../testing/people.ts';
import { standBy } from '../../testing/stand.ts';
import { idOf, NOW } from '../../testing/trade.ts';
import type { DestinationAccount } from './rows.ts';
import { accountOf, codeOf, startWithDestinations } from './testing/stand.ts';

const FLAGS = {
  balance: true,
  withdrawal: true,
  sweep_out: true,
  subaccount: true,
  fund_transfer: true,
  fund_transfer_whitelist: true,
};
const WHITELIST = '/dashboard/fund-transfer-whitelist';
const NOT_FOUND = 'DPAY_DESTINATION_ACCOUNT_NOT_FOUND';

let people: Record<'owner' | 'admin' | 'approver' | 'finance' | 'viewer' | 'developer', Tokens>;
const stand = standBy(async () => {
  const started = await startWithDestinations();
  const names = ['owner', 'admin', 'approver', 'finance', 'viewer', 'developer'] as const;
  const tokens = await Promise.all(names.map((name) => started.app.signIn(`${name}@a.test`)));
  people = Object.fromEntries(names.map((name, index) => [name, tokens[index]])) as typeof people;
  return started;
});
const setFlags = (flags: object) =>
  stand.app.db.system((tx) => tx.run(sql`update merchant_mode set feature_config = ${flags}`));
beforeEach(() => setFlags(FLAGS));

let keys = 0;
let numbers = 0;
/** Simulated banks know accounts that end in 0, under whatever name is asked. */
const written = (
  account_name: string,
  account_number = `84300${String((numbers += 1)).padStart(4, '0')}0`,
) => ({
  bank_code: 'bca',
  account_number,
  account_name,
});
type Written = ReturnType<typeof written>;

/** Confirmed, so that several can be sent at once. */
const ready = async (purpose: string, path: string, action: Written, who: 'owner' | 'admin') => {
  const token = people[who].live;
  const otp = await confirm(stand.app, { email: `${who}@a.test`, token, purpose, action });
  const headers = { 'x-otp-token': otp, 'idempotency-key': `one-list-of-accounts-${(keys += 1)}` };
  return () => stand.app.ask('POST', path, { token, payload: action, headers });
};
const addOwn = async (action: Written) =>
  (await ready('destination_account', '/dashboard/destination-accounts', action, 'owner'))();
const readyToAsk = (action: Written) => ready('whitelist_account', WHITELIST, action, 'admin');
const askTransfers = async (action: Written) => (await readyToAsk(action))();
const requestOf = (reply: Reply) => reply.json<{ data: { id: string } }>().data.id;
const decide = (request: string, verdict: 'approve' | 'reject', who: keyof typeof people = 'approver') =>
  stand.app.ask('POST', `${WHITELIST}/${request}/${verdict}`, { token: people[who].live });
const endTransfers = (request: string) =>
  stand.app.ask('DELETE', `${WHITELIST}/${request}`, { token: people.admin.live });
const approved = async (action: Written) => {
  const request = requestOf(await askTransfers(action));
  await decide(request, 'approve');
  return request;
};
const list = async (who: keyof typeof people = 'owner') =>
  (await stand.app.ask('GET', '/dashboard/destination-accounts', { token: people[who].live })).json<{
    data: DestinationAccount[];
  }>().data;
const listed = async ({ account_number: number }: Written, who: keyof typeof people = 'owner') =>
  (await list(who)).find((account) => account.account_number === number);
const transfersTo = async (action: Written) => {
  const payload = { type: 'balance_to_bank', source_subaccount_id: null, amount: 50_000, ...action };
  const headers = { 'idempotency-key': `one-list-transfer-${(keys += 1)}` };
  return codeOf(
    await stand.app.ask('POST', '/dashboard/fund-transfers', { token: people.admin.live, payload, headers }),
  );
};
const mailsSince = async (act: () => Promise<unknown>) => {
  const last = () =>
    stand.app.db.system((tx) => tx.one<{ id: string }>(sql`select coalesce(max(id), 0) as id from mail`));
  const { id } = await last();
  await act();
  return stand.app.db.system((tx) =>
    tx.rows<{ recipient: string; subject: string; body: string }>(sql`
      select recipient, subject, body from mail
       where id > ${id} and kind = 'destination_account_notice' order by recipient`),
  );
};

describe('an account of others', () => {
  test('receives no withdrawal, schedule or sweep, even after it was approved', async () => {
    const supplier = written('CV Sewa Kios');
    await approved(supplier);
    const account = await listed(supplier);

    expect(account).toMatchObject({
      is_own: false,
      account_name: 'CV Sewa Kios',
      fund_transfers: {
        status: 'approved',
        maker_name: 'Sari Dewi',
        decided_by: 'Sari Dewi',
        decided_at: NOW,
      },
    });
    const { id = '' } = account ?? {};
    const attempts = [
      await stand.readyToWithdraw(id),
      await stand.readyToSchedule(id),
      await stand.readyToSweep(id),
    ];
    for (const attempt of attempts) expect(codeOf(await attempt())).toBe(NOT_FOUND);
    expect(await transfersTo(supplier)).toBe(201);
  });

  test('is removed by people who ask for fund transfers, and by nobody else', async () => {
    const supplier = written('CV Sewa Kios');
    const request = await approved(supplier);
    const { id = '' } = (await listed(supplier)) ?? {};

    expect(codeOf(await stand.remove(id))).toBe(NOT_FOUND);
    const byFinance = { token: people.finance.live };
    expect(codeOf(await stand.app.ask('DELETE', `${WHITELIST}/${request}`, byFinance))).toBe(
      'DPAY_FORBIDDEN',
    );
    expect((await endTransfers(request)).status).toBe(204);
    expect(await listed(supplier)).toBeUndefined();
    expect(await transfersTo(supplier)).toBe('DPAY_ACCOUNT_NOT_WHITELISTED');
  });

  test('stays in the list after a rejection, with who rejected it, until somebody asks again', async () => {
    const supplier = written('CV Sewa Kios');
    const request = requestOf(await askTransfers(supplier));
    await decide(request, 'reject');
    expect(await listed(supplier)).toMatchObject({
      fund_transfers: { id: request, status: 'rejected', decided_by: 'Sari Dewi' },
    });
    expect(await transfersTo(supplier)).toBe('DPAY_ACCOUNT_NOT_WHITELISTED');

    const again = requestOf(await askTransfers(supplier));
    expect(again).not.toBe(request);
    expect(codeOf(await decide(request, 'approve'))).toBe('DPAY_WHITELISTED_ACCOUNT_NOT_FOUND');
    expect((await decide(again, 'approve')).status).toBe(200);
    expect((await list()).filter((one) => one.account_number === supplier.account_number)).toHaveLength(1);
  });

  test('added twice at the same moment is listed once', async () => {
    const supplier = written('CV Sewa Kios');
    const asks = [await readyToAsk(supplier), await readyToAsk(supplier)];
    const replies = await Promise.all(asks.map((ask) => ask()));

    expect(replies.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(replies.map(requestOf)).size).toBe(1);
    expect((await list()).filter((one) => one.account_number === supplier.account_number)).toHaveLength(1);
  });
});

describe('an own account', () => {
  test('receives fund transfers only after another person approved it for them', async () => {
    const own = written('PT Kopi A');
    await addOwn(own);
    expect(await transfersTo(own)).toBe('DPAY_ACCOUNT_NOT_WHITELISTED');
    const request = requestOf(await askTransfers(own));
    expect(await transfersTo(own)).toBe('DPAY_ACCOUNT_NOT_WHITELISTED');

    expect(codeOf(await decide(request, 'approve', 'admin'))).toBe('DPAY_FORBIDDEN');
    expect((await decide(request, 'approve')).status).toBe(200);
    expect(await listed(own)).toMatchObject({
      is_own: true,
      fund_transfers: { id: request, status: 'approved' },
    });
    expect(await transfersTo(own)).toBe(201);
  });

  test('is not listed under another holder', async () => {
    const own = written('PT Kopi A');
    await addOwn(own);
    const other = { ...own, account_name: 'CV Sewa Kios' };
    const asked = await stand.app.ask('POST', '/dashboard/otp', {
      token: people.admin.live,
      payload: { purpose: 'whitelist_account', action: other },
    });

    expect(codeOf(asked)).toBe('DPAY_ACCOUNT_HOLDER_MISMATCH');
    expect(await listed(own)).toMatchObject({ account_name: 'PT Kopi A', fund_transfers: null });
  });

  test('goes on receiving withdrawals after its fund transfers ended', async () => {
    const own = written('PT Kopi A');
    await addOwn(own);
    await endTransfers(await approved(own));

    const account = await listed(own);
    expect(account).toMatchObject({ is_own: true, fund_transfers: null });
    expect(codeOf(await (await stand.readyToWithdraw(account?.id ?? ''))())).toBe(201);
    expect(await transfersTo(own)).toBe('DPAY_ACCOUNT_NOT_WHITELISTED');
  });

  test('that is removed receives neither', async () => {
    const own = written('PT Kopi A');
    const { id } = accountOf(await addOwn(own));
    const request = await approved(own);

    expect((await stand.remove(id)).status).toBe(204);
    expect(await transfersTo(own)).toBe('DPAY_ACCOUNT_NOT_WHITELISTED');
    expect(codeOf(await endTransfers(request))).toBe('DPAY_WHITELISTED_ACCOUNT_NOT_FOUND');
    expect(codeOf(await (await stand.readyToWithdraw(id))())).toBe(NOT_FOUND);
  });

  test('that received fund transfers before is new for withdrawals, and stays approved', async () => {
    const own = written('PT Kopi A');
    const request = await approved(own);
    await stand.app.db.system((tx) =>
      tx.run(
        sql`update destination_account set created_at = '2026-01-01T00:00:00Z' where transfer_id = ${request}`,
      ),
    );
    await addOwn(written('PT Kopi A')); // The first may take every amount.

    const confirmed = accountOf(await addOwn(own));
    expect(confirmed).toMatchObject({
      is_own: true,
      bank_account_name: 'PT KOPI A',
      most_now: DESTINATION_ACCOUNT_POLICY.mostWhileNew,
      fund_transfers: { id: request, status: 'approved' },
    });
    const more = await stand.readyToWithdraw(confirmed.id, DESTINATION_ACCOUNT_POLICY.mostWhileNew + 1);
    expect(codeOf(await more())).toBe('DPAY_DESTINATION_ACCOUNT_WAITING');
  });

  test('takes over no approval that another holder got', async () => {
    const number = written('CV Sewa Kios');
    const request = await approved(number);
    const own = { ...number, account_name: 'PT Kopi A' };

    expect(accountOf(await addOwn(own))).toMatchObject({ is_own: true, fund_transfers: null });
    expect(codeOf(await decide(request, 'approve'))).toBe('DPAY_WHITELISTED_ACCOUNT_NOT_FOUND');
    expect(await transfersTo(own)).toBe('DPAY_ACCOUNT_NOT_WHITELISTED');
  });
});

describe('the list', () => {
  const seenBy = async (who: keyof typeof people, account: Written) => {
    const found = await listed(account, who);
    return found && [found.is_own, found.fund_transfers?.status ?? null];
  };

  test('shows each person what they have to do with', async () => {
    const [own, both, supplier] = [written('PT Kopi A'), written('PT Kopi A'), written('CV Sewa Kios')];
    await addOwn(own);
    const { id } = accountOf(await addOwn(both));
    await approved(both);
    await askTransfers(supplier);
    await (
      await stand.readyToWithdraw(id)
    )();

    expect([await seenBy('finance', own), await seenBy('finance', supplier)]).toEqual([
      [true, null],
      [false, 'need_approval'],
    ]);
    expect([await seenBy('approver', own), await seenBy('approver', supplier)]).toEqual([
      undefined,
      [false, 'need_approval'],
    ]);
    expect(await listed(both, 'approver')).toMatchObject({
      is_own: true,
      used_by: [],
      last_used_at: null,
      most_now: null,
    });
    expect(await listed(both, 'finance')).toMatchObject({ last_used_at: NOW });
    expect((await list('viewer')).map((account) => account.account_number)).toContain(
      `******${supplier.account_number.slice(-4)}`,
    );
    const developer = await stand.app.ask('GET', '/dashboard/destination-accounts', {
      token: people.developer.live,
    });
    expect(codeOf(developer)).toBe('DPAY_FORBIDDEN');
  });

  test('has only own accounts where the whitelist is off', async () => {
    const supplier = written('CV Sewa Kios');
    await approved(supplier);
    await setFlags({ ...FLAGS, fund_transfer_whitelist: false });

    expect(await listed(supplier)).toBeUndefined();
    expect((await list()).every(({ is_own: isOwn, fund_transfers: to }) => isOwn && to === null)).toBe(true);
  });

  test('counts own accounts and others apart', async () => {
    const limits = DESTINATION_ACCOUNT_POLICY.mostAccounts;
    const others = (await list()).filter(({ is_own: isOwn }) => !isOwn).length;
    await stand.app.db.system((tx) =>
      tx.run(sql`
        insert into destination_account (merchant_id, mode, id, bank_code, account_number, account_name, is_first, created_at,
                                         transfer_id, transfer_status, transfer_maker_id, transfer_asked_at)
        select ${MERCHANT_A}, 'live', 'dac_' || lpad(n::text, 26, '0'), 'bca', '9' || lpad(n::text, 9, '0'), 'CV', false, ${NOW},
               'wla_' || lpad(n::text, 26, '0'), 'need_approval', ${idOf('usr', 1)}, ${NOW}
          from generate_series(1, ${limits.fund_transfers - others}::integer) n`),
    );

    expect((await addOwn(written('PT Kopi A'))).status).toBe(201);
    const asked = await stand.app.ask('POST', '/dashboard/otp', {
      token: people.admin.live,
      payload: { purpose: 'whitelist_account', action: written('CV Lain') },
    });
    expect(codeOf(asked)).toBe('DPAY_DESTINATION_ACCOUNT_LIMIT');
    await stand.app.db.system((tx) => tx.run(sql`delete from destination_account where account_name = 'CV'`));
  });

  test('lets the database refuse a person who asked and decided', async () => {
    const request = requestOf(await askTransfers(written('CV Sewa Kios')));

    await expect(
      stand.app.db.system((tx) =>
        tx.run(sql`
          update destination_account set transfer_status = 'approved', transfer_decider_id = transfer_maker_id
           where transfer_id = ${request}`),
      ),
    ).rejects.toThrow(/transfer_decider_is_not_maker/);
  });
});

describe('a mail', () => {
  test('tells the owner of a new account and of its end, with bank, number and holder', async () => {
    const own = written('PT Kopi A');
    const added = await mailsSince(() => addOwn(own));
    const account = `Bank Central Asia (BCA) ••••${own.account_number.slice(-4)} a.n. PT Kopi A`;

    expect(added.map(({ recipient }) => recipient)).toEqual([
      'admin@a.test',
      'finance@a.test',
      'owner@a.test',
      'two-step@a.test',
    ]);
    expect(added[0]).toMatchObject({ subject: `Rekening tujuan baru: ${account}` });
    expect(added[0]?.body).toContain(`Sari Dewi menambahkan rekening tujuan ${account}`);

    const { id = '' } = (await listed(own)) ?? {};
    await (
      await stand.readyToSchedule(id)
    )();
    const removed = await mailsSince(() => stand.remove(id));
    expect(removed.find(({ recipient }) => recipient === 'owner@a.test')).toMatchObject({
      subject: `Rekening tujuan dihapus: ${account}`,
      body: expect.stringContaining('Penarikan terjadwal ke rekening ini berhenti.'),
    });
  });

  test('tells those who decide that an account waits for them', async () => {
    const mails = await mailsSince(() => askTransfers(written('CV Sewa Kios')));

    expect(mails.map(({ recipient }) => recipient)).toEqual([
      'approver@a.test',
      'owner@a.test',
      'two-step@a.test',
    ]);
    expect(mails[0]?.body).toContain('setelah orang lain menyetujuinya');
  });

  test('is not sent if nothing changed', async () => {
    const supplier = written('CV Sewa Kios');
    await approved(supplier);

    expect(await mailsSince(() => askTransfers(supplier))).toEqual([]);
  });
});

describe('the security history', () => {
  const history = async (who: keyof typeof people) => {
    const reply = await stand.app.ask('GET', '/dashboard/security-history', { token: people[who].live });
    return reply
      .json<{ data: { action: string; target: string; target_name: string | null }[] }>()
      .data.filter(({ action }) => /^(destination_account|whitelist)/.test(action));
  };

  test('names bank, number and holder, also of an account that was removed', async () => {
    const own = written('PT Kopi A');
    const { id } = accountOf(await addOwn(own));
    await stand.remove(id);
    const [removed, added] = await history('owner');
    const target_name = `Bank Central Asia (BCA) ${own.account_number} · PT Kopi A`;

    expect([added, removed]).toMatchObject([
      { action: 'destination_account.added', target: id, target_name },
      { action: 'destination_account.removed', target: id, target_name },
    ]);
  });

  test('keeps the name of before where an account was replaced', async () => {
    const supplier = written('CV Lama');
    await approved(supplier);
    await askTransfers({ ...supplier, account_name: 'CV Baru' });
    const names = (await history('owner')).slice(0, 4).map(({ action, target_name: name }) => [action, name]);

    const of = (holder: string) => `Bank Central Asia (BCA) ${supplier.account_number} · ${holder}`;
    expect(names).toEqual([
      ['whitelist.account_added', of('CV Baru')],
      ['whitelist.account_removed', of('CV Lama')],
      ['whitelist.account_approved', of('CV Lama')],
      ['whitelist.account_added', of('CV Lama')],
    ]);
  });

  test('names no account to people who may not see it', async () => {
    await addOwn(written('PT Kopi A'));
    await approved(written('CV Sewa Kios'));

    expect(new Set((await history('developer')).map(({ target_name: name }) => name))).toEqual(
      new Set([null]),
    );
  });
});
