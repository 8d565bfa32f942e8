import { beforeAll, expect, test } from 'vitest';
import sql from 'sql-template-tag';
import type { Tokens } from '../../../testing/app.ts';
import { askForNobodyMore, askForOneMore } from '../../../testing/approvals.ts';
import { MERCHANT_A } from '../../../testing/people.ts';
import { anItem, FAILS_FOR_NOW, setStand } from '../testing/stand.ts';
import { callsOf } from '../testing/told.ts';

const stand = setStand();
let calls: ReturnType<typeof callsOf>;
beforeAll(() => {
  calls = callsOf(stand.app);
});

const kindsOf = async (by: Tokens) => (await calls.needs(by)).needs.map(({ kind }) => kind);

test('nothing waits at a merchant without work', async () => {
  expect((await calls.needs(stand.owner)).needs).toEqual([]);
});

test('a batch waits for those who may approve it, until it is approved', async () => {
  const batch = await stand.submitted([anItem({ amount: 70_000 })]);

  expect((await calls.needs(stand.approver)).needs).toEqual([
    {
      kind: 'approve_disbursement',
      count: 1,
      amount: 73_330,
      oldest_at: batch.submitted_at,
      subject_id: batch.id,
    },
  ]);
  expect(await kindsOf(stand.maker)).toEqual([]);

  await stand.approve(batch);
  expect(await kindsOf(stand.approver)).toEqual([]);
});

test('a batch that its approver made does not wait for them', async () => {
  const batch = await stand.made(undefined, { by: stand.owner });
  await stand.submit(batch, { by: stand.owner });

  expect(await kindsOf(stand.owner)).toEqual([]);
  expect(await kindsOf(stand.approver)).toEqual(['approve_disbursement']);
  await stand.approve(await stand.read(batch.id));
});

test('of two approvers, the second one is still needed after the first', async () => {
  await askForOneMore(stand.app.db, 'disbursement');
  const batch = await stand.submitted();
  await stand.approve(batch);

  expect(await kindsOf(stand.approver)).toEqual([]);
  expect(await kindsOf(stand.owner)).toEqual(['approve_disbursement']);
  await stand.approve(batch, { by: stand.owner });
  await askForNobodyMore(stand.app.db);
});

test('work on own batches waits for their maker only', async () => {
  const rejected = await stand.submitted();
  await stand.reject(rejected);
  const draft = await stand.made([anItem({ account_number: '8422647011' })]);

  expect((await calls.needs(stand.maker)).needs).toMatchObject([
    { kind: 'revise_disbursement', count: 1, subject_id: rejected.id },
    { kind: 'fix_disbursement', count: 1, subject_id: draft.id },
  ]);
  expect(await kindsOf(stand.approver)).toEqual([]);
});

test('payouts that failed for now wait for 30 days to be retried', async () => {
  const batch = await stand.submitted([
    anItem({ account_number: FAILS_FOR_NOW, amount: 25_000 }),
    anItem({ account_number: FAILS_FOR_NOW, amount: 30_000 }),
  ]);
  await stand.approve(batch);
  await stand.afterSeconds(10, 20, 60);

  expect((await calls.needs(stand.owner)).needs).toContainEqual(
    expect.objectContaining({ kind: 'retry_payouts', count: 2, amount: 55_000, subject_id: batch.id }),
  );
  await stand.app.db.system((tx) =>
    tx.run(
      sql`update disbursement set completed_at = completed_at - interval '31 days' where id = ${batch.id}`,
    ),
  );
  expect(await kindsOf(stand.owner)).not.toContain('retry_payouts');
});

test('nothing waits at a suspended merchant or in another mode', async () => {
  await stand.submitted();
  const sandbox = await stand.app.ask('GET', '/dashboard/notifications/needs-you', {
    mode: 'sandbox',
    token: stand.approver.sandbox,
  });
  expect(sandbox.json()).toMatchObject({ data: { needs: [] } });

  const suspend = (isSuspended: boolean) =>
    stand.app.db.system((tx) =>
      tx.run(sql`update merchant set is_suspended = ${isSuspended} where merchant_id = ${MERCHANT_A}`),
    );
  await suspend(true);
  expect(await kindsOf(stand.approver)).toEqual([]);
  await suspend(false);
  expect(await kindsOf(stand.approver)).toEqual(['approve_disbursement']);
});
