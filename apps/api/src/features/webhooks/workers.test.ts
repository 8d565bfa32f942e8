import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { settableClock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { makeIds } from '../../platform/ids.ts';
import { makeLog } from '../../platform/log.ts';
import { makeVault } from '../../platform/vault.ts';
import { openTestDatabase } from '../../testing/database/database.ts';
import { addPeople, MERCHANT_A } from '../../testing/people.ts';
import { startReceiver } from '../../testing/receiver.ts';
import type { Receiver } from '../../testing/receiver.ts';
import { webhookCalls } from './deliveries/calls.ts';
import { makeEngine } from './engine/engine.ts';
import type { Engine } from './engine/engine.ts';
import { publishEvent } from './publish.ts';
import { insertWebhook } from './repository.ts';
import { addSecret } from './secrets.ts';

const SENDER = fileURLToPath(new URL('testing/sender.ts', import.meta.url));
// Real time, because one sender runs in a separate process.
const clock = settableClock();
const ids = makeIds(clock);
const vault = makeVault([Buffer.alloc(32, 7)]);
const outgoing = webhookCalls({ loopback: true, timeoutMs: 2000 });
const tenant = { merchantId: MERCHANT_A, mode: 'live' } as const;
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let db: Db;
let shop: Receiver;

beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
  await addPeople(db);
});
afterAll(async () => {
  outgoing.close();
  await database.drop();
});
beforeEach(async () => {
  clock.set(undefined);
  shop = await startReceiver();
  return () => shop.close();
});

const engineOver = (over: Db): Engine =>
  makeEngine({
    db: over,
    outgoing,
    clock,
    ids,
    vault,
    dashboardUrl: 'http://dasbor.test',
    log: makeLog('silent'),
  });

const webhook = async (url: string): Promise<string> => {
  const id = ids.next('webhook');
  const now = clock.now();
  await db.tenant(tenant, async (tx) => {
    await insertWebhook(tx, {
      id,
      url,
      name: 'Toko',
      api_kind: 'dasbor',
      events: ['payment.completed'],
      is_primary: false,
      subaccount_ids: [],
      applies_to_all_subaccounts: false,
      at: now,
    });
    await addSecret(tx, { webhookId: id, vault, at: now, previousUntil: now });
  });
  return id;
};
const happen = (count: number) =>
  db.tenant(tenant, async (tx) => {
    for (let n = 0; n < count; n += 1)
      await publishEvent(
        { tx, now: clock.now(), ids },
        { event: 'payment.completed', subjectId: `pay_${n}`, data: { n } },
      );
  });
const idsAt = ({ received }: Receiver) => received.map(({ headers }) => String(headers['webhook-id']));
const deliveries = () =>
  db.system((tx) =>
    tx.rows<{ status: string; attempts: number }>(sql`select status, attempts from webhook_delivery`),
  );
const empty = () =>
  db.system(async (tx) => {
    await tx.run(sql`delete from webhook_delivery`);
    await tx.run(sql`delete from webhook_attempt`);
    await tx.run(sql`delete from webhook`);
  });

describe('several senders on one database', () => {
  test('send each delivery once', async () => {
    const others = await Promise.all([startReceiver(), startReceiver()]);
    for (const { url } of [shop, ...others]) await webhook(url);
    await happen(120);
    const engines = await Promise.all([1, 2, 3].map(async () => engineOver(await database.reopen())));

    await Promise.all(engines.map((engine) => engine.drain()));

    for (const receiver of [shop, ...others]) {
      expect(receiver.received).toHaveLength(120);
      expect(new Set(idsAt(receiver)).size).toBe(120);
      await receiver.close();
    }
    expect(
      (await deliveries()).every(({ status, attempts }) => status === 'delivered' && attempts === 1),
    ).toBe(true);
    await empty();
  }, 60_000);

  test('do not resend after a database outage if the receiver had answered', async () => {
    await webhook(shop.url);
    await happen(1);
    let refusals = 1;
    const away: Db = {
      ...db,
      system: (work, options) =>
        options?.mayBeLost && refusals-- > 0
          ? Promise.reject(new Error('Connection terminated unexpectedly'))
          : db.system(work, options),
    };
    const engine = engineOver(away);
    await engine.drain();

    clock.set(new Date(Date.now() + 120_000));
    await engine.drain();

    expect(shop.received).toHaveLength(1);
    expect(await deliveries()).toEqual([{ status: 'delivered', attempts: 1 }]);
    await empty();
  });

  test('do not send what another one is sending, until that one counts as dead', async () => {
    await webhook(shop.url);
    await happen(1);
    const now = new Date();
    clock.set(now);
    let answer = (): void => undefined;
    shop.answer((_, response) => {
      answer = () => void response.end();
    });
    const first = engineOver(db);
    first.wake();
    await shop.until(1);

    const second = engineOver(await database.reopen());
    clock.set(new Date(now.getTime() + 119_999));
    await second.drain();
    expect(shop.received).toHaveLength(1);

    // The first process hangs and its claim expires. Another one sends, and the first one's late result is ignored.
    clock.set(new Date(now.getTime() + 120_000));
    shop.answer((_, response) => response.writeHead(500).end());
    await second.drain();
    answer();
    await first.drain();

    expect(idsAt(shop)[0]).toBe(idsAt(shop)[1]);
    expect(await deliveries()).toEqual([{ status: 'retrying', attempts: 1 }]);
    await empty();
  }, 30_000);
});

// The embedded database supports only one process.
describe.runIf(inject('database').kind === 'postgres')('a sender that is killed', () => {
  test('after sending and before storing the result: sent again with the same id', async () => {
    await webhook(shop.url);
    await happen(1);
    let child: ChildProcess | undefined;
    const killed = new Promise((resolve) => {
      shop.answer((_, response) => {
        child?.once('exit', resolve);
        child?.kill('SIGKILL');
        response.end();
      });
      child = spawn(process.execPath, [SENDER], {
        env: { ...process.env, DATABASE_URL: database.url },
        stdio: 'ignore',
      });
    });
    await killed;
    shop.answer((_, response) => response.end());
    const engine = engineOver(db);
    await engine.drain();
    expect(shop.received).toHaveLength(1);

    clock.set(new Date(Date.now() + 120_000));
    await engine.drain();

    expect(shop.received).toHaveLength(2);
    expect(new Set(idsAt(shop)).size).toBe(1);
    expect(await deliveries()).toEqual([{ status: 'delivered', attempts: 1 }]);
  }, 60_000);
});
