import { EXPORT_POLICY } from '@dasbor/domain/exports';
import sql from 'sql-template-tag';
import { describe, expect, test, vi } from 'vitest';
import { makeLog } from '../../platform/log.ts';
import { startTestApp } from '../../testing/app.ts';
import type { Problem, Reply } from '../../testing/app.ts';
import { MERCHANT_A } from '../../testing/people.ts';
import { standBy } from '../../testing/stand.ts';
import { memoryStorage } from '../../testing/storage/memory-storage.ts';
import { A_LIVE, addTrade, anOrder, aPayment } from '../../testing/trade.ts';
import { StorageUnavailable } from '../../rails/storage/port.ts';
import { makeExports, tidyExports } from './public.ts';
import { cellsOfCsv, cellsOfXlsx, download, exported, linkTo, read, request } from './testing/exporting.ts';
import type { Asked } from './testing/exporting.ts';

const PAYMENTS = 40;
const HOSTILE = [
  '=1+1',
  '+62',
  '-5',
  '@SUM(A1)',
  '\t=1',
  ' =1',
  '＝1',
  '0012345678',
  '123456789012345678',
  'a,b;c"d',
  'two\r\nlines',
  '<b>&amp;</b>',
  'bel\u0007l',
  'Kopi ☕ 咖啡',
];
const storage = memoryStorage();
const SILENT = makeLog('silent');
const start = async () => {
  const app = await startTestApp({ storage });
  const numbers = Array.from({ length: PAYMENTS }, (_, index) => index + 1);
  await addTrade(app.db, A_LIVE, {
    orders: numbers.map((number) => anOrder(number)),
    payments: numbers.map((number) =>
      aPayment(number, {
        created_at: new Date(Date.parse('2026-11-18T03:00:00.123Z') + (number % 3) * 1_000).toISOString(),
        order_reference: HOSTILE[number - 1] ?? `INV-${number}`,
        va_number: '0012345678901234',
      }),
    ),
  });
  return { app };
};
const stand = standBy(start, async ({ app }) => {
  await app.db.system(async (tx) => {
    await tx.run(sql`delete from export_file`);
    await tx.run(sql`delete from export_piece`);
  });
  (storage.files as Map<string, Uint8Array>).clear();
});
const owner = async () => (await stand.app.signIn('owner@a.test')).live;
const codeOf = (reply: Reply) => reply.json<Problem>().error_code;
const fieldsOf = (reply: Reply) =>
  (reply.json<Problem>().errors ?? []).map(({ field, code }) => `${field} ${code}`);
const hours = (count: number) =>
  stand.app.clock.set(new Date(stand.app.clock.now().getTime() + count * 3_600_000));
const PAID: Asked = { set: 'payments', columns: ['order_reference', 'va_number', 'amount'] };

describe('hostile cells', () => {
  test('run in no spreadsheet, stay on one line, and keep their text and zeros', async () => {
    const token = await owner();
    const [csv, xlsx] = [
      await exported(stand.app, token, PAID),
      await exported(stand.app, token, { ...PAID, format: 'xlsx' }),
    ];

    const { text } = await download(stand.app, token, csv);
    const lines = cellsOfCsv(text);
    const rows = await cellsOfXlsx((await download(stand.app, token, xlsx)).bytes);

    expect(lines).toHaveLength(PAYMENTS + 1);
    for (const [reference = '', number, amount] of lines.slice(1)) {
      expect(reference).not.toMatch(/^\s*[-=+@＝]/);
      expect([number, amount]).toEqual(['\t0012345678901234', '100000']);
    }
    const shown = new Set(rows.map(([reference]) => reference));
    for (const one of HOSTILE)
      expect(shown).toContain(one.replaceAll('\u0007', '').replaceAll('\r\n', '\n').replace(/^\t/, '\t'));
    expect(rows[1]?.slice(1)).toEqual(['0012345678901234', '100000']);
  });
});

