// A merchant's server with the SDK in plain JavaScript: signs in, lists, verifies a webhook, signs for SNAP. Entry files import, require
// or bundle the SDK and pass it in. Throws if a result is wrong.

/**
 * @param {typeof import('@dasbor/sdk') & typeof import('@dasbor/sdk/webhooks') & typeof import('@dasbor/sdk/snap')} sdk
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
