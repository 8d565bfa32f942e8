import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import type { Mode } from '../../platform/merchant/mode.ts';
import { addKey } from '../../testing/keys.ts';
import { MERCHANT_A, MERCHANT_B } from '../../testing/people.ts';
import { A_SANDBOX } from '../../testing/trade.ts';
import { codesOf, dataOf, FLAGS, setStand } from './testing/stand.ts';
import type { Disbursement } from './testing/stand.ts';

const stand = setStand();

let keys = 0;

describe('a subaccount that cannot be named', () => {
  const both = async (subaccount_id: string, mode: Mode = 'sandbox') => {
    const key =
      mode === 'live'
        ? await addKey(stand.app.db, { merchantId: MERCHANT_A, mode }, 100 + (keys += 1))
        : { secret: stand.apiKey };
    const token = mode === 'live' ? stand.owner.live : stand.owner.sandbox;
    const replies = [
      await stand.order({ subaccount_id }, { mode, apiKey: key.secret }),
      await stand.batch({ subaccount_id }, { mode, token }),
    ];
    return replies.map(codesOf);
  };
  const NOT_FOUND = [['subaccount_id', 'DPAY_SUBACCOUNT_NOT_FOUND']];

  test('of another merchant or mode, or unknown: no order or batch is created', async () => {
    const strangers = await stand.newSubaccount({ token: stand.foreign.sandbox });
    const live = await stand.newSubaccount({ mode: 'live', token: stand.owner.live });
    for (const id of [strangers, live, 'sub_01K00000000000000000000000']) {
      expect(await both(id)).toEqual([NOT_FOUND, NOT_FOUND]);
      for (const path of ['orders', 'payments', 'disbursements'])
        expect(await stand.listed(path, { subaccount_id: id })).toEqual([]);
    }
  });

  test('that is not activated', async () => {
    const idle = await stand.newSubaccount({ mode: 'live', token: stand.owner.live });
    const NOT_LIVE = [['subaccount_id', 'DPAY_SUBACCOUNT_NOT_LIVE']];
    expect(await both(idle, 'live')).toEqual([NOT_LIVE, NOT_LIVE]);
  });

  test('of a merchant without the feature', async () => {
    await stand.setFlags({ ...FLAGS, subaccount: false });
    expect(await both(stand.branch, 'live')).toEqual(['DPAY_FEATURE_DISABLED', 'DPAY_FEATURE_DISABLED']);
  });

  test('of another merchant is also rejected by the database', async () => {
    const { id } = await stand.ordered({});
    const made = dataOf<Disbursement>(await stand.batch());
    const strangers = await stand.newSubaccount({ token: stand.foreign.sandbox });
    const payment = await stand.charged({ id });
    for (const change of [
      sql`update "order" set subaccount_id = ${strangers} where id = ${id}`,
      sql`update payment set subaccount_id = ${strangers} where id = ${payment.id}`,
      sql`update disbursement set holder = ${strangers} where id = ${made.id}`,
    ]) {
      await expect(stand.app.db.tenant(A_SANDBOX, (tx) => tx.run(change))).rejects.toThrow(/foreign key/);
    }
  });

  test('another merchant sees nothing that was created for one', async () => {
    const { id } = await stand.ordered({ subaccount_id: stand.branch });
    const reply = await stand.send('GET', `orders/${id}`, { token: stand.foreign.sandbox });
    expect(codesOf(reply)).toBe('DPAY_ORDER_NOT_FOUND');
    const strange = await addKey(stand.app.db, { merchantId: MERCHANT_B, mode: 'sandbox' }, 77);
    expect(codesOf(await stand.order({ subaccount_id: stand.branch }, { apiKey: strange.secret }))).toEqual(
      NOT_FOUND,
    );
  });
});
