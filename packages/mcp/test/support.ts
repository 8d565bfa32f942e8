import { fileURLToPath } from 'node:url';
import { createClient, memorySession } from '@dasbor/sdk';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { type CallToolResult, ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { API_PORT } from './ports.ts';

export const LIVE = `http://localhost:${API_PORT}`;
export const SANDBOX = `http://localhost:${API_PORT + 1}`;
const DEVELOPER = 'developer@demo.test';

type Access = 'read' | 'write';
type Scopes = Partial<Record<'orders' | 'payments' | 'customers' | 'disbursements' | 'webhooks', Access>>;

const signIn = async (mode: 'live' | 'sandbox') => {
  const session = memorySession();
  const client = createClient({ baseUrl: mode === 'live' ? LIVE : SANDBOX, mode, session });
  const { data } = await client.login({ body: { email: DEVELOPER, password: 'Dasbor-Demo-1' } });
  if (data.otp_required) throw new Error('Nobody reads codes here.');
  session.write(mode === 'live' ? data : data.sandbox);
  return client;
};

/** A webhook in sandbox, as a developer makes it in the dashboard. */
export const makeWebhook = async (url: string) => {
  const client = await signIn('sandbox');
  const body = { name: 'Toko Kopi', url, events: ['payment.completed' as const] };
  return (await client.createWebhook({ body })).data.webhook;
};

/** A new key, as a developer makes it in the dashboard; a live one with the code that is mailed. */
export const makeKey = async (scopes: Scopes, mode: 'live' | 'sandbox' = 'sandbox'): Promise<string> => {
  const client = await signIn(mode);
  const body = { name: 'Asisten toko', scopes };
  const otpToken = mode === 'live' ? await confirmCode(client, body) : undefined;
  const made = await client.createApiKey({ body, ...(otpToken && { otpToken }) });
  return made.data.secret;
};

type SessionClient = ReturnType<typeof createClient>;

const confirmCode = async (client: SessionClient, action: object): Promise<string> => {
  const body = { purpose: 'api_key_create', action } as Parameters<SessionClient['requestOtp']>[0]['body'];
  const asked = await client.requestOtp({ body });
  const mail = await fetch(`${LIVE}/dev/mailbox?to=${encodeURIComponent(DEVELOPER)}`);
  const { data: letters } = (await mail.json()) as { data: { code: string | null }[] };
  const code = letters.find((letter) => letter.code !== null)?.code ?? '';
  const confirmed = await client.verifyOtp({ body: { otp_session: asked.data.otp_session, code } });
  return confirmed.data.otp_token;
};

const SOURCE = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** The arguments and environment of the server as its own process. */
export const commandOf = (key: string, args: readonly string[] = [], url = SANDBOX) => ({
  command: process.execPath,
  args: ['--disable-warning=ExperimentalWarning', '--conditions=@dasbor/source', SOURCE, ...args],
  env: { PATH: process.env['PATH'] ?? '', DASBOR_API_KEY: key, DASBOR_URL: url },
});

type How = {
  url?: string;
  answers?: (question: string) => 'accept' | 'decline';
  elicitation?: { form?: Record<string, never>; url?: object };
};

/** The official client, over standard input and output. */
export const startClient = async (
  key: string,
  args: readonly string[] = [],
  { url = SANDBOX, answers, elicitation = answers && { form: {} } }: How = {},
) => {
  const capabilities = elicitation ? { elicitation } : {};
  const client = new Client({ name: 'test', version: '1.0.0' }, { capabilities });
  if (answers)
    client.setRequestHandler(ElicitRequestSchema, ({ params }) => ({ action: answers(params.message) }));
  const transport = new StdioClientTransport({ ...commandOf(key, args, url), stderr: 'pipe' });
  await client.connect(transport);
  return {
    names: async () => (await client.listTools()).tools.map(({ name }) => name),
    list: async () => (await client.listTools()).tools,
    call: async (name: string, given: Record<string, unknown> = {}) =>
      (await client.callTool({ name, arguments: given })) as CallToolResult,
    close: () => client.close(),
  };
};

export type StartedClient = Awaited<ReturnType<typeof startClient>>;

/** All text of a result. */
export const textOf = ({ content }: CallToolResult): string =>
  content.map((part) => (part.type === 'text' ? part.text : '')).join('\n');

type Data = Record<string, unknown>;
export const dataOf = ({ structuredContent }: CallToolResult) => (structuredContent as { data: Data }).data;
export const rowsOf = ({ structuredContent }: CallToolResult) =>
  structuredContent as { data: Data[]; page: { next_cursor: string | null; has_next: boolean } };
export const intentOf = ({ structuredContent }: CallToolResult) =>
  structuredContent as { intent: string; summary: string; expires_at: string; mode: string };
