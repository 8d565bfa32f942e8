// #region scenario
import { createClient } from '@dasbor/sdk';
import { createScenarioFetch, ok, problem } from '@dasbor/sdk/testing';

const fetch = createScenarioFetch({
  listBanks: ok({ data: [] }),
  getPayment: problem(404, 'DPAY_PAYMENT_NOT_FOUND'),
});
const client = createClient({ baseUrl: 'http://api.test', fetch });

const { data } = await client.listBanks();
const error = await client
  .getPayment({ path: { id: 'pay_01KAJ800000000000000000001' } })
  .catch(String);
console.log(data.length, error);
console.log(fetch.callsOf('getPayment').length);
// #endregion scenario
