import { offline, ok, problem, type Scenario } from '@dasbor/sdk/testing';
import { webhooks, withdrawals } from '@dasbor/sdk/resources';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { useClient } from '../lib/client.tsx';
import { forgetOwn } from '../unsaved/own-storage.ts';
import { fill } from '../testing/full-storage.ts';
import { sessionOf } from '../testing/sessions.ts';
import { createTestEnvironment, TestApp, type TestAppOptions } from '../testing/test-app.tsx';
import { useOnce } from './use-once.ts';

beforeEach(() => sessionStorage.clear());

const HOOK = { url: 'https://shop.test/hook', events: ['payment.completed'] } as never;
const TRANSFER = { amount: 50_000 } as never;
const done = ok({ data: {} } as never, { status: 201 });
const limit = problem(409, 'DPAY_WEBHOOK_LIMIT_REACHED', { limit: 20 } as never);
const busy = problem(429, 'DPAY_RATE_LIMITED', { retry_after: 1 } as never);

/** A page that creates webhooks. `open` opens it again, as after a reload. */
const pageOf = (scenario: Scenario, options: TestAppOptions = {}) => {
  const environment = createTestEnvironment({ scenario, ...options });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TestApp environment={environment}>{children}</TestApp>
  );
  const open = () =>
    renderHook(() => ({ once: useOnce('webhook'), client: useClient({ ...webhooks, ...withdrawals }) }), {
      wrapper,
    }).result.current;
  const create = (wish = HOOK, { once, client } = open()) =>
    once.run(wish, (keyed) => client.createWebhook({ body: wish, ...keyed })).catch(() => 'failed');
  const keys = (operation: 'createWebhook' | 'createWithdrawal' = 'createWebhook') =>
    environment.fetch.callsOf(operation).map(({ headers }) => headers.get('idempotency-key'));
  return { open, create, keys, environment };
};

describe('the idempotency key', () => {
  it('changes after a rejection: the 21st webhook is created once one of 20 is deleted', async () => {
    const { create, keys } = pageOf({ createWebhook: [limit, done] });

    await create();
    await create();

    expect(new Set(keys()).size).toBe(2);
  });

  it('stays the same after a lost response, even after a reload', async () => {
    const { create, keys } = pageOf({
      createWebhook: [offline(), problem(500, 'DPAY_INTERNAL_ERROR'), done],
    });

    await create();
    await create();
    await create();

    expect(new Set(keys()).size).toBe(1);
  });

  it('stays the same if a retry after a lost response is rejected for another reason', async () => {
    const { create, keys } = pageOf({ createWebhook: [offline(), busy, done, done] });

    await create();
    await create();
    await create();
    await create();

    const [first, second, third, fourth] = keys();
    expect([second, third]).toEqual([first, first]);
    expect(fourth).not.toBe(first);
  });

  it('stays the same after a lost response, even if another request is made in between', async () => {
    const { create, keys } = pageOf({ createWebhook: [offline(), done, done] });
    const other = { url: 'https://other.test' } as never;

    await create();
    await create(other);
    await create();

    const [first, second, third] = keys();
    expect(third).toBe(first);
    expect(second).not.toBe(first);
  });

  it('survives signing out and in again, and the request itself is not stored', async () => {
    const { create, keys } = pageOf({ createWebhook: [offline(), done] });

    await create();
    forgetOwn();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('shop.test');
    await create();

    expect(new Set(keys()).size).toBe(1);
  });

  it('differs for another user in the same tab', async () => {
    const mine = pageOf({ createWebhook: [offline()] });
    const theirs = pageOf(
      { createWebhook: [offline()] },
      { session: sessionOf({ user_id: 'usr_01KAJ800000000000000000002' }) },
    );

    await mine.create();
    await theirs.create();

    expect(mine.keys()).not.toEqual(theirs.keys());
  });

  it('lasts as long as the page if the storage is full, and does not block leaving', async () => {
    fill(sessionStorage);
    const { create, keys } = pageOf({ createWebhook: [offline(), done] });

    await create();
    expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
    await create();

    expect(new Set(keys()).size).toBe(1);
  });
});

describe('the confirmation code', () => {
  const withdraw = (answers: Scenario['createWithdrawal'] & object) => {
    const page = pageOf({ createWithdrawal: answers });
    const { once, client } = page.open();
    const asked: string[] = [];
    const confirm = async () => {
      asked.push(`code-${asked.length + 1}`);
      return asked.at(-1) ?? null;
    };
    const ask = () =>
      once
        .confirmed(TRANSFER, confirm, (sent) => client.createWithdrawal({ body: TRANSFER, ...sent }))
        .catch(() => 'failed');
    const codes = () =>
      page.environment.fetch.callsOf('createWithdrawal').map(({ headers }) => headers.get('x-otp-token'));
    return { ask, codes, asked, keys: () => page.keys('createWithdrawal') };
  };

  it('is not requested again after a lost response', async () => {
    const { ask, codes, keys } = withdraw([offline(), done]);

    await ask();
    await ask();

    expect(codes()).toEqual(['code-1', 'code-1']);
    expect(new Set(keys()).size).toBe(1);
  });

  it('is requested again after a rejection and after a success', async () => {
    const { ask, codes, keys } = withdraw([
      problem(403, 'DPAY_INSUFFICIENT_BALANCE', { available: 1 } as never),
      done,
      done,
    ]);

    await ask();
    await ask();
    await ask();

    expect(codes()).toEqual(['code-1', 'code-2', 'code-3']);
    expect(new Set(keys()).size).toBe(3);
  });

  test('is required: nothing is sent without it', async () => {
    const page = pageOf({ createWithdrawal: [done] });
    const { once, client } = page.open();

    const answer = await once.confirmed(
      TRANSFER,
      async () => null,
      (sent) => client.createWithdrawal({ body: TRANSFER, ...sent }),
    );

    expect(answer).toBeNull();
    expect(page.keys('createWithdrawal')).toEqual([]);
  });
});
