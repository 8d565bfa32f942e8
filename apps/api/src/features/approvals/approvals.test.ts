import { NO_APPROVAL_RULES } from '@dasbor/domain/approvals';
import type { ApprovalRules } from '@dasbor/domain/approvals';
import { rupiah } from '@dasbor/domain/kernel';
import { topUpPaid } from '@dasbor/domain/ledger';
import sql from 'sql-template-tag';
import { beforeEach, describe, expect, test } from 'vitest';
import { post } from '../../platform/ledger/post.ts';
import { startTestApp } from '../../testing/app.ts';
import type { Ask, Problem, Tokens } from '../../testing/app.ts';
import { confirm } from '../../testing/confirm.ts';
import { addAccount, OWN_ACCOUNT } from '../../testing/destination-accounts.ts';
import { standBy } from '../../testing/stand.ts';
import { A_LIVE, NOW } from '../../testing/trade.ts';
import type { Withdrawal } from '../withdrawals/public.ts';

const FLAGS = { balance: true, withdrawal: true };
const more = (from: number | null, two: number | null = null) => ({
  one_more_from: from,
  two_more_from: two,
});
const withdrawals = (from: number | null, two: number | null = null) =>
  ({ ...NO_APPROVAL_RULES, withdrawal: more(from, two) }) as ApprovalRules;

const start = async () => {
  const app = await startTestApp();
  await app.db.system((tx) =>
    tx.run(sql`update merchant_mode set feature_config = ${JSON.stringify(FLAGS)}::jsonb`),
  );
  await addAccount(app.db);
  const [owner, admin, finance, viewer, foreign] = (await Promise.all(
    ['owner', 'admin', 'finance', 'viewer']
      .map((who) => app.signIn(`${who}@a.test`))
      .concat(app.signIn('owner@b.test')),
  )) as [Tokens, Tokens, Tokens, Tokens, Tokens];
  const emails = new Map([
    [owner, 'owner@a.test'],
    [admin, 'admin@a.test'],
    [finance, 'finance@a.test'],
    [foreign, 'owner@b.test'],
  ]);
  let count = 0;
  const send = async (by: Tokens, path: string, ask: Ask & { purpose?: string; action?: object } = {}) => {
    const { purpose, action, ...rest } = ask;
    const email = emails.get(by) ?? 'viewer@a.test';
    const code = purpose && (await confirm(app, { email, token: by.live, purpose, action: action ?? {} }));
    return () =>
      app.ask('POST', path, {
        token: by.live,
        ...rest,
        headers: {
          'idempotency-key': `approvals-${String((count += 1)).padStart(8, '0')}`,
          ...(code && { 'x-otp-token': code }),
        },
      });
  };
  return { app, owner, admin, finance, viewer, foreign, emails, send };
};

const stand = standBy(start, async ({ app }) => {
  await app.db.system(async (tx) => {
    await tx.run(sql`delete from approval_rules`);
    await tx.run(sql`delete from approval`);
  });
});

beforeEach(() =>
  stand.app.db.tenant(A_LIVE, async (tx) =>
    post(tx, new Date(NOW), [topUpPaid({ id: `top_${Math.random()}`, amount: rupiah(1_000_000) })]),
  ),
);

const apply = (rules: ApprovalRules) =>
  stand.app.db.tenant(A_LIVE, (tx) =>
    tx.run(sql`
      insert into approval_rules (merchant_id, mode, id, status, rules, proposed_by_id, proposed_by_name, proposed_at, decided_by_id)
      values (current_setting('app.merchant_id'), current_setting('app.mode'), 'apr_1', 'active', ${rules}, 'usr_1', 'A', now(), 'usr_2')`),
  );
