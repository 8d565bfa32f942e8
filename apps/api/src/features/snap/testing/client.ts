import { createHash, createHmac } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Reply, TestApp } from '../../../testing/app.ts';
import { A_LIVE, idOf, NOW } from '../../../testing/trade.ts';
import type { TestTenant } from '../../../testing/trade.ts';
import { insertSnapKey, issueSnapSecret } from '../../snap-keys/public.ts';

/** The parts of a call. A test overrides what is signed or what is sent. */
type Facts = {
  method: string;
  path: string;
  /** In the minified form that is hashed. */
  body: string;
  accessToken: string;
  clientSecret: string;
  partnerId: string;
  externalId: string;
  now: Date;
};

export type SnapAsk = {
  body?: object;
  /** Sent instead of the body, unchanged. */
  text?: string;
  /** Override the signed headers. */
  headers?: Record<string, string>;
  signed?: Partial<Facts>;
  host?: TestTenant['mode'];
  remoteAddress?: string;
};

export type SnapClient = Awaited<ReturnType<typeof makeSnapClient>>;

/** A merchant's server with a SNAP key and a token. */
export const makeSnapClient = async (app: TestApp, number: number, tenant: TestTenant = A_LIVE) => {
  const id = idOf('snk', number);
  const clientSecret = await app.db.tenant(tenant, async (tx) => {
    await insertSnapKey(tx, { id, name: 'SNAP', createdBy: null }, new Date(NOW));
    return issueSnapSecret(tx, id, { now: new Date(NOW), vault: app.deps.vault });
  });
  const token = () =>
    app.deps.snapTokens.issue({ sub: id, merchant_id: tenant.merchantId, mode: tenant.mode });
  const accessToken = await token();
  // Larger than any number in a test, so that tests can use their own.
  let sent = 1e9;

  const ask = (path: string, asked: SnapAsk = {}): Promise<Reply> => {
    const { body = {}, text = JSON.stringify(body), host = tenant.mode, remoteAddress } = asked;
    const headers = headersOf({
      method: 'POST',
      path,
      body: text,
      accessToken,
      clientSecret,
      partnerId: id,
      externalId: String((sent += 1)),
      now: app.clock.now(),
      ...asked.signed,
    });
    return app.ask('POST', path, {
      mode: host,
      payload: text,
      headers: { ...headers, ...asked.headers },
      ...(remoteAddress && { remoteAddress }),
    });
  };
  const change = (assignment: Sql) =>
    app.db.tenant(tenant, (tx) => tx.run(sql`update snap_key set ${assignment} where id = ${id}`));
  return { id, clientSecret, token, ask, change };
};

const JAKARTA_MS = 7 * 3_600_000;

// Implemented independently of the code under test.
const headersOf = ({ method, path, body, accessToken, clientSecret, partnerId, externalId, now }: Facts) => {
  const timestamp = `${new Date(now.getTime() + JAKARTA_MS).toISOString().slice(0, 19)}+07:00`;
  const hash = createHash('sha256').update(body).digest('hex');
  const text = `${method}:${path}:${accessToken}:${hash}:${timestamp}`;
  return {
    'Content-Type': 'application/json',
    Authorization: `Bearer ${accessToken}`,
    'X-TIMESTAMP': timestamp,
    'X-SIGNATURE': createHmac('sha512', clientSecret).update(text).digest('base64'),
    'X-PARTNER-ID': partnerId,
    'X-EXTERNAL-ID': externalId,
    'CHANNEL-ID': '95221',
  };
};

/** Code and message, the only content of a refusal. */
export const saidBy = (reply: Reply): [string, string] => {
  const { responseCode, responseMessage } = reply.json<{ responseCode: string; responseMessage: string }>();
  return [responseCode, responseMessage];
};
