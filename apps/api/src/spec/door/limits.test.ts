import { expect, test } from 'vitest';
import { startTestApp } from '../../testing/app.ts';

test('too many calls of one session get 429 with the time to retry', async () => {
  const slow = await startTestApp({
    limits: { perAddress: { most: 3, perSeconds: 60 }, perSession: { most: 2, perSeconds: 30 } },
  });
  const { live } = await slow.signIn('owner@a.test');
  const ask = () => slow.ask('GET', '/dashboard/profile', { token: live });

  const replies = [await ask(), await ask(), await ask()];
  slow.clock.set(new Date(slow.clock.now().getTime() + 31_000));
  const later = await ask();
  await slow.close();

  expect(replies.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect(replies[2]?.headers['retry-after']).toBe('30');
  expect(replies[2]?.json()).toMatchObject({
    error_code: 'DPAY_RATE_LIMITED',
    params: { retry_after: 30 },
  });
  expect(later.status).toBe(200);
});

test('sign-ins from one address are limited too', async () => {
  const slow = await startTestApp({
    limits: { perAddress: { most: 1, perSeconds: 60 }, perSession: { most: 9, perSeconds: 60 } },
  });
  const ask = () => slow.ask('POST', '/dashboard/login', { payload: { email: 'x@a.test', password: 'x' } });

  const statuses = [(await ask()).status, (await ask()).status];
  await slow.close();

  expect(statuses).toEqual([401, 429]);
});
