import { expect, it } from 'vitest';
import { accessTokenStringToSign, isSnapTimestampFresh, SNAP_KEY_STATUSES, snapKeyStatus } from './index.ts';

const now = new Date('2025-01-15T03:00:00.000Z');

it('what is signed is the client id and the time, as they were sent', () => {
  expect(accessTokenStringToSign('snk_1', '2025-01-15T10:00:00+07:00')).toBe(
    'snk_1|2025-01-15T10:00:00+07:00',
  );
});

it.each([
  ['now, in Jakarta', '2025-01-15T10:00:00+07:00', true],
  ['now, in UTC', '2025-01-15T03:00:00Z', true],
  ['with milliseconds', '2025-01-15T03:00:00.123Z', true],
  ['five minutes ago', '2025-01-15T02:55:00Z', true],
  ['a millisecond more', '2025-01-15T02:54:59.999Z', false],
  ['in five minutes', '2025-01-15T03:05:00Z', true],
  ['a millisecond later', '2025-01-15T03:05:00.001Z', false],
  ['Jakarta’s time as if it were UTC', '2025-01-15T10:00:00Z', false],
  ['without an offset', '2025-01-15T03:00:00', false],
  ['seconds since 1970', '1736910000', false],
  ['a day that is none', '2025-02-30T10:00:00+07:00', false],
  ['nothing', '', false],
])('a signature made %s (%s): %s', (_, timestamp, want) => {
  expect(isSnapTimestampFresh(timestamp, now)).toBe(want);
});

it.each([
  [null, null, 'waiting_public_key'],
  ['2025-01-15T03:00:00Z', null, 'active'],
  ['2025-01-15T03:00:00Z', '2025-01-15T03:00:00Z', 'revoked'],
  [null, '2025-01-15T03:00:00Z', 'revoked'],
] as const)('public key set %s, revoked %s: %s', (publicKeySetAt, revokedAt, want) => {
  expect(snapKeyStatus({ publicKeySetAt, revokedAt })).toBe(want);
  expect(SNAP_KEY_STATUSES).toContain(want);
});