describe('refused at once', () => {
  test.each<[string, Partial<Asked>, string[]]>([
    // spec 5.74, 8.28
    ['367 days', { from: '2025-11-19' }, ['to DPAY_DATE_RANGE_TOO_LONG']],
    ['tomorrow', { to: '2026-11-21' }, ['to DPAY_DATE_IN_FUTURE']],
    ['days in the wrong order', { from: '2026-11-20', to: '2026-11-19' }, ['to DPAY_DATE_ORDER']],
    ['an unknown column', { columns: ['password_hash'] }, ['columns DPAY_EXPORT_COLUMN_UNKNOWN']],
    ['a column twice', { columns: ['amount', 'amount'] }, ['columns DPAY_EXPORT_COLUMN_TWICE']],
    [
      'subaccounts of a set without',
      { subaccount_ids: [`sub_${'0'.repeat(26)}`] },
      ['subaccount_ids DPAY_EXPORT_WITHOUT_SUBACCOUNTS'],
    ],
    [
      'a status of a set without',
      { set: 'customers', statuses: ['paid'] },
      ['statuses DPAY_EXPORT_WITHOUT_STATUS'],
    ],
  ])('%s', async (_, asked, want) => {
    expect(fieldsOf(await request(stand.app, await owner(), { set: 'payments', ...asked }))).toEqual(want);
  });

  // spec 5.73, 5.76, 9.31
  test('no date, 51 subaccounts and a column with SQL are refused by the contract', async () => {
    const token = await owner();
    const bare = await request(stand.app, token, { set: 'payments', from: undefined });
    const ids = Array.from({ length: 51 }, (_, nth) => `sub_${String(nth).padStart(26, '0')}`);
    const many = await request(stand.app, token, { set: 'subaccount_settlements', subaccount_ids: ids });
    const evil = await request(stand.app, token, { set: 'payments', statuses: ["x'; drop table payment"] });

    expect([bare, many, evil].map(({ status }) => status)).toEqual([400, 400, 400]);
    expect(fieldsOf(bare)).toEqual(['from DPAY_REQUIRED']);
  });

  test('a sixth file while five are not made', async () => {
    const token = await owner();
    const replies = [];
    for (let nth = 0; nth <= EXPORT_POLICY.maxWaiting; nth += 1)
      replies.push(await request(stand.app, token, PAID));

    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 409]);
    expect(codeOf(replies.at(-1)!)).toBe('DPAY_EXPORTS_WAITING');
  });

  test('sets without the right to list them, and everything without the right to export', async () => {
    const uploader = (await stand.app.signIn('uploader@a.test')).live;
    const viewer = (await stand.app.signIn('viewer@a.test')).live;

    expect(codeOf(await request(stand.app, uploader, PAID))).toBe('DPAY_FORBIDDEN');
    expect(codeOf(await request(stand.app, viewer, PAID))).toBe('DPAY_FORBIDDEN');
    expect((await stand.app.ask('GET', '/dashboard/exports', { token: viewer })).status).toBe(403);
  });
});

describe('others', () => {
  test('a colleague with the right sees the file, and neither downloads nor deletes it', async () => {
    const file = await exported(stand.app, await owner(), PAID);
    const admin = (await stand.app.signIn('admin@a.test')).live;

    expect((await read(stand.app, admin, file.id)).id).toBe(file.id);
    for (const [method, path] of [
      ['POST', `/dashboard/exports/${file.id}/link`],
      ['DELETE', `/dashboard/exports/${file.id}`],
    ] as const)
      expect(codeOf(await stand.app.ask(method, path, { token: admin }))).toBe('DPAY_EXPORT_OF_SOMEBODY');
  });

  test('a colleague without the right to the rows, and another merchant, find nothing', async () => {
    const file = await exported(stand.app, await owner(), PAID);
    for (const email of ['uploader@a.test', 'owner@b.test']) {
      const { live: token } = await stand.app.signIn(email);
      const list = await stand.app.ask('GET', '/dashboard/exports', { token });
      expect(list.json<{ data: unknown[] }>().data).toEqual([]);
      const found = await stand.app.ask('GET', `/dashboard/exports/${file.id}`, { token });
      expect(codeOf(found)).toBe('DPAY_EXPORT_NOT_FOUND');
    }
  });
});

