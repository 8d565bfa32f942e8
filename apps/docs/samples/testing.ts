// #region scenario
import { createClient, isProblem } from '@dasbor/sdk';
import { createScenarioFetch, ok, problem } from '@dasbor/sdk/testing';

const fetch = createScenarioFetch({
  listBanks: ok({ data: [] }),
  getPayment: problem(404, 'DPAY_PAYMENT_NOT_FOUND'),
  createPayment: problem(409, 'DPAY_PAYMENT_IN_PROGRESS', {
    payment_id: 'pay_01KAJ800000000000000000001', // params of this code
  }),
});
const client = createClient({ baseUrl: 'http://api.test', fetch });

const { data } = await client.listBanks();
const error = await client
  .getPayment({ path: { id: 'pay_01KAJ800000000000000000001' } })
  .catch(String);
console.log(data.length, error);
try {
  const body = { order_id: 'ord_1', method: 'va', channel: 'BCA' } as const;
  await client.createPayment({ body });
} catch (error) {
  if (!isProblem(error, 'DPAY_PAYMENT_IN_PROGRESS')) throw error;
  console.log('open already:', error.params.payment_id);
}
console.log(fetch.callsOf('getPayment').length);
// #endregion scenario
