import { generateKeyPairSync } from 'node:crypto';
import { createClient, memorySession, type Tokens } from '@dasbor/sdk';

export const PORT = Number(process.env['DOCS_PORT'] ?? 4150);
const LIVE = `http://localhost:${PORT}`;
const SANDBOX = `http://localhost:${PORT + 1}`;
const DEVELOPER = 'developer@demo.test';

/** The variables that the guides name, as a developer gets their values: signs in, makes keys of the sandbox. */
export const makeVariables = async (): Promise<Record<string, string>> => {
  const client = await signIn();
  const scopes = {
    orders: 'write',
    payments: 'write',
    customers: 'read',
    settlements: 'read',
    disbursements: 'write',
  } as const;
  const key = await client.createApiKey({ body: { name: 'Guides', scopes } });

  const { id, variables } = await makeSnapKey(client);

  return {
    DASBOR_URL: SANDBOX,
    DASBOR_KEY: key.data.secret,
    DASBOR_WEBHOOK_SECRET: 'whsec_ZGFzYm9yLWRvY3Mtc2FtcGxlLXNlY3JldC0wMDAx',
    ...variables,
    SNAP_CLIENT_SECRET: await readSecret(client, id),
    DASBOR_SNAP_PUBLIC_KEY: await readDasborKey(client, id),
    PORT: String(PORT + 2),
  };
};

/** A SNAP key, of which a client gets one token a second: the same second is signed alike, which is taken for a replay. */
export const makeSnapKey = async (given?: Client) => {
  const client = given ?? (await signIn());
  const { data } = await client.createSnapKey({ body: { name: 'Guides' } });
  const { id, client_id } = data;
  const pair = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  await client.setSnapPublicKey({ path: { id }, body: { public_key: pair.publicKey } });
  return { id, variables: { SNAP_CLIENT_ID: client_id, SNAP_PRIVATE_KEY: pair.privateKey } };
};

/** What the button of a webhook's page does, for a receiver of SNAP notices on this machine. */
export const sendSnapSample = async (): Promise<void> => {
  const client = await signIn();
  const url = `http://localhost:${PORT + 2}/snap`;
  const { data } = await client.createWebhook({
    body: { name: 'SNAP', url, api_kind: 'snap', events: ['transfer-bank.notify'] },
  });
  const { id } = data.webhook;
  await client.testWebhook({ path: { id }, body: { event: 'transfer-bank.notify' } });
  await client.deleteWebhook({ path: { id } });
};

type Client = ReturnType<typeof createClient>;

const signIn = async (): Promise<Client> => {
  const session = memorySession(await tokensOf(DEVELOPER));
  return createClient({ baseUrl: SANDBOX, mode: 'sandbox', session });
};

/** The tokens of the sandbox, for a person who signs in without a code. */
export const tokensOf = async (email: string): Promise<Tokens> => {
  const client = createClient({ baseUrl: SANDBOX, mode: 'sandbox' });
  const { data } = await client.login({ body: { email, password: 'Dasbor-Demo-1' } });
  if (data.otp_required) throw new Error('Nobody reads codes here.');
  return data.sandbox;
};

const readSecret = async (client: Client, id: string): Promise<string> => {
  const otpToken = await confirm(client, { purpose: 'snap_secret_reveal', action: { id } });
  const { data } = await client.revealSnapSecret({ path: { id }, otpToken });
  return data.client_secret;
};

const readDasborKey = async (client: Client, id: string): Promise<string> => {
  const otpToken = await confirm(client, { purpose: 'snap_public_key', action: { id } });
  const { data } = await client.getSnapPublicKey({ path: { id }, otpToken });
  return data.public_key;
};

type OtpRequest = Parameters<Client['requestOtp']>[0]['body'];

/** As its developer does: with a code that is mailed. */
const confirm = async (client: Client, body: OtpRequest): Promise<string> => {
  const asked = await client.requestOtp({ body });
  const mail = await fetch(`${LIVE}/dev/mailbox?to=${encodeURIComponent(DEVELOPER)}`);
  const { data: letters } = (await mail.json()) as { data: { code: string | null }[] };
  const code = letters.find((letter) => letter.code !== null)?.code ?? '';
  const { otp_session } = asked.data;
  const confirmed = await client.verifyOtp({ body: { otp_session, code } });
  return confirmed.data.otp_token;
};
