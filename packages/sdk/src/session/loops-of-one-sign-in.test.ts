import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient, each, streamEvents, UnauthorizedError } from '../index.ts';
import { START, tokensOf } from '../testing/expiring-session.ts';
import { createScenarioFetch, eventStream, manualClock, ok, type Scenario } from '../testing/index.ts';
import { memorySession } from './memory-session.ts';
import type { Tokens } from './session.ts';

const [siti, sitiRenewed, dewi] = [tokensOf('s1', 'a'), tokensOf('s1', 'b'), tokensOf('s2', 'c')];

const connect = (scenario: Scenario, tokens: Tokens | null = siti) => {
  const session = memorySession(tokens);
  const fetch = createScenarioFetch(scenario);
  const client = createClient({ baseUrl: 'http://api.test', session, fetch, clock: manualClock(START) });
  const askedAs = () =>
    fetch.calls.map(({ headers }) => headers.get('Authorization')?.slice('Bearer '.length));
  return { session, client, askedAs };
};

const others: [string, Tokens | null][] = [
  ['somebody else has signed in', dewi],
  ['they have signed out', null],
];

describe('live events of one sign-in', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** The loop receives one event, these tokens replace its own, and the connection is lost. */
  const lostWhile = async (next: Tokens | null) => {
    const live = eventStream();
    const { client, session, askedAs } = connect({ streamEvents: live });
    const seen: string[] = [];
    const outcome = (async () => {
      for await (const { id } of streamEvents(client)) seen.push(id);
    })().catch((error: unknown) => error);
    const push = () => live.push({ topic: 'top_up.updated', subject_id: 'top_1', status: 'paid', at: '' });
    await vi.advanceTimersByTimeAsync(0);
    push();
    await vi.advanceTimersByTimeAsync(0);
    session.write(next);
    live.drop();
    push();
    await vi.advanceTimersByTimeAsync(2_000);
    return { outcome, seen, askedAs };
  };

  it.each(others)('are not requested once %s: the loop rejects', async (_, next) => {
    const { outcome, seen, askedAs } = await lostWhile(next);

    const error = await outcome;
    expect(error).toBeInstanceOf(UnauthorizedError);
    expect(error).toMatchObject({ operation: 'streamEvents', code: 'DPAY_SESSION_EXPIRED' });
    expect(seen).toEqual(['1']);
    expect(askedAs()).toEqual([siti.token]);
  });

  it('continue with tokens that were renewed meanwhile', async () => {
    const { seen, askedAs } = await lostWhile(sitiRenewed);

    expect(seen).toEqual(['1', '2']);
    expect(askedAs()).toEqual([siti.token, sitiRenewed.token]);
  });
});

describe('the rows of one sign-in', () => {
  const page = (id: string, next_cursor: string | null) =>
    ok({ data: [{ id }], page: { next_cursor } } as never);
  const twoPages = { listPayments: [page('pay_1', 'c1'), page('pay_2', null)] };

  it.each(others)('are not requested once %s: the loop rejects', async (_, next) => {
    const { client, session, askedAs } = connect(twoPages);
    const payments = each(client.listPayments);
    const ids: string[] = [];

    const outcome = (async () => {
      for await (const { id } of payments) {
        ids.push(id);
        session.write(next);
      }
    })();

    await expect(outcome).rejects.toMatchObject({ name: 'UnauthorizedError', code: 'DPAY_SESSION_EXPIRED' });
    expect([ids, askedAs()]).toEqual([['pay_1'], [siti.token]]);
  });

  it('continue with tokens that were renewed meanwhile', async () => {
    const { client, session, askedAs } = connect(twoPages);
    const ids: string[] = [];

    for await (const { id } of each(client.listPayments)) {
      ids.push(id);
      session.write(sitiRenewed);
    }

    expect([ids, askedAs()]).toEqual([
      ['pay_1', 'pay_2'],
      [siti.token, sitiRenewed.token],
    ]);
  });

  it('belong to the person who fetches the first page, even if the list was created before the sign-in', async () => {
    const { client, session, askedAs } = connect(twoPages, null);
    const payments = each(client.listPayments);
    session.write(dewi);

    for await (const payment of payments) void payment;

    expect(askedAs()).toEqual([dewi.token, dewi.token]);
  });
});
