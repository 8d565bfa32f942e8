import { describe, expect, test } from 'vitest';
import { deskThat, endingAll, GIVEN, isBack, isChange, isSignIn, OTHER } from '../testing/password-desk.ts';
import { failuresOf } from '../testing/run-against.ts';
import type { Answer, Asked } from '../testing/small-server.ts';

const WITHOUT_ANSWER = {
  'answered 500': (): Answer => ({ status: 500, body: { error_code: 'DPAY_INTERNAL_ERROR' } }),
  'not answered': (): Answer => {
    throw new Error('socket hang up');
  },
};
const STILL_OTHER = [`owner@demo.test: the password is ${OTHER}, not the one that was given`];
const MAY_COME = [
  `owner@demo.test: the password becomes ${OTHER} if what set it, and was never answered, is done yet`,
];
const isThere = (asked: Asked) => isChange(asked) && asked.body.includes(`"password":"${OTHER}"`);

describe.each(['answered 500', 'not answered'] as const)('a password change that is %s', (how) => {
  const spoil = WITHOUT_ANSWER[how];

  test('after it was applied is detected and reverted', async () => {
    const { now, run } = deskThat((answer, asked) => {
      const honest = answer();
      return isThere(asked) && honest.status === 204 ? spoil() : honest;
    });

    const { results, left } = await run();

    expect(failuresOf(results)).toContain('change: the example another succeeds');
    expect(failuresOf(results)).not.toContain('change: the example back succeeds');
    expect([now.password, now.refused]).toEqual([GIVEN, 1]);
    expect(left).toEqual([]);
  });

  test('and not applied keeps the original password, without guessing', async () => {
    const { now, run } = deskThat((answer, asked) => (isThere(asked) ? spoil() : answer()));

    const { left } = await run();

    expect([now.password, now.refused]).toEqual([GIVEN, 0]);
    expect(left).toEqual(how === 'answered 500' ? [] : MAY_COME);
  });

  test('after it was applied on the way back is reverted', async () => {
    const { now, run } = deskThat((answer, asked) => {
      const honest = answer();
      return isBack(asked) && honest.status === 204 ? spoil() : honest;
    });

    const { left } = await run();

    expect([now.password, now.refused]).toEqual([GIVEN, 1]);
    expect(left).toEqual([]);
  });

  test('and not applied on the way back is retried at the end', async () => {
    let times = 0;
    const { now, run } = deskThat((answer, asked) =>
      isBack(asked) && (times += 1) === 1 ? spoil() : answer(),
    );

    const { left } = await run();

    expect([now.password, now.refused]).toEqual([GIVEN, 0]);
    expect(left).toEqual([]);
  });

  test('and never applied on the way back is reported', async () => {
    const { now, run } = deskThat((answer, asked) => (isBack(asked) ? spoil() : answer()));

    const { left } = await run();

    expect([now.password, now.refused]).toEqual([OTHER, 0]);
    expect(left).toEqual(STILL_OTHER);
    expect(new Set(now.keys.values())).toEqual(new Set(['revoked']));
  });

  test('that ends all sign-ins is reverted as well', async () => {
    const { now, run } = deskThat((answer, asked, state) => {
      const honest = endingAll(answer(), asked, state);
      return isChange(asked) && honest.status === 204 ? spoil() : honest;
    });

    const { left } = await run();

    expect(now.password).toBe(GIVEN);
    // Once in each direction.
    expect(now.refused).toBe(2);
    expect(left).toEqual([]);
    expect(new Set(now.keys.values())).toEqual(new Set(['revoked']));
  });

  test('with an unknown resulting password stops signing in', async () => {
    const { now, run } = deskThat((answer, asked, state) => {
      if (!isChange(asked)) return answer();
      state.password = 'nobody knows';
      return spoil();
    });

    const { left } = await run();

    // More attempts would lock the account.
    expect(now.refused).toBe(2);
    expect(left.at(-1)).toMatch(/^owner@demo\.test: the password may be .+, not the one that was given: /);
  });
});

test('a password change applied after its timeout is detected and reverted', async () => {
  let isPending: boolean | undefined;
  const { now, run } = deskThat((answer, asked, state) => {
    const open = new Set(state.open);
    const honest = answer();
    if (isThere(asked) && honest.status === 204 && isPending === undefined) {
      isPending = true;
      Object.assign(state, { password: GIVEN, open });
      return { status: 504 };
    }
    if (isSignIn(asked) && isPending) {
      isPending = false;
      Object.assign(state, { password: OTHER, open: new Set() });
    }
    return honest;
  });

  const { left } = await run();

  expect(isPending).toBe(false);
  expect([now.password, now.refused]).toEqual([GIVEN, 1]);
  expect(left).toEqual([]);
});

test('a password change confirmed by code is reverted with a code as well', async () => {
  let times = 0;
  const { now, run } = deskThat((answer, asked) => {
    if (isBack(asked) && asked.headers.has('x-otp-token') && (times += 1) === 1)
      return WITHOUT_ANSWER['answered 500']();
    return answer();
  }, 'change_password');

  const { left } = await run();

  expect([now.password, now.refused, times]).toEqual([GIVEN, 0, 2]);
  expect(left).toEqual([]);
});
