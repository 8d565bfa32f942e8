import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import type { Problem } from '../../../testing/app.ts';
import { anItem, batchOf, setStand } from '../testing/stand.ts';

const stand = setStand();

const rows = (count: number) =>
  Array.from({ length: count }, (_, n) =>
    anItem({ account_number: String(8_422_600_000 + 2 * n), notes: 'Gaji, sudah dengan lembur' }),
  );
const batches = () =>
  stand.app.db.system((tx) => tx.one<{ n: string }>(sql`select count(*) as n from disbursement`));

test('a batch of exactly 10.000 rows of JSON is created', async () => {
  const reply = await stand.create(rows(10_000));

  expect(reply.status).toBe(201);
  expect(batchOf(reply).counts.total).toBe(10_000);
}, 60_000);

test('10.001 rows are refused with the limit, and nothing is stored', async () => {
  const before = await batches();
  const reply = await stand.create(rows(10_001));

  expect(reply.status).toBe(400);
  const { error_code, errors } = reply.json<Problem>();
  expect([error_code, errors]).toMatchObject([
    'DPAY_INVALID_REQUEST',
    [{ field: 'items', code: 'DPAY_DISBURSEMENT_TOO_MANY_ITEMS', params: { maximum: 10_000 } }],
  ]);
  expect(JSON.stringify(errors)).toContain('10000');
  expect(await batches()).toEqual(before);
}, 60_000);
