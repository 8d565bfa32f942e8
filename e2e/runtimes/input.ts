import { createSign, generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { WebhookEventOf } from '@dasbor/sdk/webhooks';
import { REDIRECT_PORT } from './addresses.ts';
import { inRoot } from '../../scripts/lib/paths.mjs';

/** Every consumer's input: who signs in, and the expected signatures, computed by Node's crypto. */
export type Input = ReturnType<typeof makeInput>;

export const makeInput = (baseUrl: string) => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const clientId = 'snap_runtime_test';
  return {
    baseUrl,
    redirectUrl: `http://localhost:${REDIRECT_PORT}`,
    person: { email: 'owner@demo.test', password: 'Dasbor-Demo-1' },
    event: exampleEvent(),
    secret: `whsec_${btoa('0123456789abcdef0123456789abcdef')}`,
    snap: {
      now: '2025-01-15T03:00:00Z',
      accessToken: { clientId, privateKey: privateKey.export({ type: 'pkcs1', format: 'pem' }).toString() },
      rsaSignature: createSign('RSA-SHA256')
        .update(`${clientId}|2025-01-15T10:00:00+07:00`)
        .sign(privateKey, 'base64'),
      request: {
        method: 'POST',
        path: '/v1.0/transfer-interbank',
        body: '{"partnerReferenceNo":"REF-0001","amount":{"value":"10000.00","currency":"IDR"},"beneficiaryAccountNo":"8800112234","beneficiaryBankCode":"014"}',
        accessToken: 'test-access-token',
        clientSecret: 'test-client-secret',
        partnerId: 'mer_01KAJ800000000000000000001',
      },
      hmacSignature:
        'QjZDvE4qLbkSK1LE/RwdMvAWGcWu4y21Xd3us3GxKu9EgMp00SZJW8f0Fg1i9iX0JIKtqnncpQtKYjz1xAB/NQ==',
    },
  };
};

const exampleEvent = (): WebhookEventOf<'payment.completed'> => {
  const file = inRoot('openapi/features/webhooks/examples/events/payment.completed.json');
  return JSON.parse(readFileSync(file, 'utf8')).value;
};
