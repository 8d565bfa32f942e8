import { generateKeyPairSync } from 'node:crypto';
import { createClient, memorySession } from '@dasbor/sdk';

export const PORT = Number(process.env['DOCS_PORT'] ?? 4150);
const LIVE = `http://localhost:${PORT}`;
const SANDBOX = `http://localhost:${PORT + 1}`;
const DEVELOPER = 'developer@demo.test';

/** The variables that the guides name, as a developer gets their values: signs in, makes keys of the sandbox. */
export async function makeVariables(): Promise<Record<string, string>> {
  const session = memorySession();
  const client = createClient({ baseUrl: SANDBOX, mode: 'sandbox', session });
  const { data } = await client.login({
    body: { email: DEVELOPER, password: 'Dasbor-Demo-1' },
  });
  if (data.otp_required) throw new Error('Nobody reads codes here.');
  session.write(data.sandbox);

  const scopes = { orders: 'write', payments: 'write', settlements: 'read', disbursements: 'write' } as const;
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
    SNAP_CLIENT_SECRET: await readSecret(client, id),
    SNAP_PRIVATE_KEY: pair.privateKey,
    PORT: String(PORT + 2),
  };
}

/** As its developer reads it: with a code that is mailed. */
async function readSecret(client: ReturnType<typeof createClient>, id: string): Promise<string> {
  const asked = await client.requestOtp({ body: { purpose: 'snap_secret_reveal', action: { id } } });
  const mail = await fetch(`${LIVE}/dev/mailbox?to=${encodeURIComponent(DEVELOPER)}`);
  const { data: letters } = (await mail.json()) as { data: { code: string | null }[] };
  const code = letters.find((letter) => letter.code !== null)?.code ?? '';
  const { otp_session } = asked.data;
  const confirmed = await client.verifyOtp({ body: { otp_session, code } });
  const { data } = await client.revealSnapSecret({ path: { id }, otpToken: confirmed.data.otp_token });
  return data.client_secret;
}
