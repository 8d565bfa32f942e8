import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { codeOf, PAYMENT, startDoor } from '../../testing/door.ts';
import { NOW } from '../../testing/trade.ts';
import type { ShownDoor } from '../../testing/door.ts';
import { ok, problem } from '../handlers.ts';
import type { SuccessBody } from '../handlers.ts';

let door: ShownDoor;
beforeAll(async () => {
  door = await startDoor();
});
afterAll(() => door.app.close());
beforeEach(() => door.reset());

test('every answer has our own request id, whatever the caller sends', async () => {
  const reply = await door.simulate({ headers: { 'x-request-id': 'mine' } });

  expect(reply.headers['x-request-id']).toMatch(/^req_[0-9A-Z]{26}$/);
});

test("every answer includes the server's clock, readable by pages of other origins", async () => {
  const reply = await door.simulate({ headers: { origin: 'http://dasbor.test' } });

  expect(reply.headers['date']).toBe(new Date(NOW).toUTCString());
  expect(reply.headers['access-control-expose-headers']).toContain('Date');
});

test('an answer that is not in the contract is a fault and rolls back', async () => {
  door.answers(async () => ok({ data: { ...PAYMENT.data, secret: 1 } } as SuccessBody<'simulatePayment'>));

  expect(await codeOf(door.simulate({ wantsFault: true }))).toEqual([500, 'DPAY_INTERNAL_ERROR']);
  expect(await door.written()).toBe(0);
});

test('a code that the operation does not document is a fault', async () => {
  door.answers(async () => problem('DPAY_VA_EXPIRED'));

  expect(await codeOf(door.simulate({ wantsFault: true }))).toEqual([500, 'DPAY_INTERNAL_ERROR']);
});

test('a test fails on an unexpected fault, naming code and operation', async () => {
  door.answers(async () => problem('DPAY_VA_EXPIRED'));

  await expect(door.simulate()).rejects.toThrow(
    'The answer 409 DPAY_VA_EXPIRED of simulatePayment is not what the contract says',
  );
});

test('a refusal marked for commit is stored; others roll back', async () => {
  door.answers(async () => problem('DPAY_PAYMENT_NOT_FOUND', undefined, { commit: true }));
  await door.simulate();
  const kept = await door.written();
  door.answers(async () => problem('DPAY_PAYMENT_NOT_FOUND'));
  await door.simulate();

  expect([kept, await door.written()]).toEqual([1, 1]);
});

test('data that only PostgreSQL rejects is the caller’s mistake', async () => {
  door.answers(async ({ tx }) => {
    await tx.run(sql`select ${'275760-09-13'}::text::timestamptz + interval '100000 years'`);
    return ok(PAYMENT);
  });

  expect(await codeOf(door.simulate())).toEqual([400, 'DPAY_INVALID_REQUEST']);
});
