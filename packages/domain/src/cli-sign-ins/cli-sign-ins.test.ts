import { expect, it, test } from 'vitest';
import { PERMISSIONS } from '../access/index.ts';
import {
  CLI_SIGN_IN_POLICY,
  cliKeyName,
  decideCode,
  decideGuess,
  decidePoll,
  newUserCode,
  readUserCode,
  scopesForCli,
} from './index.ts';

const now = new Date('2026-11-21T03:00:00.000Z');
const before = (seconds: number) => new Date(now.getTime() - seconds * 1_000);

it('a code has no look-alike letter, vowel or digit', () => {
  for (let letter = 0; letter < 20; letter += 1) {
    const code = newUserCode(() => letter);
    expect(code).toMatch(/^[A-Z]{4}-[A-Z]{4}$/);
    expect(code).not.toMatch(/[AEIOUY01]/);
  }
});

test.each([
  ['WDJB-MJHT', 'WDJB-MJHT'],
  [' wdjb mjht ', 'WDJB-MJHT'],
  ['wdjbmjht', 'WDJB-MJHT'],
  ['WDJB-MJH', undefined],
  ['WDJB-MJHTT', undefined],
  ['WDJB-MJHA', undefined],
  ['WDJB.MJHT', undefined],
])('%s is read as %s', (typed, want) => expect(readUserCode(typed)).toBe(want));

test.each([
  ['the first poll', null, true],
  ['one after the wait', before(5), true],
  ['one a moment too early', before(4.999), false],
])('%s: %s ago, allowed %s', (_, polledAt, want) => {
  const decided = decidePoll({ polledAt, intervalSeconds: 5 }, now);
  expect(decided).toEqual(
    want
      ? { ok: true, value: true }
      : { ok: false, problem: { code: 'DPAY_CLI_POLL_TOO_FAST', params: { retry_after: 10 } } },
  );
});

test.each([
  ['none', undefined, true],
  ['one less than the limit', { wrong: 9, since: before(1) }, true],
  ['the limit', { wrong: 10, since: before(1) }, false],
  ['the limit, ten minutes ago', { wrong: 10, since: before(600) }, true],
])('after %s wrong codes: another try allowed %s', (_, guesses, want) =>
  expect(decideGuess(guesses, now).ok).toBe(want),
);

it('a code is answered in its own mode only', () => {
  expect(decideCode({ mode: 'live' }, 'live').ok).toBe(true);
  expect(decideCode({ mode: 'live' }, 'sandbox')).toEqual({
    ok: false,
    problem: { code: 'DPAY_CLI_CODE_OTHER_MODE', params: { mode: 'live' } },
  });
  expect(decideCode(undefined, 'live')).toEqual({ ok: false, problem: { code: 'DPAY_CLI_CODE_UNKNOWN' } });
});

it('a live key can write nothing', () => {
  expect(Object.values(scopesForCli('live', PERMISSIONS))).not.toContain('write');
  expect(scopesForCli('sandbox', PERMISSIONS)).toMatchObject({
    orders: 'write',
    payments: 'write',
    balance: 'read',
  });
});

it('a key reads nothing that its person may not see', () => {
  const scopes = scopesForCli('live', ['order.view', 'settings.view']);

  expect(Object.entries(scopes).filter(([, access]) => access !== 'none')).toEqual([
    ['orders', 'read'],
    ['customers', 'read'],
    ['webhooks', 'read'],
    ['logs', 'read'],
  ]);
});

it('the name of a key fits its field, whatever the host is called', () => {
  expect(cliKeyName(' laptop-sari ')).toBe('CLI on laptop-sari');
  expect(cliKeyName('x'.repeat(200))).toHaveLength(64);
  expect(CLI_SIGN_IN_POLICY.keyDays).toBeLessThanOrEqual(90);
});
