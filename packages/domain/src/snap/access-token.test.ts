import { expect, it } from 'vitest';
import { accessTokenStringToSign, snapTimestampProblem, SNAP_KEY_STATUSES, snapKeyStatus } from './index.ts';

const now = new Date('2025-01-15T03:00:00.000Z');

it('the signed text is the client id and the timestamp, as sent', () => {
  expect(accessTokenStringToSign('snk_1', '2025-01-15T10:00:00+07:00')).toBe(
    'snk_1|2025-01-15T10:00:00+07:00',
  );
});

it.each([
  ['now, in Jakarta', '2025-01-15T10:00:00+07:00', undefined],
  ['now, in UTC', '2025-01-15T03:00:00Z', undefined],
  ['with milliseconds', '2025-01-15T03:00:00.123Z', undefined],
  ['five minutes ago', '2025-01-15T02:55:00Z', undefined],
  ['a millisecond more', '2025-01-15T02:54:59.999Z', 'old'],
  ['in five minutes', '2025-01-15T03:05:00Z', undefined],
  ['a millisecond later', '2025-01-15T03:05:00.001Z', 'ahead'],
  ['Jakarta’s time as if it were UTC', '2025-01-15T10:00:00Z', 'ahead'],
  ['without an offset', '2025-01-15T03:00:00', 'unreadable'],
  ['seconds since 1970', '1736910000', 'unreadable'],
  ['a month that is none', '2025-13-01T10:00:00+07:00', 'unreadable'],
  ['nothing', '', 'unreadable'],
])('a signature made %s (%s): %s', (_, timestamp, want) => {
  expect(snapTimestampProblem(timestamp, now)).toBe(want);
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
