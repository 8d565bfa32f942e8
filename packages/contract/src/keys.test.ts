import { expect, test } from 'vitest';
import { failuresOf } from './testing/run-against.ts';
import { withKeys } from './testing/key-desk.ts';
import type { Check } from './testing/key-desk.ts';
import { openKitchen, runInKitchen } from './testing/kitchen.ts';
import type { Fault } from './testing/small-server.ts';

const OF_KEYS = /polishKettle: a (key|token)/;
const failuresIn = async (serve: Fault) => {
  const { results } = await runInKitchen({ serve }, { hasKey: false });
  return failuresOf(results).filter((title) => OF_KEYS.test(title));
};

test('a server that checks its keys passes', async () => {
  expect(await failuresIn(withKeys(openKitchen().serve))).toEqual([]);
});

test.each<[Check, string[]]>([
  ['mode', ['a key of the other mode is refused']],
  ['known', ['a key that nobody has is 401']],
  ['revoked', ['a key that was revoked is 401']],
  ['expired', ['a key that has expired is 401']],
  ['scope', ['a key without the scope is refused']],
  ['right', ['a key that may only read is refused']],
])('a server that does not check %s is reported', async (forgotten, titles) => {
  const failures = await failuresIn(withKeys(openKitchen().serve, forgotten));

  expect(failures).toEqual(titles.map((title) => `polishKettle: ${title}`));
});

test("a server that does not check a token's signature is reported", async () => {
  const kitchen = openKitchen();
  const unsigned: Fault = (answer, asked) => {
    const isToken = asked.headers.get('authorization')?.startsWith('Bearer ') ?? false;
    const headers = new Headers({ authorization: 'Bearer sandbox' });
    return answer.status === 401 && isToken
      ? kitchen.serve(asked.honestly({ ...asked, headers }), { ...asked, headers })
      : kitchen.serve(answer, asked);
  };

  expect(await failuresIn(unsigned)).toContain('polishKettle: a token that somebody else has signed is 401');
});

test("an action that a key's call reports but does not perform is reported", async () => {
  const desk = withKeys(openKitchen().serve);
  const asIfScrapped: Fault = (answer, asked) =>
    asked.url.pathname.endsWith('/scrap') && asked.headers.get('authorization')?.startsWith('Basic ')
      ? { status: 200, body: { data: { id: asked.url.pathname.split('/')[2] } } }
      : desk(answer, asked);

  const { results } = await runInKitchen({ serve: asIfScrapped }, { hasKey: false });

  expect(failuresOf(results)).toContain('scrapKettle: a key with the scope gets an answer that is described');
});

test('keys that the run created are revoked, and a revocation that is only claimed is reported', async () => {
  const desk = withKeys(openKitchen().serve);
  const asIfRevoked: Fault = (answer, asked) =>
    asked.url.pathname.endsWith('key_0/revoke') ? { status: 200, body: {} } : desk(answer, asked);

  const { left } = await runInKitchen({ serve: asIfRevoked }, { only: ['getHeat'], hasKey: false });

  expect(left).toEqual(['key_0, the key of the run: revoking it is answered 200, and it is still active']);
});