const withdraw = async (by: Tokens, amount: number) => {
  const payload = { amount, destination_account_id: OWN_ACCOUNT };
  const call = await stand.send(by, '/dashboard/withdrawals', {
    payload,
    purpose: 'withdrawal',
    action: payload,
  });
  return (await call()).json<{ data: Withdrawal }>().data;
};
const ready = (by: Tokens, id: string) =>
  stand.send(by, `/dashboard/withdrawals/${id}/approve`, { purpose: 'withdrawal_approval', action: { id } });
const approve = async (by: Tokens, id: string) => (await ready(by, id))();
const reject = async (by: Tokens, id: string) =>
  (await stand.send(by, `/dashboard/withdrawals/${id}/reject`, { payload: { notes: 'Sudah ditarik' } }))();
const codeFor = (by: Tokens, purpose: string, action: object) =>
  stand.app.ask('POST', '/dashboard/otp', { token: by.live, payload: { purpose, action } });
const codeOf = (reply: { json: <T>() => T }) => reply.json<Problem>().error_code;
const statusOf = (reply: { json: <T>() => T }) => reply.json<{ data: Withdrawal }>().data.status;
const approvals = (id: string, by = stand.owner, kind = 'withdrawal') =>
  stand.app.ask('GET', `/dashboard/approvals/${kind}/${id}`, { token: by.live });
const reserved = async () =>
  (await stand.app.ask('GET', '/dashboard/balance', { token: stand.owner.live })).json<{
    data: { in_flight: number };
  }>().data.in_flight;

