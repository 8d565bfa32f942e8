import { expect, test } from 'vitest';
import { thingOf } from './traced-things.ts';

test.each([
  ['wdr_01KAJ8', 'wdr_01KAJ8', 'withdrawal', '/balance/withdraw/wdr_01KAJ8'],
  ['wdr_01KAJ8-2', 'wdr_01KAJ8', 'withdrawal', '/balance/withdraw/wdr_01KAJ8'],
  ['wdr_01KAJ8-2-r2', 'wdr_01KAJ8', 'withdrawal', '/balance/withdraw/wdr_01KAJ8'],
  ['top_01KAJ8', 'top_01KAJ8', 'top_up', '/balance/topup/top_01KAJ8'],
  ['pay_01KAJ8', 'pay_01KAJ8', 'payment', '/payments/pay_01KAJ8'],
  ['set_01KAJ8', 'set_01KAJ8', 'settlement', '/settlements/set_01KAJ8'],
  ['dis_01KAJ8', 'dis_01KAJ8', 'batch', '/disbursements/detail/dis_01KAJ8'],
  ['dis_item_01KAJ8-1', 'dis_item_01KAJ8', 'disbursement', '/disbursements/info/dis_item_01KAJ8'],
  ['ftr_01KAJ8', 'ftr_01KAJ8', 'fund_transfer', '/subaccount/fund-transfer/ftr_01KAJ8'],
  ['snt_01KAJ8', 'snt_01KAJ8', 'snap_transfer', null],
  ['adj_01KAJ8', 'adj_01KAJ8', null, null],
  ['constructor_1', 'constructor_1', null, null],
  ['', '', null, null],
])('%s is of %s, a %s', (reference, id, word, page) => {
  expect(thingOf(reference)).toEqual({ id, word, page });
});