describe('a link', () => {
  const opened = async (path: string) => (await stand.app.ask('GET', path, {})).status;

  test('works again within ten minutes, and not later', async () => {
    const token = await owner();
    const path = await linkTo(stand.app, token, await exported(stand.app, token, PAID));

    expect([await opened(path), await opened(path)]).toEqual([200, 200]);
    hours(EXPORT_POLICY.linkMinutes / 60);
    expect(await opened(path)).toBe(404);
  });

  test('ends with the sign-in, the right, the file and the mode', async () => {
    const token = await owner();
    const file = await exported(stand.app, token, PAID);
    const path = await linkTo(stand.app, token, file);
    expect((await stand.app.ask('GET', path, { mode: 'sandbox' })).status).toBe(404);

    const role = (permissions: string) =>
      stand.app.db.system((tx) =>
        tx.run(sql`
          update role set permissions = array_${sql([permissions])} where merchant_id = ${MERCHANT_A} and role_id = 1`),
      );
    await role(`remove(permissions, 'payment.view')`);
    expect(await opened(path)).toBe(404);
    await role(`append(permissions, 'payment.view')`);
    expect(await opened(path)).toBe(200);

    await stand.app.ask('POST', '/dashboard/logout', { token });
    expect(await opened(path)).toBe(404);
    expect(await opened('/dashboard/exported-files/somebody-guesses-a-token-of-a-link')).toBe(404);
  });

  test('is not given for a file that is not completed', async () => {
    const token = await owner();
    const { id } = (await request(stand.app, token, PAID)).json<{ data: { id: string } }>().data;

    const reply = await stand.app.ask('POST', `/dashboard/exports/${id}/link`, { token });

    expect(codeOf(reply)).toBe('DPAY_EXPORT_NOT_COMPLETED');
  });
});