describe('a withdrawal', () => {
  test('below the amount goes at once; from it on, it waits and reserves nothing', async () => {
    await apply(withdrawals(100_000));
    const before = await reserved();

    expect((await withdraw(stand.finance, 99_999)).status).toBe('processing');
    expect(await reserved()).toBe(before + 99_999);
    expect(await withdraw(stand.finance, 100_000)).toMatchObject({ status: 'need_approval', transfers: [] });
    expect(await reserved()).toBe(before + 99_999);
  });

  test('goes when another person approves it, once', async () => {
    await apply(withdrawals(100_000));
    const { id } = await withdraw(stand.finance, 100_000);
    const before = await reserved();

    expect((await approvals(id)).json()).toMatchObject({ data: { needed: 1, missing: 1, given: [] } });
    const approved = await approve(stand.owner, id);
    expect(approved.json()).toMatchObject({
      data: {
        status: 'processing',
        approver_name: 'Sari Dewi',
        decided_at: NOW,
        transfers: [{ amount: 100_000 }],
      },
    });
    expect(await reserved()).toBe(before + 100_000);
    expect(codeOf(await codeFor(stand.admin, 'withdrawal_approval', { id }))).toBe(
      'DPAY_TRANSITION_NOT_ALLOWED',
    );
    expect((await approvals(id)).json()).toMatchObject({ data: { needed: 1, missing: 0, can_decide: [] } });
  });

  test('is never approved by its maker, not even with all permissions', async () => {
    await apply(withdrawals(100_000));
    const { id } = await withdraw(stand.owner, 100_000);

    expect(codeOf(await codeFor(stand.owner, 'withdrawal_approval', { id }))).toBe('DPAY_MAKER_IS_APPROVER');
    expect(statusOf(await reject(stand.owner, id))).toBe('rejected');
    expect(codeOf(await codeFor(stand.admin, 'withdrawal_approval', { id }))).toBe(
      'DPAY_TRANSITION_NOT_ALLOWED',
    );
  });

  test('that needs two waits after the first, who does not count twice', async () => {
    await apply(withdrawals(null, 100_000));
    const { id } = await withdraw(stand.finance, 100_000);
    const before = await reserved();

    expect(statusOf(await approve(stand.owner, id))).toBe('need_approval');
    expect(await reserved()).toBe(before);
    expect(codeOf(await codeFor(stand.owner, 'withdrawal_approval', { id }))).toBe('DPAY_ALREADY_APPROVED');
    const { data } = (await approvals(id)).json<{
      data: { given: object[]; can_decide: string[]; missing: number };
    }>();
    expect(data).toMatchObject({ missing: 1, given: [{ name: 'Sari Dewi' }] });
    expect(data.can_decide.length).toBeGreaterThan(0);
    expect(statusOf(await approve(stand.admin, id))).toBe('processing');
  });

  test('approved by two at once, when one is enough, goes once', async () => {
    await apply(withdrawals(100_000));
    const { id } = await withdraw(stand.finance, 100_000);
    const before = await reserved();
    const both = [await ready(stand.owner, id), await ready(stand.admin, id)];
    const replies = await Promise.all(both.map((call) => call()));

    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await reserved()).toBe(before + 100_000);
  });

  test('approved by two at once, when two are needed, goes', async () => {
    await apply(withdrawals(null, 100_000));
    const { id } = await withdraw(stand.finance, 100_000);
    const both = [await ready(stand.owner, id), await ready(stand.admin, id)];
    const replies = await Promise.all(both.map((call) => call()));

    expect(replies.map(statusOf).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'need_approval',
      'processing',
    ]);
  });

  test('whose money is gone is refused at the approval, and waits', async () => {
    await apply(withdrawals(100_000));
    const { data } = (await stand.app.ask('GET', '/dashboard/balance', { token: stand.owner.live })).json<{
      data: { available: number };
    }>();
    const { id } = await withdraw(stand.finance, data.available);
    await withdraw(stand.finance, 50_000);

    expect(codeOf(await codeFor(stand.owner, 'withdrawal_approval', { id }))).toBe(
      'DPAY_INSUFFICIENT_BALANCE',
    );
    expect((await approvals(id)).json()).toMatchObject({ data: { missing: 1 } });
  });

  test('that waits goes with one approval more when the rules ask for fewer people', async () => {
    await apply(withdrawals(null, 100_000));
    const { id } = await withdraw(stand.finance, 100_000);
    await approve(stand.owner, id);
    await stand.app.db.system((tx) =>
      tx.run(sql`update approval_rules set rules = ${withdrawals(100_000)} where status = 'active'`),
    );

    stand.app.clock.set(new Date(Date.parse(NOW) + 61_000));
    expect(statusOf(await approve(stand.owner, id))).toBe('processing');
  });

  test('is neither seen nor decided by another merchant or without permission', async () => {
    await apply(withdrawals(100_000));
    const { id } = await withdraw(stand.finance, 100_000);

    expect(codeOf(await approvals(id, stand.viewer))).toBe('DPAY_FORBIDDEN');
    expect(codeOf(await approvals(id, stand.foreign))).toBe('DPAY_WITHDRAWAL_NOT_FOUND');
    expect(codeOf(await codeFor(stand.foreign, 'withdrawal_approval', { id }))).toBe(
      'DPAY_WITHDRAWAL_NOT_FOUND',
    );
    expect(codeOf(await reject(stand.foreign, id))).toBe('DPAY_WITHDRAWAL_NOT_FOUND');
    expect(codeOf(await approvals(id, stand.owner, 'refund'))).toBe('DPAY_FEATURE_DISABLED');
  });
});

