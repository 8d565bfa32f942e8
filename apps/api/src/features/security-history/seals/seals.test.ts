import pg from 'pg';
import sql from 'sql-template-tag';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { audit } from '../../../platform/audit.ts';
import type { AuditBy } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/db/db.ts';
import { makeLog } from '../../../platform/log.ts';
import { openTestDatabase } from '../../../testing/database/database.ts';
import { SECRET } from '../../../testing/demo.ts';
import { addPeople, MERCHANT_A, MERCHANT_B } from '../../../testing/people.ts';
import { checkChains } from './check.ts';
import { makeSealer } from './seal.ts';

// Only the table owner can change the rows, and the embedded database offers no connection as owner.
const isServer = inject('database').kind !== 'pglite';
const NOW = new Date('2026-11-20T03:00:00Z');

const by = (merchantId: string): AuditBy => ({
  merchantId,
  mode: 'live',
  actorId: 'usr_1',
  requestId: 'req_1',
  ip: '203.0.113.7',
  device: 'Firefox/145.0',
});

let db: Db;
let close: () => Promise<void>;
let owner: pg.Client;
let seal: () => Promise<void>;

beforeEach(async () => {
  const opened = await openTestDatabase();
  ({ db } = opened);
  await addPeople(db);
  seal = sealerOf(db);
  if (opened.url) {
    owner = new pg.Client({ connectionString: opened.url });
    await owner.connect();
  }
  close = async () => {
    await owner?.end();
    await opened.discard();
  };
});
afterEach(() => close());

const sealerOf = (database: Db, auditKey: Uint8Array = SECRET) => {
  const parts = { db: database, auditKey, clock: { now: () => NOW }, log: makeLog('silent') };
  return makeSealer({ ...parts, dashboardUrl: 'http://dasbor.test', wake: () => undefined }).drain;
};
const record = (merchantId: string, target: string) =>
  db.tenant({ merchantId, mode: 'live' }, (tx) =>
    audit.record(tx, by(merchantId), { action: 'promo.created', target }),
  );
const recordFive = async () => {
  for (const target of ['1', '2', '3', '4', '5']) await record(MERCHANT_A, target);
};
const places = (merchantId: string) =>
  db.system((tx) =>
    tx.rows<{ seq: string; target: string }>(sql`
      select s.seq, e.target from audit_seal s join audit_event e on e.id = s.event_id
       where s.merchant_id = ${merchantId} order by s.seq`),
  );
const check = () => checkChains(db, SECRET);
const breaks = async () => (await check()).faults.map(({ found, seq }) => [found, seq]);

