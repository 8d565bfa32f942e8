import { describe, expect, it } from 'vitest';
import { createClient } from '../index.ts';
import { expiringSession, HOUR, MINUTE, tokensOf } from '../testing/expiring-session.ts';
import {
  createScenarioFetch,
  offline,
  ok,
  problem,
  type Scenario,
  type ScenarioFetch,
} from '../testing/index.ts';
import type { Answer } from '../testing/answers.ts';
import { memorySession } from './memory-session.ts';

const [siti, sitiRenewed] = [tokensOf('ses_1', 'a'), tokensOf('ses_1', 'b')];
const [dewi, dewiRenewed] = [tokensOf('ses_2', 'c'), tokensOf('ses_2', 'd')];
const refused = problem(401, 'DPAY_SESSION_EXPIRED');
const body = { amount: 50_000, bank: 'BCA' } as const;

const sentAs = (fetch: ScenarioFetch, operation: 'createTopUp' | 'listBanks') =>
  fetch.callsOf(operation).map(({ headers }) => headers.get('Authorization')?.slice('Bearer '.length));

describe('a call of one sign-in', () => {
  /** Siti's first attempt fails on the server while these tokens replace hers. */
  const failingWhile = (next: typeof siti | null) => {
    const session = memorySession(siti);
    const createTopUp = () => {
      session.write(next);
      return problem(503, 'DPAY_SERVICE_UNAVAILABLE');
    };
    return expiringSession({ createTopUp: [createTopUp, 'pending'] }, session);
  };

  it('that is refused is not repeated with the token of another person who signed in meanwhile', async () => {
    const { session, client, fetch, ends, spent } = expiringSession(
      {
        createTopUp: () => {
          session.write(dewi);
          return problem(401, 'DPAY_SESSION_EXPIRED');
        },
      },
      memorySession(siti),
    );

    await expect(client.createTopUp({ body })).rejects.toMatchObject({ code: 'DPAY_SESSION_EXPIRED' });

    expect(fetch.callsOf('createTopUp')).toHaveLength(1);
    expect([session.read(), ends, spent()]).toEqual([dewi, [], []]);
  });

  it('that is refused again with renewed tokens does not end the session of a person who signed in meanwhile', async () => {
    const { session, client, ends } = expiringSession(
      {
        createTopUp: [
          () => {
            session.write(sitiRenewed);
            return problem(401, 'DPAY_SESSION_EXPIRED');
          },
          () => {
            session.write(dewi);
            return problem(401, 'DPAY_SESSION_EXPIRED');
          },
        ],
      },
      memorySession(siti),
    );

    await expect(client.createTopUp({ body })).rejects.toMatchObject({ code: 'DPAY_SESSION_EXPIRED' });

    expect([session.read(), ends]).toEqual([dewi, []]);
  });

  it.each<[string, typeof dewi | null]>([
    ['somebody else has signed in', dewi],
    ['they have signed out', null],
  ])('that failed is not retried once %s', async (_, next) => {
    const { client, fetch, clock } = failingWhile(next);

    const outcome = client.createTopUp({ body, idempotencyKey: 'top-up-of-siti-1' }).catch((error) => error);
    await clock.advance(MINUTE);

    expect(await outcome).toMatchObject({ reason: 'aborted', idempotencyKey: 'top-up-of-siti-1' });
    expect(fetch.callsOf('createTopUp')).toHaveLength(1);
  });

  it('that failed is retried with tokens that were renewed meanwhile', async () => {
    const { client, fetch, clock } = failingWhile(sitiRenewed);

    void client.createTopUp({ body });
    await clock.advance(1_000);

    expect(fetch.callsOf('createTopUp').map(({ headers }) => headers.get('Authorization'))).toEqual([
      `Bearer ${siti.token}`,
      `Bearer ${sitiRenewed.token}`,
    ]);
  });

  it('whose token names no sign-in belongs to that token and its renewals here', async () => {
    const opaque = (name: string) => ({ token: name, refresh_token: `refresh-${name}` });
    const scenario = { createTopUp: [refused, 'pending'], refreshToken: ok({ data: opaque('renewed') }) };
    const kept = expiringSession(scenario as Scenario, memorySession(opaque('siti')));
    const session = memorySession(opaque('siti'));
    const replaced = () => {
      session.write(opaque('dewi'));
      return refused;
    };
    const { client, fetch, ends } = expiringSession({ createTopUp: replaced }, session);

    void kept.client.createTopUp({ body });
    await expect(client.createTopUp({ body })).rejects.toMatchObject({ code: 'DPAY_SESSION_EXPIRED' });
    await kept.clock.advance(0);

    expect(sentAs(kept.fetch, 'createTopUp')).toEqual(['siti', 'renewed']);
    expect(sentAs(fetch, 'createTopUp')).toEqual(['siti']);
    expect([session.read(), ends]).toEqual([opaque('dewi'), []]);
  });
});