describe('the rules', () => {
  const PATH = '/dashboard/approval-rules';
  const propose = async (rules: ApprovalRules, by = stand.owner) => {
    const email = stand.emails.get(by) ?? '';
    const code = await confirm(stand.app, {
      email,
      token: by.live,
      purpose: 'approval_rules',
      action: rules,
    });
    const reply = await stand.app.ask('PUT', PATH, {
      token: by.live,
      payload: rules,
      headers: { 'x-otp-token': code },
    });
    return reply.json<{ data: { proposal: { id: string } } }>().data.proposal.id;
  };
  const approveRules = async (by: Tokens, id: string) =>
    (await stand.send(by, `${PATH}/${id}/approve`, { purpose: 'approval_rules_approval', action: { id } }))();
  const state = async () =>
    (await stand.app.ask('GET', PATH, { token: stand.owner.live })).json<{ data: object }>().data;

  test('apply when a second person approves them', async () => {
    const rules = withdrawals(100_000);
    const id = await propose(rules);

    expect(await state()).toMatchObject({ rules: NO_APPROVAL_RULES, proposal: { id, rules } });
    expect((await withdraw(stand.finance, 100_000)).status).toBe('processing');
    expect(codeOf(await codeFor(stand.owner, 'approval_rules_approval', { id }))).toBe(
      'DPAY_MAKER_IS_APPROVER',
    );
    expect((await approveRules(stand.admin, id)).json()).toMatchObject({
      data: { rules, proposal: null, changed_at: NOW, changed_by_names: ['Sari Dewi', 'Sari Dewi'] },
    });
    expect((await withdraw(stand.finance, 100_000)).status).toBe('need_approval');
  });

  test('are replaced by later ones, and a proposal by a later one', async () => {
    const first = await propose(withdrawals(100_000));
    const second = await propose(withdrawals(200_000), stand.admin);

    expect(codeOf(await codeFor(stand.admin, 'approval_rules_approval', { id: first }))).toBe(
      'DPAY_TRANSITION_NOT_ALLOWED',
    );
    await approveRules(stand.owner, second);
    const third = await propose(NO_APPROVAL_RULES);
    await approveRules(stand.admin, third);
    expect(await state()).toMatchObject({ rules: NO_APPROVAL_RULES, proposal: null });
  });

  test('that are rejected leave the current ones', async () => {
    const id = await propose(withdrawals(100_000));
    const rejected = await (await stand.send(stand.owner, `${PATH}/${id}/reject`))();

    expect(rejected.json()).toMatchObject({ data: { rules: NO_APPROVAL_RULES, proposal: null } });
    expect(codeOf(await codeFor(stand.admin, 'approval_rules_approval', { id }))).toBe(
      'DPAY_TRANSITION_NOT_ALLOWED',
    );
  });

  test.each<[string, ApprovalRules, string]>([
    ['unchanged', NO_APPROVAL_RULES, 'DPAY_APPROVAL_RULES_UNCHANGED'],
    ['in the wrong order', withdrawals(100, 100), 'withdrawal: DPAY_APPROVAL_RULES_ORDER'],
    [
      'for which there are too few people',
      { ...NO_APPROVAL_RULES, fund_transfer: more(null, 100) as never },
      'fund_transfer: DPAY_APPROVERS_TOO_FEW',
    ],
  ])('%s get no code', async (_, rules, want) => {
    const refused = (await codeFor(stand.foreign, 'approval_rules', rules)).json<Problem>();
    const [first] = refused.errors ?? [];

    expect(first ? `${first.field}: ${first.code}` : refused.error_code).toBe(want);
  });

  test('are not proposed where nobody else could approve them', async () => {
    await stand.app.db.system((tx) =>
      tx.run(
        sql`update user_account set status = 'disabled' where email in ('admin@a.test', 'two-step@a.test', 'unverified@a.test')`,
      ),
    );
    const alone = await codeFor(stand.owner, 'approval_rules', {
      ...NO_APPROVAL_RULES,
      withdrawal: more(100),
    });
    await stand.app.db.system((tx) => tx.run(sql`update user_account set status = 'active'`));

    expect(codeOf(alone)).toBe('DPAY_NO_OTHER_PERSON');
  });

  test('are neither seen nor changed by other roles, nor by another merchant', async () => {
    const id = await propose(withdrawals(100_000));
    const rules = withdrawals(5);

    expect(codeOf(await stand.app.ask('GET', PATH, { token: stand.viewer.live }))).toBe('DPAY_FORBIDDEN');
    expect(codeOf(await codeFor(stand.finance, 'approval_rules', rules))).toBe('DPAY_FORBIDDEN');
    expect(codeOf(await codeFor(stand.foreign, 'approval_rules_approval', { id }))).toBe(
      'DPAY_APPROVAL_RULES_NOT_FOUND',
    );
  });
});
