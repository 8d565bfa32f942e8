import { createHash, createHmac, generateKeyPairSync, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Clock } from '../../../platform/clock.ts';
import type { SnapSettings } from '../settings.ts';

type Account = { trxId: string; amount: string; status: '03' | '00' | '05'; paid: string };
type Body = Readonly<Record<string, unknown>>;
type Call = { method: string; path: string; headers: IncomingHttpHeaders; text: string };
/** HTTP status, case, and what the answer holds. */
type Outcome = [number, string, object?];

/** The virtual accounts of a partner, with the checks of the standard. Our own API has no endpoint that opens them. */
export type VirtualAccountHost = {
  settings: SnapSettings;
  /** A customer transfers. Only the exact amount to an open number is taken. */
  pay: (virtualAccountNo: string, amount: number) => void;
  close: () => Promise<void>;
};

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
const CLIENT_ID = 'partner-client';
const CLIENT_SECRET = 'a-secret-of-the-partner';
const TOLERANCE_MS = 300_000;
const SERVICES: Readonly<Record<string, string>> = {
  '/v1.0/access-token/b2b': '73',
  '/v1.0/transfer-va/create-va': '27',
  '/v1.0/transfer-va/status': '26',
  '/v1.0/transfer-va/delete-va': '31',
};

export const startVirtualAccountHost = async (clock: Clock): Promise<VirtualAccountHost> => {
  const accounts = new Map<string, Account>();
  const used = new Set<string>();
  let tokens = 0;

  const isTimely = (timestamp: string): boolean =>
    Math.abs(Date.parse(timestamp) - clock.now().getTime()) <= TOLERANCE_MS;

  const giveToken = ({ headers }: Call): Outcome => {
    const timestamp = String(headers['x-timestamp']);
    const text = Buffer.from(`${CLIENT_ID}|${timestamp}`);
    const signature = Buffer.from(String(headers['x-signature']), 'base64');
    if (!isTimely(timestamp) || !verify('RSA-SHA256', text, pair.publicKey, signature)) return [401, '00'];
    return [200, '00', { accessToken: `token-${(tokens += 1)}`, tokenType: 'BearerToken', expiresIn: '900' }];
  };

  const refusalOf = ({ method, path, headers, text }: Call): Outcome | undefined => {
    const header = (name: string) => String(headers[name]);
    const token = header('authorization').replace('Bearer ', '');
    if (token !== `token-${tokens}`) return [401, '01'];
    const hash = createHash('sha256').update(text).digest('hex');
    const signed = `${method}:${path}:${token}:${hash}:${header('x-timestamp')}`;
    const wanted = createHmac('sha512', CLIENT_SECRET).update(signed).digest('base64');
    if (!isTimely(header('x-timestamp')) || header('x-signature') !== wanted) return [401, '00'];
    if (!/^\d{1,36}$/.test(header('x-external-id')) || used.has(header('x-external-id'))) return [409, '00'];
    used.add(header('x-external-id'));
    return undefined;
  };

  const act = (path: string, body: Body): Outcome => {
    const { partnerServiceId, customerNo, virtualAccountNo } = body;
    const number = String(virtualAccountNo);
    if (number !== `${partnerServiceId}${customerNo}` || String(partnerServiceId).length !== 8)
      return [400, '01'];
    const account = accounts.get(number);
    const data = (one: Account) => ({
      virtualAccountData: {
        partnerServiceId,
        customerNo,
        virtualAccountNo,
        trxId: one.trxId,
        totalAmount: { value: one.amount, currency: 'IDR' },
        paidAmount: { value: one.paid, currency: 'IDR' },
        additionalInfo: { latestTransactionStatus: one.status },
      },
    });
    if (path.endsWith('/create-va')) {
      if (account) return [409, '01'];
      const amount = (body['totalAmount'] as { value: string }).value;
      const made: Account = { trxId: String(body['trxId']), amount, status: '03', paid: '0.00' };
      accounts.set(number, made);
      return [200, '00', data(made)];
    }
    if (!account) return [404, '12'];
    if (path.endsWith('/status')) return [200, '00', data(account)];
    if (account.trxId !== body['trxId'] || account.status !== '03') return [404, '00'];
    account.status = '05';
    return [200, '00', data(account)];
  };

  const answer = (call: Call): Outcome =>
    call.path.endsWith('/b2b')
      ? giveToken(call)
      : (refusalOf(call) ?? act(call.path, JSON.parse(call.text) as Body));

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request;
      const [status, caseCode, content] = answer({
        method,
        path,
        headers,
        text: Buffer.concat(chunks).toString(),
      });
      const responseCode = `${status}${SERVICES[path]}${caseCode}`;
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify({ responseCode, responseMessage: 'as the code says', ...content }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    settings: {
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      clientId: CLIENT_ID,
      clientSecret: CLIENT_SECRET,
      privateKey: pair.privateKey,
      partnerId: 'partner-9',
      channelId: '95221',
    },
    pay: (virtualAccountNo, amount) => {
      const account = accounts.get(virtualAccountNo);
      if (account?.status !== '03' || account.amount !== `${amount}.00`) return;
      account.status = '00';
      account.paid = account.amount;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