describe('a renewal of one sign-in', () => {
  const endings: [string, Answer<'refreshToken'>][] = [
    ['no answer', offline()],
    ['a broken API', problem(500, 'DPAY_INTERNAL_ERROR')],
    ['too many requests', problem(429, 'DPAY_RATE_LIMITED', { retry_after: 0 })],
    ['a refusal', refused],
    ['other tokens', ok({ data: sitiRenewed })],
  ];

  it.each(endings)(
    'that ends with %s does not affect a person who signed in meanwhile',
    async (_, ending) => {
      const { session, connect, client, ends, spent } = expiringSession(
        {
          listBanks: refused,
          refreshToken: () => {
            session.write(dewi);
            return ending as never;
          },
        },
        memorySession(siti),
      );
      const clients = [client, connect()];

      const calls = Array.from({ length: 10 }, (_, at) => clients[at % 2]!.listBanks());
      const answers = await Promise.allSettled(calls);

      expect(answers.map((answer) => 'reason' in answer && answer.reason.name)).toEqual(
        answers.map(() => 'UnauthorizedError'),
      );
      expect([session.read(), ends, spent()]).toEqual([dewi, [], [{ token: siti.refresh_token }]]);
    },
  );

  it('that fails early is not counted for a person who signed in meanwhile', async () => {
    const { session, clock, ends } = expiringSession(
      {
        refreshToken: [
          () => {
            session.write(tokensOf('ses_2', 'c', 2));
            return offline();
          },
          offline(),
        ],
      },
      memorySession(siti),
    );

    await clock.advance(2 * HOUR - 8 * MINUTE);
    expect(ends).toEqual([]);
    await clock.advance(2 * MINUTE);
    expect(ends).toEqual(['unreachable']);
  });

  it('in progress does not replace the renewal of a person who signed in meanwhile', async () => {
    let end = () => {};
    const held = new Promise<void>((resolve) => (end = resolve));
    const { session, client, clock, spent, ends, fetch } = expiringSession(
      {
        listBanks: ({ headers }) =>
          headers.get('Authorization') === `Bearer ${dewiRenewed.token}` ? ok({ data: [] }) : refused,
        refreshToken: [() => held.then(() => offline()), ok({ data: dewiRenewed })],
      },
      memorySession(siti),
    );
    const ofSiti = client.listBanks().catch((error: unknown) => error);
    await clock.advance(0);

    session.write(dewi);
    const ofDewi = client.listBanks();
    await clock.advance(0);
    end();

    expect(await ofSiti).toMatchObject({ name: 'UnauthorizedError' });
    expect(await ofDewi).toEqual({ data: [] });
    expect(spent()).toEqual([{ token: siti.refresh_token }, { token: dewi.refresh_token }]);
    expect(sentAs(fetch, 'listBanks')).toEqual([siti.token, dewi.token, dewiRenewed.token]);
    expect([session.read(), ends]).toEqual([dewiRenewed, []]);
  });

  it('that is refused is reported once, even if another session begins at once', async () => {
    const session = memorySession(siti);
    const ends: string[] = [];
    const client = createClient({
      baseUrl: 'http://api.test',
      session,
      fetch: createScenarioFetch({ listBanks: refused, refreshToken: refused }),
      onSessionEnd: (reason) => {
        ends.push(reason);
        session.write(dewi);
      },
    });

    await Promise.allSettled(Array.from({ length: 5 }, () => client.listBanks()));

    expect([session.read(), ends]).toEqual([dewi, ['refused']]);
  });
});
