import { describe, expect, test } from 'vitest';
import { checkLedger } from '../../platform/ledger/check.ts';
import { codesOf, dataOf, setStand } from './testing/stand.ts';
import type { Disbursement } from './testing/stand.ts';

const stand = setStand();

const ARRIVED = { outcome: 'done' };
const FAILED = { outcome: 'failed', failure_code: 'INSUFFICIENT_BALANCE' };

describe('a batch for a subaccount', () => {
  test('is paid only from its balance: reserved, then gone on arrival', async () => {
    await stand.fund(stand.branch, 1_000_000);
    const before = await stand.balancesOf(stand.branch);
    const merchant = await stand.ofMerchant();
    const made = await stand.submitted({ subaccount_id: stand.branch });
    expect(made.subaccount_id).toBe(stand.branch);
    const { total } = made.notice;

    expect((await stand.approve(made)).status).toBe(200);
    expect(await stand.balancesOf(stand.branch)).toEqual({
      ...before,
      available: before.available - total,
      in_flight: total,
    });
    await stand.simulate(made, ARRIVED);
    expect(await stand.balancesOf(stand.branch)).toEqual({ ...before, available: before.available - total });
    expect(await stand.ofMerchant()).toEqual(merchant);
  });

  test('that fails returns to its balance, and is retried from there', async () => {
    await stand.fund(stand.branch, 1_000_000);
    const before = await stand.balancesOf(stand.branch);
    const merchant = await stand.ofMerchant();
    const made = await stand.submitted({ subaccount_id: stand.branch });
    await stand.approve(made);
    await stand.simulate(made, FAILED);
    expect(await stand.balancesOf(stand.branch)).toEqual(before);

    await stand.send('POST', `disbursements/${made.id}/retrigger`, { payload: {} });
    expect(await stand.balancesOf(stand.branch)).toMatchObject({ in_flight: made.notice.total });
    expect(await stand.ofMerchant()).toEqual(merchant);
    await stand.simulate(made, ARRIVED);
  });

  test('waits for the subaccount’s own money, however much the merchant has', async () => {
    const made = await stand.submitted({ subaccount_id: stand.other });
    expect(codesOf(await stand.approve(made))).toBe('DPAY_INSUFFICIENT_BALANCE');
  });

  test('is in its list and in the list of all', async () => {
    const mine = dataOf<Disbursement>(await stand.batch({ subaccount_id: stand.branch }));
    const own = dataOf<Disbursement>(await stand.batch());
    const ofBranch = await stand.listed('disbursements', { subaccount_id: stand.branch });
    expect([ofBranch.includes(mine.id), ofBranch.includes(own.id)]).toEqual([true, false]);
    expect(await stand.listed('disbursements', {})).toEqual(expect.arrayContaining([mine.id, own.id]));
  });

  test('cannot pay banks if the subaccount may not: not created, approved or retried', async () => {
    const closed = await stand.newSubaccount();
    await stand.fund(closed, 1_000_000);
    const allow = (bank_transfers_enabled: boolean) =>
      stand.send('PATCH', `subaccounts/${closed}`, { payload: { bank_transfers_enabled } });
    const waiting = await stand.submitted({ subaccount_id: closed });
    const failed = await stand.submitted({ subaccount_id: closed });
    await stand.approve(failed);
    await stand.simulate(failed, FAILED);
    const before = await stand.balancesOf(closed);
    await allow(false);

    expect(codesOf(await stand.batch({ subaccount_id: closed }))).toEqual([
      ['subaccount_id', 'DPAY_BANK_TRANSFERS_OFF'],
    ]);
    expect(codesOf(await stand.approve(waiting))).toBe('DPAY_BANK_TRANSFERS_OFF');
    expect(codesOf(await stand.send('POST', `disbursements/${failed.id}/retrigger`, { payload: {} }))).toBe(
      'DPAY_BANK_TRANSFERS_OFF',
    );
    expect(await stand.balancesOf(closed)).toEqual(before);
    await allow(true);
    expect((await stand.approve(waiting)).status).toBe(200);
  });
});

test('the ledger balances after all of this', async () => {
  expect(await checkLedger(stand.app.db)).toEqual([]);
});
