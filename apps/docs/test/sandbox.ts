import { generateKeyPairSync } from 'node:crypto';
import { createClient, memorySession } from '@dasbor/sdk';

export const PORT = Number(process.env['DOCS_PORT'] ?? 4150);
const SANDBOX = `http://localhost:${PORT + 1}`;

/** The variables that the guides name, as a developer gets their values: signs in, makes keys of the sandbox. */
export async function makeVariables(): Promise<Record<string, string>> {
  const session = memorySession();
  const client = createClient({ baseUrl: SANDBOX, mode: 'sandbox', session });
  const { data } = await client.login({
    body: { email: 'developer@demo.test', password: 'Dasbor-Demo-1' },
  });
  if (data.otp_required) throw new Error('Nobody reads codes here.');
  session.write(data.sandbox);

  const scopes = { orders: 'write', payments: 'write', settlements: 'read' } as const;
  const key = await client.createApiKey({ body: { name: 'Guides', scopes } });

  const snap = await client.createSnapKey({ body: { name: 'Guides' } });
  const { id, client_id } = snap.data;
  const pair = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  await client.setSnapPublicKey({ path: { id }, body: { public_key: pair.publicKey } });

  return {
    DASBOR_URL: SANDBOX,
    DASBOR_KEY: key.data.secret,
    DASBOR_WEBHOOK_SECRET: 'whsec_ZGFzYm9yLWRvY3Mtc2FtcGxlLXNlY3JldC0wMDAx',
    SNAP_CLIENT_ID: client_id,
    SNAP_CLIENT_SECRET:
      'any: reading the real one takes a mailed code, and nothing that the guide calls checks it',
    SNAP_PRIVATE_KEY: pair.privateKey,
    PORT: String(PORT + 2),
  };
}