describe('while the file is made', () => {
  const putting = (put: (times: number) => Promise<void> | void) => {
    let times = 0;
    return vi.spyOn(storage, 'put').mockImplementation(async (key, bytes) => {
      await put((times += 1));
      (storage.files as Map<string, Uint8Array>).set(key, bytes);
    });
  };

  test('a right that was removed makes it fail, and leaves no bytes', async () => {
    const token = await owner();
    const { id } = (await request(stand.app, token, PAID)).json<{ data: { id: string } }>().data;
    await stand.app.db.system((tx) =>
      tx.run(sql`
        update role set permissions = array_remove(permissions, 'payment.view') where merchant_id = ${MERCHANT_A} and role_id = 1`),
    );
    await stand.app.exports.drain();
    await stand.app.db.system((tx) =>
      tx.run(sql`
        update role set permissions = array_append(permissions, 'payment.view') where merchant_id = ${MERCHANT_A} and role_id = 1`),
    );

    expect(await read(stand.app, token, id)).toMatchObject({
      status: 'failed',
      failure: 'right_removed',
      size: null,
    });
    await tidyExports(stand.app.deps);
    expect(storage.files.size).toBe(0);
  });

  test('a full disk is tried three times, and then the file failed', async () => {
    const token = await owner();
    const full = putting(() => {
      throw new StorageUnavailable('full');
    });
    const { id } = (await request(stand.app, token, PAID)).json<{ data: { id: string } }>().data;
    for (let nth = 0; nth < EXPORT_POLICY.tries; nth += 1) {
      await stand.app.exports.drain();
      hours(0.01);
    }
    full.mockRestore();

    expect(await read(stand.app, token, id)).toMatchObject({ status: 'failed', failure: 'storage_failed' });
  });

  test('a disk that has room again completes it', async () => {
    const token = await owner();
    const full = putting((times) => {
      if (times === 1) throw new StorageUnavailable('full');
    });
    const { id } = (await request(stand.app, token, PAID)).json<{ data: { id: string } }>().data;
    await stand.app.exports.drain();
    hours(0.01);
    await stand.app.exports.drain();
    full.mockRestore();

    expect(await read(stand.app, token, id)).toMatchObject({ status: 'completed', rows_written: PAYMENTS });
  });

  test('bytes that were stored wrong make it fail: a file is never silently short', async () => {
    const token = await owner();
    const lying = vi.spyOn(storage, 'put').mockImplementation(async (key, bytes) => {
      (storage.files as Map<string, Uint8Array>).set(key, bytes.slice(0, -1));
    });
    const { id } = (await request(stand.app, token, PAID)).json<{ data: { id: string } }>().data;
    await stand.app.exports.drain();
    lying.mockRestore();

    expect(await read(stand.app, token, id)).toMatchObject({ status: 'failed', failure: 'damaged' });
  });

  test('rows that were deleted meanwhile are counted again, and the file has what there is', async () => {
    const token = await owner();
    const { id } = (await request(stand.app, token, PAID)).json<{ data: { id: string } }>().data;
    await stand.app.db.system((tx) =>
      tx.run(sql`update export_file set rows_expected = rows_expected + 3 where id = ${id}`),
    );
    await stand.app.exports.drain();

    expect(await read(stand.app, token, id)).toMatchObject({
      status: 'completed',
      rows_expected: PAYMENTS,
      rows_written: PAYMENTS,
    });
  });

  test('a server that dies leaves it to another, which makes it from the beginning', async () => {
    const token = await owner();
    const { id } = (await request(stand.app, token, PAID)).json<{ data: { id: string } }>().data;
    await stand.app.db.system((tx) =>
      tx.run(sql`
        update export_file set status = 'making', claim = 'dead', tries = 1, rows_written = 14,
               claimed_until = ${new Date(stand.app.clock.now().getTime() + 60_000)}
         where id = ${id}`),
    );
    await stand.app.exports.drain();
    expect((await read(stand.app, token, id)).status).toBe('making');
    hours(0.02);
    await stand.app.exports.drain();

    expect(await read(stand.app, token, id)).toMatchObject({ status: 'completed', rows_written: PAYMENTS });
  });

  test('twenty files and four servers: each is made once', async () => {
    const token = await owner();
    const ids: string[] = [];
    for (let round = 0; round < 4; round += 1) {
      for (let nth = 0; nth < EXPORT_POLICY.maxWaiting; nth += 1)
        ids.push((await request(stand.app, token, PAID)).json<{ data: { id: string } }>().data.id);
      const { deps } = stand.app;
      const servers = [1, 2, 3, 4].map(() => makeExports({ ...deps, log: SILENT, chunkRows: 7 }));
      await Promise.all(servers.map((server) => server.drain()));
    }

    const made = await stand.app.db.system((tx) =>
      tx.rows<{ status: string; tries: number }>(
        sql`select status, tries from export_file where id = any(${ids}::text[])`,
      ),
    );
    expect(made).toEqual(ids.map(() => ({ status: 'completed', tries: 1 })));
  });

  test('deleting it stops the making', async () => {
    const token = await owner();
    const { id } = (await request(stand.app, token, PAID)).json<{ data: { id: string } }>().data;
    const deleting = putting(async () => {
      await stand.app.ask('DELETE', `/dashboard/exports/${id}`, { token });
    });
    await stand.app.exports.drain();
    deleting.mockRestore();
    await tidyExports(stand.app.deps);

    expect((await stand.app.ask('GET', `/dashboard/exports/${id}`, { token })).status).toBe(404);
    expect(storage.files.size).toBe(0);
  });
});

test('after seven days the file is gone, also from the storage', async () => {
  const token = await owner();
  const { id } = await exported(stand.app, token, PAID);
  expect(storage.files.size).toBeGreaterThan(0);
  stand.app.clock.set(new Date(stand.app.clock.now().getTime() + EXPORT_POLICY.keptDays * 86_400_000));
  const again = await owner();

  expect((await stand.app.ask('GET', `/dashboard/exports/${id}`, { token: again })).status).toBe(404);
  await tidyExports(stand.app.deps);
  expect(storage.files.size).toBe(0);
});
