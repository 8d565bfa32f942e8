// A merchant's server with the SDK in plain JavaScript: signs in, lists, verifies a webhook, signs for SNAP. Entry files import, require
// or bundle the SDK and pass it in. Throws if a result is wrong.

/**
 * @typedef {typeof import('@dasbor/sdk/webhooks') & typeof import('@dasbor/sdk/webhooks/next')} Webhooks
 * @typedef {typeof import('@dasbor/sdk/snap') & typeof import('@dasbor/sdk/openapi-fetch')} Others
 * @param {typeof import('@dasbor/sdk') & Webhooks & Others} sdk
 * @param {import('../input.ts').Input} input
 */
exports.steps = async function steps(sdk, input) {
  const session = sdk.memorySession();
  const client = sdk.createClient({ baseUrl: input.baseUrl, mode: 'sandbox', session });
  const { data } = await client.login({ body: input.person });
  if (data.otp_required) throw new Error('The demo owner signs in without a code');
  session.write(data.sandbox);

  const payments = await client.listPayments({ query: { limit: 3 } });
  const problem = await client
    .getPayment({ path: { id: 'pay_00000000000000000000000000' } })
    .catch((error) => error);
  expect('payments on a page', payments.data.length, 3);
  expect('a payment that is not there', problem instanceof sdk.NotFoundError, true);

  const fetchClient = sdk.createFetchClient({ baseUrl: input.baseUrl, mode: 'sandbox', session });
  const listed = await fetchClient.GET('/dashboard/payments', { params: { query: { limit: 3 } } });
  const path = { id: 'pay_00000000000000000000000000' };
  const missing = await fetchClient.GET('/dashboard/payments/{id}', { params: { path } });
  expect('payments by openapi-fetch', listed.data?.data.length, 3);
  expect('a refusal by openapi-fetch', missing.error?.error_code, 'DPAY_PAYMENT_NOT_FOUND');
  fetchClient.close();

  const elsewhere = sdk.createClient({ baseUrl: input.redirectUrl, mode: 'sandbox', retry: false });
  const sentAway = await elsewhere.login({ body: input.person }).catch((error) => error);
  expect('a redirect is an error', sentAway instanceof Error, true);

  const signed = await sdk.signWebhook({ event: input.event, secrets: input.secret });
  const event = await sdk.verifyWebhook({ ...signed, secrets: input.secret, mode: 'live' });
  const reprinted = JSON.stringify(JSON.parse(signed.body), null, 2);
  const mistake = await sdk
    .verifyWebhook({ ...signed, body: reprinted, secrets: input.secret })
    .catch((error) => error);
  expect('the event', event.event, input.event.event);
  expect('a mistake is an error of the SDK', mistake instanceof sdk.WebhookVerificationError, true);
  expect('the mistake', mistake.reason, 'body_reserialised');

  const { secret: secrets } = input;
  const heard = [];
  const POST = sdk.webhookHandler({ secrets, mode: 'live' }, ({ id }) => heard.push(id));
  const received = await POST(await sdk.webhookRequest(input.baseUrl, { event: input.event, secrets }));
  const forged = await POST(new Request(input.baseUrl, { method: 'POST', body: '{}' }));
  expect('the answer to a webhook', received.status, 200);
  expect('the event that was handed over', heard.join(), input.event.id);
  expect('the answer to what nobody signed', forged.status, 400);

  const now = new Date(input.snap.now);
  const token = await sdk.accessTokenHeaders({ ...input.snap.accessToken, now });
  const request = await sdk.requestHeaders({ ...input.snap.request, now });
  expect('the RSA signature', token['X-SIGNATURE'], input.snap.rsaSignature);
  expect('the HMAC signature', request['X-SIGNATURE'], input.snap.hmacSignature);

  client.close();
  return { payments: payments.data.length, event: event.event, mistake: mistake.reason };
};

const expect = (what, is, should) => {
  if (is !== should) throw new Error(`${what}: ${is}, not ${should}`);
};
