// #region sign
import {
  accessTokenHeaders,
  firstDifference,
  importPrivateKey,
  parseSnapResponseCode,
  requestHeaders,
  requestStringToSign,
} from '@dasbor/sdk/snap';

const baseUrl = process.env['DASBOR_URL'] ?? 'http://localhost:4001';
const clientId = process.env['SNAP_CLIENT_ID'] ?? '';
const clientSecret = process.env['SNAP_CLIENT_SECRET'] ?? '';
const privateKey = await importPrivateKey(
  process.env['SNAP_PRIVATE_KEY'] ?? '',
);

// Request an access token with your private key. It is valid for 15 minutes.
const granted = await fetch(`${baseUrl}/v1.0/access-token/b2b`, {
  method: 'POST',
  headers: await accessTokenHeaders({ clientId, privateKey }),
  body: JSON.stringify({ grantType: 'client_credentials' }),
});
const {
  responseCode,
  responseMessage,
  accessToken = '',
} = await granted.json();
console.log(responseCode, responseMessage);
if (!accessToken) process.exit(1);

// Sign all other calls with the client secret.
const call = {
  method: 'POST',
  path: '/v1.0/balance-inquiry',
  body: JSON.stringify({ partnerReferenceNo: 'REF-0001' }),
  accessToken,
} as const;
const headers = await requestHeaders({
  ...call,
  clientSecret,
  partnerId: clientId,
});
const balance = await fetch(baseUrl + call.path, {
  method: call.method,
  headers,
  body: call.body,
});
const held = await balance.json();
const currency = held.accountInfos?.[0].availableBalance.currency;
console.log(held.responseCode, currency ?? held.responseMessage);
// #endregion sign

// #region account
const ask = {
  method: 'POST',
  path: '/v1.0/account-inquiry-external',
  body: JSON.stringify({
    beneficiaryBankCode: '014',
    beneficiaryAccountNo: '8422647010',
  }),
  accessToken,
} as const;
const inquiry = await fetch(baseUrl + ask.path, {
  method: ask.method,
  headers: await requestHeaders({ ...ask, clientSecret, partnerId: clientId }),
  body: ask.body,
});
const said = await inquiry.json();
const { outcome, meaning } = parseSnapResponseCode(said.responseCode) ?? {};
console.log(outcome, outcome === 'done' ? said.beneficiaryBankName : meaning);
// #endregion account

// #region transfer
const post = async (path: string, facts: object) => {
  const body = JSON.stringify(facts);
  const signed = { method: 'POST', path, body, accessToken } as const;
  const answer = await fetch(baseUrl + path, {
    method: 'POST',
    headers: await requestHeaders({
      ...signed,
      clientSecret,
      partnerId: clientId,
    }),
    body,
  });
  return answer.json();
};

// Save the number before the call, to ask for the status after a lost answer.
const partnerReferenceNo = `PAY-${Date.now()}`;
const transfer = await post('/v1.0/transfer-interbank', {
  partnerReferenceNo,
  amount: { value: '10000.00', currency: 'IDR' },
  beneficiaryBankCode: '014',
  beneficiaryAccountNo: '8422647010',
});
const sent = parseSnapResponseCode(transfer.responseCode);
console.log(sent?.outcome, sent?.meaning);

const standing = await post('/v1.0/transfer/status', {
  originalPartnerReferenceNo: partnerReferenceNo,
  serviceCode: '18',
});
console.log(standing.latestTransactionStatus ?? standing.responseCode);
// #endregion transfer

// #region compare
const timestamp = headers['X-TIMESTAMP'] ?? '';
const ours = await requestStringToSign({ ...call, timestamp });
const yours = ours.replace('balance-inquiry', 'balance_inquiry'); // a wrong string
console.log(firstDifference(yours, ours)?.index);
// #endregion compare
