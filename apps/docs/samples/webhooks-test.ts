// #region test
import { webhookRequest } from '@dasbor/sdk/webhooks';
import example from './payment-completed.json' with { type: 'json' };

const receiver = `http://localhost:${process.env['PORT'] ?? 3000}/webhooks`;
const secrets = process.env['DASBOR_WEBHOOK_SECRET'];

const event = JSON.stringify({ ...example, is_live: false });
const request = await webhookRequest(receiver, { event, secrets });
console.log((await fetch(request.clone())).status); // 200
console.log(await (await fetch(request.clone())).text()); // had it

const forged = (await request.clone().text()).replace('215000', '999000');
const { url, headers } = request;
console.log(
  (await fetch(url, { method: 'POST', headers, body: forged })).status,
); // 400
// #endregion test
