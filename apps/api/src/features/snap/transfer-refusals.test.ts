import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MERCHANT_A, MERCHANT_B } from '../../testing/people.ts';
import { makeSnapClient, saidBy } from './testing/client.ts';
import { amountOf, startTransferStand } from './testing/transfer-stand.ts';

let stand: Awaited<ReturnType<typeof startTransferStand>>;
beforeAll(async () => {
  stand = await startTransferStand();
});
afterAll(() => stand.app.close());

describe('is refused and moves nothing', () => {
  test.each<[string, object, readonly string[]]>([
    ["above the bank's maximum", amountOf('1000000001.00'), ['4031802', 'Exceeds Transaction Amount Limit']],
    ['one rupiah too small', amountOf('9999.00'), ['4001801', 'Invalid Field Format amount.value']],
    ['with cents', amountOf('50000.01'), ['4001801', 'Invalid Field Format amount.value']],
    [
      'in another currency',
      { amount: { value: '50000.00', currency: 'USD' } },
      ['4001801', 'Invalid Field Format amount.currency'],
    ],
    ['from another account', { sourceAccountNo: MERCHANT_B }, ['4041811', 'Invalid Account']],
    [
      'to an unknown bank',
      { beneficiaryBankCode: '999' },
      ['4001801', 'Invalid Field Format beneficiaryBankCode'],
    ],
    [
      'without an account number',
      { beneficiaryAccountNo: 'x' },
      ['4001801', 'Invalid Field Format beneficiaryAccountNo'],
    ],
    [
      'with a blank account number',
      { partnerReferenceNo: ' ' },
      ['4001801', 'Invalid Field Format partnerReferenceNo'],
    ],
    [
      'with a trailing blank in its account number',
      { partnerReferenceNo: 'REF-9 ' },
      ['4001801', 'Invalid Field Format partnerReferenceNo'],
    ],
    [
      'without a partnerReferenceNo',
      { partnerReferenceNo: undefined },
      ['4001802', 'Invalid Mandatory Field partnerReferenceNo'],
    ],
  ])('%s', async (_, different, want) => {
    const before = await stand.balances();
    expect(saidBy(await stand.transfer(different))).toEqual(want);
    expect(await stand.balances()).toEqual(before);
  });

  test('from 23.30 in Jakarta, to the millisecond, and not before', async () => {
    const now = stand.app.clock.now();
    const at = async (time: string) => {
      stand.app.clock.set(new Date(time));
      return saidBy(await stand.transfer({}, { signed: { accessToken: await stand.client.token() } }));
    };
    expect((await at('2026-11-20T16:29:59.999Z'))[0]).toBe('2021800');
    expect(await at('2026-11-20T16:30:00.000Z')).toEqual(['4031806', 'Feature Not Allowed At This Time']);
    expect((await at('2026-11-20T17:00:00.000Z'))[0]).toBe('2021800');
    stand.app.clock.set(now);
  });

  test('for a suspended merchant, and if the feature is off', async () => {
    const suspend = (is: boolean) =>
      stand.app.db.system((tx) =>
        tx.run(sql`update merchant set is_suspended = ${is} where merchant_id = ${MERCHANT_A}`),
      );
    await suspend(true);
    expect(saidBy(await stand.transfer())).toEqual(['4031815', 'Transaction Not Permitted']);
    await suspend(false);
    await stand.flags({ balance: true });
    expect(saidBy(await stand.transfer())).toEqual(['4031801', 'Feature Not Allowed']);
    expect(saidBy(await stand.status({ originalPartnerReferenceNo: 'REF-1' }))).toEqual([
      '4033601',
      'Feature Not Allowed',
    ]);
    await stand.flags({ balance: true, disbursement: true });
  });
});

describe('the status', () => {
  const NOT_FOUND = ['4043601', 'Transaction Not Found'];

  test('is found by one or several numbers, which must belong to the same transfer', async () => {
    await stand.sent({ partnerReferenceNo: 'REF-A' });
    const id = await stand.sent({ partnerReferenceNo: 'REF-C' });
    expect(
      (await stand.status({ originalReferenceNo: id, originalPartnerReferenceNo: 'REF-C' })).status,
    ).toBe(200);
    expect(
      saidBy(await stand.status({ originalReferenceNo: id, originalPartnerReferenceNo: 'REF-A' })),
    ).toEqual(NOT_FOUND);
    expect(saidBy(await stand.status({}))).toEqual([
      '4003602',
      'Invalid Mandatory Field originalPartnerReferenceNo',
    ]);
  });

  test('of a refused transfer, or one of another merchant or client, is not found', async () => {
    await stand.transfer({ partnerReferenceNo: 'REF-D', ...amountOf('1.00') });
    expect(saidBy(await stand.status({ originalPartnerReferenceNo: 'REF-D' }))).toEqual(NOT_FOUND);
    const stranger = await makeSnapClient(stand.app, 2, { merchantId: MERCHANT_B, mode: 'live' });
    expect(saidBy(await stand.status({ originalPartnerReferenceNo: 'REF-C' }, stranger))).toEqual(NOT_FOUND);
    await stand.transfer({}, { signed: { externalId: '4711' } });
    expect((await stand.status({ originalExternalId: '4711' })).status).toBe(200);
    const colleague = await makeSnapClient(stand.app, 3);
    expect(saidBy(await stand.status({ originalExternalId: '4711' }, colleague))).toEqual(NOT_FOUND);
    expect((await stand.status({ originalPartnerReferenceNo: 'REF-C' }, colleague)).status).toBe(200);
  });
});
