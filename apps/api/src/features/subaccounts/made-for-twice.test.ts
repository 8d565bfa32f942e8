import { describe, expect, test } from 'vitest';
import { NOW } from '../../testing/trade.ts';
import { keyOf } from './testing/branch.ts';
import { dataOf, setStand } from './testing/stand.ts';
import type { Disbursement } from './testing/stand.ts';

const stand = setStand();

type Item = { id: string; issues: { code: string; params?: Record<string, unknown> }[] };
const listed = async (path: string) => (await stand.send('GET', path)).json<{ data: Item[] }>().data;
const issuesOf = async ({ id }: Disbursement) =>
  (await listed(`disbursements/${id}/items`)).flatMap(({ issues }) => issues);
const withIssue = (has: boolean) =>
  listed(`disbursement-items?limit=100&filters=${encodeURIComponent(JSON.stringify({ has_issue: has }))}`);

test('the same payout by the merchant and a branch gets a warning that names the other balance', async () => {
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

test('the list of all payouts shows current duplicates, also for older items', async () => {
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

describe('a decided batch of a branch', () => {
  const byKey = async (batch: Disbursement, apiKey: string) => {
    const items = async (query: string) =>
      dataOf<Item[]>(await stand.send('GET', `disbursements/${batch.id}/items${query}`, { apiKey }));
    const withIssue = (has: boolean) => `?filters=${encodeURIComponent(JSON.stringify({ has_issue: has }))}`;
    return {
      codes: (await items('')).flatMap(({ issues }) => issues.map(({ code }) => code)),
      with: (await items(withIssue(true))).length,
      without: (await items(withIssue(false))).length,
    };
  };
  const decided = async (wish: object) => {
    const batch = await stand.submitted(wish);
    expect((await stand.approve(batch)).status).toBe(200);
    return batch;
  };
  const payout = (account_number: string) => ({
    items: [{ account_owner_name: 'Siti Aminah', bank_code: 'bca', account_number, amount: 91_000 }],
  });

  test('has no issue for its key if the only duplicate is from another balance', async () => {
    const { secret } = await keyOf(stand, stand.branch);
    await stand.fund(stand.branch, 10_000_000);
    await decided(payout('8422000810'));
    const batch = await decided({ subaccount_id: stand.branch, ...payout('8422000810') });

    expect(await issuesOf(batch)).toMatchObject([{ code: 'DUPLICATE_OF_PAST_ELSEWHERE' }]);
    expect(await byKey(batch, secret)).toEqual({ codes: [], with: 0, without: 1 });
    const everywhere = async (has: boolean) =>
      dataOf<Item[]>(
        await stand.send(
          'GET',
          `disbursement-items?limit=100&filters=${encodeURIComponent(JSON.stringify({ has_issue: has }))}`,
          { apiKey: secret },
        ),
      );
    expect((await everywhere(true)).filter(({ issues }) => issues.length === 0)).toEqual([]);
    expect((await everywhere(false)).filter(({ issues }) => issues.length > 0)).toEqual([]);
  });

  test('names its own duplicate first, even if one from another balance is newer', async () => {
    const { secret } = await keyOf(stand, stand.branch);
    const own = await decided({ subaccount_id: stand.branch, ...payout('8422000812') });
    stand.app.clock.set(new Date(new Date(NOW).getTime() + 60_000));
    await decided(payout('8422000812'));
    stand.app.clock.set(new Date(new Date(NOW).getTime() + 120_000));
    const batch = await decided({ subaccount_id: stand.branch, ...payout('8422000812') });

    expect(await issuesOf(batch)).toMatchObject([
      { code: 'DUPLICATE_OF_PAST', params: { batch_id: own.id } },
    ]);
    expect(await byKey(batch, secret)).toEqual({ codes: ['DUPLICATE_OF_PAST'], with: 1, without: 0 });
  });
});