describe('sealing', () => {
  test('gives each event one place in the chain of its merchant', async () => {
    await recordFive();
    await record(MERCHANT_B, 'x');
    await seal();
    await record(MERCHANT_A, '6');
    await seal();
    await seal();

    expect((await places(MERCHANT_A)).map(({ seq, target }) => `${seq} ${target}`)).toEqual(
      ['1', '2', '3', '4', '5', '6'].map((one) => `${one} ${one}`),
    );
    expect(await places(MERCHANT_B)).toEqual([{ seq: '1', target: 'x' }]);
    expect(await check()).toMatchObject({ events: 7, waiting: 0, faults: [] });
  });

  test('events that were not sealed yet wait and are no break', async () => {
    await recordFive();

    expect(await check()).toMatchObject({ events: 0, waiting: 5, faults: [] });
  });

  test.runIf(isServer)('an event that commits late with a smaller id gets its place', async () => {
    const [written, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const late = db.tenant({ merchantId: MERCHANT_A, mode: 'live' }, async (tx) => {
      await audit.record(tx, by(MERCHANT_A), { action: 'promo.created', target: 'late' });
      written.resolve();
      await go.promise;
    });
    await written.promise;
    await record(MERCHANT_A, 'early');
    await seal();
    go.resolve();
    await late;
    await seal();

    expect((await places(MERCHANT_A)).map(({ target }) => target)).toEqual(['early', 'late']);
    expect(await breaks()).toEqual([]);
  });

  test('an event that was rolled back has no place', async () => {
    const failed = db.tenant({ merchantId: MERCHANT_A, mode: 'live' }, async (tx) => {
      await audit.record(tx, by(MERCHANT_A), { action: 'promo.created' });
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    await seal();

    expect(await check()).toMatchObject({ events: 0, waiting: 0, faults: [] });
  });

  test.runIf(isServer)('two servers seal at the same time without a gap', async () => {
    const many = Array.from({ length: 40 }, (_, index) => record(MERCHANT_A, String(index)));
    await Promise.all([...many, seal(), sealerOf(db)(), seal(), sealerOf(db)()]);
    await seal();

    expect(await check()).toMatchObject({ events: 40, waiting: 0, faults: [] });
  });

  test('no role of the server can change or remove a seal', async () => {
    await recordFive();
    await seal();

    const change = db.system((tx) => tx.run(sql`update audit_seal set event_hash = ''`));
    await expect(change).rejects.toThrow(/permission denied/);
    const remove = db.system((tx) => tx.run(sql`delete from audit_seal`));
    await expect(remove).rejects.toThrow(/permission denied/);
    const read = db.tenant({ merchantId: MERCHANT_A, mode: 'live' }, (tx) =>
      tx.rows(sql`select from audit_seal`),
    );
    await expect(read).rejects.toThrow(/permission denied/);
  });
});

describe.runIf(isServer)('a check finds', () => {
  const FREE = 'alter table audit_seal disable trigger append_only;';
  const third = `(select event_id from audit_seal where seq = 3)`;

  test.each([
    ['a changed event', `update audit_event set ip = '198.51.100.1' where target = '3'`, 'event_changed', 3],
    [
      'a changed time',
      `update audit_event set at = at - interval '1 microsecond' where target = '3'`,
      'event_changed',
      3,
    ],
    ['a removed event', `delete from audit_event where target = '3'`, 'event_removed', 3],
    [
      'an event that was removed with its seal',
      `${FREE} delete from audit_event where id = ${third}; delete from audit_seal where seq = 3`,
      'seal_removed',
      3,
    ],
    [
      'an inserted event',
      `insert into audit_event (merchant_id, mode, action, ip, device, request_id) values ('${MERCHANT_A}', 'live', 'promo.created', '', '', '')`,
      'event_inserted',
      null,
    ],
    [
      'two events in another order',
      `${FREE} update audit_seal set seq = 99 where seq = 3; update audit_seal set seq = 3 where seq = 4; update audit_seal set seq = 4 where seq = 99`,
      'reordered',
      3,
    ],
    ['a changed seal', `${FREE} update audit_seal set event_hash = 'x' where seq = 3`, 'seal_changed', 3],
    [
      'a seal that was written with the changed event by somebody without the key',
      `${FREE} update audit_event set ip = '' where target = '3'; update audit_seal set event_hash = encode(sha256('x'), 'base64') where seq = 3`,
      'seal_changed',
      3,
    ],
    [
      'events that were cut off the end',
      `${FREE} delete from audit_event where target > '3'; delete from audit_seal where seq > 3`,
      'cut_off',
      4,
    ],
    [
      'a cut end whose last place was changed too',
      `${FREE} delete from audit_event where target > '3'; delete from audit_seal where seq > 3;
       update audit_chain set seq = 3, chain_hash = (select chain_hash from audit_seal where seq = 3)`,
      'last_changed',
      4,
    ],
    ['a removed last place', 'delete from audit_chain', 'last_changed', 6],
  ])('%s', async (_, statement, found, seq) => {
    await recordFive();
    await seal();
    await owner.query(statement);

    expect(await breaks()).toContainEqual([found, seq]);
  });

  test('a removed event that was not sealed yet', async () => {
    await recordFive();
    await owner.query(`delete from audit_event where target = '3'`);
    await seal();

    expect(await breaks()).toEqual([['event_removed', null]]);
  });

  test('a cut end, also after a server sealed on from an older last place', async () => {
    await recordFive();
    await seal();
    const { rows } = await owner.query('select * from audit_chain');
    await record(MERCHANT_A, '6');
    await seal();
    await owner.query(
      `${FREE} delete from audit_event where target = '6'; delete from audit_seal where seq = 6`,
    );
    await seal();
    expect(await breaks()).toEqual([['cut_off', 6]]);

    // A copy of the last place from before is a valid one. Only a place that was kept elsewhere shows the difference.
    const kept = [{ merchantId: MERCHANT_A, seq: 6, hash: 'of place 6' }];
    await owner.query('update audit_chain set seq = $1, chain_hash = $2, proof = $3', [
      rows[0].seq,
      rows[0].chain_hash,
      rows[0].proof,
    ]);
    expect(await breaks()).toEqual([]);
    expect((await checkChains(db, SECRET, kept)).faults).toMatchObject([{ found: 'rolled_back', seq: 6 }]);
  });

  test('one chain only: the server goes on with the others', async () => {
    await recordFive();
    await record(MERCHANT_B, 'x');
    await seal();
    await owner.query(`update audit_chain set seq = 3 where merchant_id = '${MERCHANT_A}'`);
    await record(MERCHANT_A, '6');
    await record(MERCHANT_B, 'y');
    await seal();

    expect((await places(MERCHANT_B)).map(({ target }) => target)).toEqual(['x', 'y']);
    expect(await places(MERCHANT_A)).toHaveLength(5);
    expect(await check()).toMatchObject({ waiting: 1, faults: [{ merchantId: MERCHANT_A }] });
  });

  test('every chain broken at the first place with another key', async () => {
    await recordFive();
    await seal();

    const { faults } = await checkChains(db, Buffer.alloc(32, 1));
    expect(faults).toMatchObject([{ found: 'seal_changed', seq: 1 }]);
  });
});

test.runIf(isServer)('100.000 events are sealed and checked', { timeout: 300_000 }, async () => {
  await owner.query(`
    with written as (
      insert into audit_event (merchant_id, mode, actor_id, action, target, ip, device, request_id)
      select '${MERCHANT_A}', 'live', 'usr_1', 'promo.created', n, '203.0.113.7', 'Firefox/145.0', 'req_' || n
        from generate_series(1, 100000) n returning id, merchant_id)
    insert into audit_waiting (event_id, merchant_id) select id, merchant_id from written`);
  const began = performance.now();
  await seal();
  const sealed = performance.now();
  await owner.query('analyze audit_event; analyze audit_seal');
  const report = await check();
  const checked = performance.now();

  console.log(
    `100.000 events: sealed in ${((sealed - began) / 1000).toFixed(1)} s, checked in ${((checked - sealed) / 1000).toFixed(1)} s`,
  );
  expect(report).toMatchObject({ events: 100_000, waiting: 0, faults: [] });
});
