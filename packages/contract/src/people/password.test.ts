import { expect, test } from 'vitest';
import { loadContract } from '../contract.ts';
import { passwordSetBy } from './password.ts';
import type { Result } from '../run/run.ts';
import { deskThat, endingAll, GIVEN, isBack, isChange, isSignIn, OTHER } from '../testing/password-desk.ts';
import { failuresOf } from '../testing/run-against.ts';
import type { Answer } from '../testing/small-server.ts';

const problemsOf = (results: readonly Result[]) =>
  results.flatMap(({ outcome }) => ('skipped' in outcome ? [] : outcome));

test('a password is changed and reverted, and nothing is left', async () => {
  const { now, run } = deskThat((answer) => answer());

  const { results, left } = await run();

  expect({ failures: failuresOf(results), left }).toEqual({ failures: [], left: [] });
  expect([now.password, now.refused]).toEqual([GIVEN, 0]);
});

test('a password change that ends its own sign-in is reverted as well', async () => {
  const { now, run } = deskThat((answer, asked, state) => endingAll(answer(), asked, state));

  const { results, left } = await run();

  expect(failuresOf(results)).toEqual([]);
  expect([now.password, now.refused]).toEqual([GIVEN, 0]);
  expect(left).toEqual([]);
  expect(new Set(now.keys.values())).toEqual(new Set(['revoked']));
});

test.each<[string, Answer]>([
  ['refused', { status: 400, body: { error_code: 'DPAY_INVALID_REQUEST' } }],
  ['answered as done, and is not', { status: 204 }],
])('a password that stays changed, because the way back is %s, is reported', async (_, back) => {
  const { now, run } = deskThat((answer, asked) => (isBack(asked) ? back : answer()));

  const { left } = await run();

  expect(now.password).toBe(OTHER);
  expect(left).toEqual([`owner@demo.test: the password is ${OTHER}, not the one that was given`]);
  expect(new Set(now.keys.values())).toEqual(new Set(['revoked']));
});

test('a server that does not change the password but ends the sign-in is signed in to with the old one', async () => {
  const { now, run } = deskThat((answer, asked, state) =>
    isChange(asked) && answer().status === 204
      ? ((state.password = GIVEN), state.open.clear(), { status: 204 })
      : answer(),
  );

  const { left } = await run();

  expect(left).toEqual([]);
  expect(now.refused).toBe(1);
});

test('a server that refuses further sign-ins fails the fact at which this happened, and the rest is reported', async () => {
  const { now, run } = deskThat((answer, asked, state) => {
    const honest = endingAll(answer(), asked, state);
    if (isChange(asked) && honest.status === 204) state.password = 'nobody knows';
    return honest;
  });

  const { results, left } = await run();

  const SIGN_IN = 'Signing in as owner@demo.test at http://desk.test answered 401';
  expect(failuresOf(results)[0]).toBe('change: the example back succeeds');
  expect(problemsOf(results)[0]).toBe(`The call failed: ${SIGN_IN}.`);
  expect(left).toHaveLength(now.keys.size + 1);
  expect(left[0]).toBe('key_0, the key of the run: revoking it is answered 401');
  expect(left.at(-1)).toBe(
    `owner@demo.test: the password may be ${OTHER}, not the one that was given: ${SIGN_IN}`,
  );
  // More attempts would lock the account.
  expect(now.refused).toBe(2);
});

test('one failing sign-in fails one fact, and the run continues', async () => {
  let isDown = true;
  const { now, run } = deskThat((answer, asked, state) => {
    if (isSignIn(asked) && state.password === OTHER && isDown) {
      isDown = false;
      throw new Error('connection refused');
    }
    return endingAll(answer(), asked, state);
  });

  const { results, left } = await run();

  expect(problemsOf(results)).toContain('The call failed: connection refused.');
  expect([now.password, now.refused]).toEqual([GIVEN, 0]);
  expect(left).toEqual([]);
  expect(new Set(now.keys.values())).toEqual(new Set(['revoked']));
});

test('a server that refuses every password change is signed in to only with the original', async () => {
  const { now, run } = deskThat((answer, asked) =>
    isChange(asked) ? { status: 400, body: { error_code: 'DPAY_INVALID_REQUEST' } } : answer(),
  );

  const { left } = await run();

  expect([now.password, now.refused]).toEqual([GIVEN, 0]);
  expect(left).toEqual([]);
});

test('a server that changes the password, ends the sign-in and claims that it did not is reported', async () => {
  const { now, run } = deskThat((answer, asked, state) =>
    isChange(asked) && answer().status === 204
      ? (state.open.clear(), { status: 400, body: { error_code: 'DPAY_INVALID_REQUEST' } })
      : answer(),
  );

  const { left } = await run();

  expect([now.password, now.refused]).toEqual([OTHER, 1]);
  expect(left.at(-1)).toBe(
    'owner@demo.test: the password may be another, not the one that was given: Signing in as owner@demo.test at http://desk.test answered 401',
  );
});

test("the operations that set the caller's password are those that disturb the caller", () => {
  const setting = loadContract().operations.filter((one) =>
    one.body?.examples.some(({ value }) => passwordSetBy(one, value) !== undefined),
  );

  expect(setting.map(({ id }) => id)).toEqual(['resetPassword', 'changePassword']);
});
