import { expect, test } from 'vitest';
import { connect } from '../server.ts';
import { withKeys } from '../testing/key-desk.ts';
import { smallServer } from '../testing/small-server.ts';
import type { Answer, Asked } from '../testing/small-server.ts';

const KEYS = '/dashboard/api-keys';
const isMaking = ({ method, url, body }: Asked, kind: string) =>
  method === 'POST' && url.pathname === KEYS && body.includes(` ${kind}"`);
const isListing = ({ method, url }: Asked) => method === 'GET' && url.pathname === KEYS;
const isRevoking = ({ url }: Asked) => url.pathname.endsWith('/revoke');

const lost = (): Answer => {
  throw new Error('socket hang up');
};
const broken = (): Answer => ({ status: 500, body: { error_code: 'DPAY_INTERNAL_ERROR' } });

/** A connection to a server that creates keys and may misbehave, and the keys it revoked. */
const connectTo = (act: (answer: () => Answer, asked: Asked) => Answer) => {
  const desk = withKeys((answer) => answer);
  const revoked = new Set<string | undefined>();
  const serve = (told: Answer, asked: Asked): Answer => {
    if (isRevoking(asked)) revoked.add(asked.url.pathname.split('/')[3]);
    return desk(told, asked);
  };
  const connected = connect({
    baseUrl: 'http://keys.test',
    email: 'owner@demo.test',
    password: 'secret',
    isLive: false,
    fetch: smallServer((told, asked) => act(() => serve(told, asked), asked)),
  });
  return { connected, revoked };
};

const messageOf = (connected: Promise<unknown>): Promise<string> =>
  connected.then(
    () => 'It began.',
    (error: unknown) => (error as Error).message,
  );

test('keys that were created before a failed start are revoked', async () => {
  const { connected, revoked } = connectTo((answer, asked) =>
    isMaking(asked, 'reading') ? lost() : answer(),
  );

  expect(await messageOf(connected)).toBe('socket hang up');
  expect([...revoked]).toEqual(['key_0', 'key_1']);
});

test('a key created without a response is found in the list and revoked', async () => {
  const { connected, revoked } = connectTo((answer, asked) => {
    const honest = answer();
    return isMaking(asked, 'reading') ? lost() : honest;
  });

  expect(await messageOf(connected)).toBe('socket hang up');
  expect([...revoked]).toEqual(['key_0', 'key_1', 'key_2']);
});

test('one answered with 500 lets the run begin, and is revoked after it', async () => {
  const { connected, revoked } = connectTo((answer, asked) => {
    const honest = answer();
    return isMaking(asked, 'reading') ? broken() : honest;
  });
  const server = await connected;

  expect(await server.leave()).toEqual([]);
  expect([...revoked].toSorted()).toEqual(['key_0', 'key_1', 'key_2', 'key_3', 'key_4', 'key_5']);
});

test('keys that cannot be revoked after a failed start are reported, one line each', async () => {
  const { connected } = connectTo((answer, asked) => {
    if (isRevoking(asked)) return broken();
    return isMaking(asked, 'reading') || isListing(asked) ? lost() : answer();
  });

  expect((await messageOf(connected)).split('\n')).toEqual([
    'socket hang up',
    expect.stringMatching(
      /^Left behind: dasbor-contract \d+ reading, a key that may be there: listing the keys failed: socket hang up$/,
    ),
    'Left behind: key_0, the key of the run: revoking it is answered 500',
    'Left behind: key_1, the key of the run: revoking it is answered 500',
  ]);
});
