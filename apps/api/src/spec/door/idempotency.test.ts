import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Problem } from '../../testing/app.ts';
import { codeOf, PAYMENT, startDoor } from '../../testing/door.ts';
import type { ShownDoor } from '../../testing/door.ts';
import { ok, problem } from '../handlers.ts';

let door: ShownDoor;
beforeAll(async () => {
  door = await startDoor();
});
afterAll(() => door.app.close());
beforeEach(() => door.reset());

test('a key is required and has a format', async () => {
  const without = await door.app.ask('POST', door.url, {
    mode: 'sandbox',
    token: door.owner.sandbox,
    payload: { status: 'completed' },
  });

  expect(without.json()).toMatchObject({
    error_code: 'DPAY_IDEMPOTENCY_KEY_REQUIRED',
    errors: [{ field: 'Idempotency-Key', code: 'DPAY_REQUIRED' }],
  });
  expect(await codeOf(door.simulate({ key: 'short' }))).toEqual([400, 'DPAY_INVALID_REQUEST']);
});

test('a repeated call runs once and returns the same answer', async () => {
  const key = door.newKey();

  const [first, second] = [await door.simulate({ key }), await door.simulate({ key })];

  expect(second.text).toBe(first.text);
  expect(second.headers['idempotent-replayed']).toBe('true');
  expect([door.ran(), await door.written()]).toEqual([1, 1]);
});

test('the stored answer is not readable in the database', async () => {
  const key = door.newKey();
  const { text } = await door.simulate({ key });

  const { body } = await door.app.db.system((tx) =>
    tx.one<{ body: string }>(sql`select body from idempotency_key where key = ${key}`),
  );
  expect(body).toMatch(/^v1\.[\w-]+$/);
  expect(Buffer.from(body.slice(3), 'base64url').toString()).not.toContain(text.slice(0, 8));
});

test('the order of fields does not matter', async () => {
  const key = door.newKey();
  await door.simulate({
    key,
    payload: '{ "status" : "completed" }',
    headers: { 'content-type': 'application/json' },
  });

  expect((await door.simulate({ key })).headers['idempotent-replayed']).toBe('true');
});

test('the same key with another body, operation or user is a conflict', async () => {
  const key = door.newKey();
  await door.simulate({ key });
  const admin = await door.app.signIn('admin@a.test');

  expect(await codeOf(door.simulate({ key, payload: { status: 'failed' } }))).toEqual([
    409,
    'DPAY_IDEMPOTENCY_MISMATCH',
  ]);
  expect(await codeOf(door.simulate({ key, token: admin.sandbox }))).toEqual([
    409,
    'DPAY_IDEMPOTENCY_MISMATCH',
  ]);
  expect(door.ran()).toBe(1);
});

test('another merchant may use the same key', async () => {
  const key = door.newKey();
  await door.simulate({ key });
  const foreign = await door.app.signIn('owner@b.test');

  expect((await door.simulate({ key, token: foreign.sandbox })).headers['idempotent-replayed']).toBe('false');
  expect(door.ran()).toBe(2);
});

test('ten concurrent calls run once', async () => {
  const key = door.newKey();

  const replies = await Promise.all(Array.from({ length: 10 }, () => door.simulate({ key })));

  expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
  expect([door.ran(), await door.written()]).toEqual([1, 1]);
});

test('a refusal is stored, and the handler’s writes are undone', async () => {
  const key = door.newKey();
  door.answers(async () => problem('DPAY_SIMULATION_NOT_ALLOWED', { from: 'completed', to: 'failed' }));

  const [first, second] = [await door.simulate({ key }), await door.simulate({ key })];

  expect([first.status, second.status]).toEqual([409, 409]);
  expect(second.text).toBe(first.text);
  expect([door.ran(), await door.written()]).toEqual([1, 0]);
});

test('a fault is not stored, so the same key can be retried', async () => {
  const key = door.newKey();
  door.answers(() => Promise.reject(new Error('the handler broke')));
  const broken = await door.simulate({ key, wantsFault: true });
  door.answers(async () => ok(PAYMENT));
  const again = await door.simulate({ key });

  expect([broken.status, broken.json<Problem>().error_code]).toEqual([500, 'DPAY_INTERNAL_ERROR']);
  expect(again.status).toBe(200);
  expect(await door.written()).toBe(1);
});

test('a key can be reused after a day', async () => {
  const key = door.newKey();
  await door.simulate({ key });
  door.app.clock.set(new Date(door.app.clock.now().getTime() + 24 * 3_600_000 + 1000));
  const { sandbox: token } = await door.app.signIn('owner@a.test');
  await door.simulate({ key, token, payload: { status: 'failed' } });

  expect(door.ran()).toBe(2);
});
