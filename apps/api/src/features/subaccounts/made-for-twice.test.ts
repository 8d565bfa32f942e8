import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { NOW } from '../../testing/trade.ts';
import { FLAGS, startStand } from './testing/stand.ts';
import type { Disbursement, Stand } from './testing/stand.ts';

let stand: Stand;
beforeAll(async () => {
  stand = await startStand();
});
afterAll(() => stand.app.close());
beforeEach(async () => {
  stand.app.clock.set(new Date(NOW));
  await stand.setFlags(FLAGS);
});

type Item = { id: string; issues: { code: string; params?: Record<string, unknown> }[] };
const listed = async (path: string) => (await stand.send('GET', path)).json<{ data: Item[] }>().data;
const issuesOf = async ({ id }: Disbursement) =>
  (await listed(`disbursements/${id}/items`)).flatMap(({ issues }) => issues);
const withIssue = (has: boolean) =>
  listed(`disbursement-items?limit=100&filters=${encodeURIComponent(JSON.stringify({ has_issue: has }))}`);

test('a payout that the merchant and a branch both make is warned of, with the balance that the other is paid from', async () => {
  const ofBranch = await stand.submitted({ subaccount_id: stand.branch });
  const ofMerchant = await stand.submitted({});

  expect(await issuesOf(ofMerchant)).toMatchObject([
    {
      code: 'DUPLICATE_WAITING_ELSEWHERE',
      params: { batch_id: ofBranch.id, balance: expect.stringContaining('Cabang') },
    },
  ]);
  const [other] = await issuesOf(ofBranch);
  expect(other).toMatchObject({ code: 'DUPLICATE_WAITING_ELSEWHERE', params: { batch_id: ofMerchant.id } });
  expect(other?.params?.['balance']).not.toBe('');
});

test('the list of all payouts finds them by what is so now, also those made before the other', async () => {
  const found = (await withIssue(true)).map(({ id }) => id);
  const others = (await withIssue(false)).map(({ id }) => id);
  const all = await listed('disbursement-items?limit=100');

  expect(found.toSorted()).toEqual(
    all
      .filter(({ issues }) => issues.length > 0)
      .map(({ id }) => id)
      .toSorted(),
  );
  expect(found.length).toBeGreaterThan(1);
  expect(others.filter((id) => found.includes(id))).toEqual([]);
});
