import { describe, expect, it } from 'vitest';
import {
  admitKey,
  API_KEY_STATUSES,
  apiKeyStatus,
  authoriseKey,
  FULL_SCOPES,
  type PresentedKey,
  usesKey,
} from './index.ts';

const now = new Date('2026-11-21T03:00:00.000Z');
const before = '2026-11-21T02:59:59.999Z';
const after = '2026-11-21T03:00:00.001Z';
const KEY: PresentedKey = {
  expiresAt: null,
  revokedAt: null,
  secretEndsAt: null,
  allowedIps: ['203.0.113.0/24'],
  scopes: FULL_SCOPES,
};
const admit = (different: Partial<PresentedKey>, address = '203.0.113.7') =>
  admitKey({ ...KEY, ...different }, address, now);

describe('apiKeyStatus', () => {
  it.each([
    [null, null, 'active'],
    [after, null, 'active'],
    [now, null, 'expired'],
    [before, null, 'expired'],
    [null, before, 'revoked'],
    [before, before, 'revoked'],
  ] as const)('expires %s, revoked %s: %s', (expiresAt, revokedAt, want) => {
    expect(apiKeyStatus({ expiresAt, revokedAt }, now)).toBe(want);
    expect(API_KEY_STATUSES).toContain(want);
  });
});

describe('admitKey', () => {
  it('lets a key in from an allowed address', () => expect(admit({})).toEqual({ ok: true, value: true }));

  it.each([
    ['revoked', { revokedAt: before }, 'DPAY_API_KEY_REVOKED'],
    ['expired', { expiresAt: now }, 'DPAY_API_KEY_EXPIRED'],
    ['replaced, its overlap over', { secretEndsAt: now }, 'DPAY_API_KEY_REVOKED'],
  ] as const)('a key that is %s gets that error from any address', (_, different, code) => {
    for (const address of ['203.0.113.7', '198.51.100.1'])
      expect(admit(different, address)).toEqual({ ok: false, problem: { code } });
  });

  it('a replaced secret works until its overlap ends', () => {
    expect(admit({ secretEndsAt: after }).ok).toBe(true);
  });

  it('another address is refused, and the error names it', () => {
    expect(admit({}, '198.51.100.1')).toEqual({
      ok: false,
      problem: { code: 'DPAY_API_KEY_IP_NOT_ALLOWED', params: { ip: '198.51.100.1' } },
    });
  });
});

it('authoriseKey names the scope that is missing', () => {
  expect(authoriseKey({ ...FULL_SCOPES, orders: 'read' }, { scope: 'orders:write' })).toEqual({
    ok: false,
    problem: { code: 'DPAY_API_KEY_SCOPE_MISSING', params: { scope: 'orders:write' } },
  });
});

describe('usesKey', () => {
  it.each([
    [null, true],
    ['DPAY_API_KEY_SCOPE_MISSING', true],
    ['DPAY_INVALID_REQUEST', true],
    ['DPAY_API_KEY_EXPIRED', false],
    ['DPAY_API_KEY_REVOKED', false],
    ['DPAY_API_KEY_IP_NOT_ALLOWED', false],
    ['DPAY_RATE_LIMITED', false],
  ])('a call answered %s: %s', (code, want) => expect(usesKey(code)).toBe(want));
});
