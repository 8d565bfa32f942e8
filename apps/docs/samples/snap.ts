// #region sign
import {
  accessTokenHeaders,
  firstDifference,
  importPrivateKey,
  requestHeaders,
  requestStringToSign,
} from '@dasbor/sdk/snap';

const privateKey = await importPrivateKey(process.env['SNAP_PRIVATE_KEY'] ?? newKey());
const tokenHeaders = await accessTokenHeaders({ clientId: 'kopi-nusantara', privateKey });
console.log(Object.keys(tokenHeaders).includes('X-SIGNATURE'));

const call = {
  method: 'POST',
  path: '/v1.0/balance-inquiry',
  body: JSON.stringify({ partnerReferenceNo: 'REF-0001', amount: { value: '10000.00', currency: 'IDR' } }),
  accessToken: 'token-of-fifteen-minutes',
} as const;
const headers = await requestHeaders({ ...call, clientSecret: 'client-secret', partnerId: 'kopi-nusantara' });
// #endregion sign

// #region compare
const timestamp = headers['X-TIMESTAMP'] ?? '';
const ours = await requestStringToSign({ ...call, timestamp });
const yours = ours.replace('balance-inquiry', 'balance_inquiry'); // what somebody else signed
console.log(firstDifference(yours, ours)?.index);
// #endregion compare

function newKey(): string {
  return generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
    type: 'pkcs8',
    format: 'pem',
  }) as string;
}
import { generateKeyPairSync } from 'node:crypto';
