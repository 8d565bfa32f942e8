import { describe, expect, it } from 'vitest';
import {
  decideRegeneration,
  previousWorksUntil,
  keyFormProblems,
  KEY_PREFIXES,
  lastFour,
  modeOfSecret,
  newSecret,
  OVERLAPS,
} from './index.ts';

const now = new Date('2026-11-21T03:00:00.000Z');

describe('keyFormProblems', () => {
  it('accepts a valid key, and ignores omitted fields', () => {
    const wanted = { name: 'Kasir', scopes: { orders: 'read' }, allowedIps: ['203.0.113.7'] } as const;
    expect(keyFormProblems({ ...wanted, expiresAt: '2026-11-21T03:01:00Z' }, now)).toEqual([]);
    expect(keyFormProblems({ ...wanted, expiresAt: null }, now)).toEqual([]);
    expect(keyFormProblems({}, now)).toEqual([]);
  });

  it('reports every problem at once', () => {
    const wrong = {
      name: '  ',
      scopes: { orders: 'none' },
      allowedIps: ['203.0.113.7', 'nonsense'],
      expiresAt: '2026-11-21T03:00:59.999Z',
    } as const;
    expect(keyFormProblems(wrong, now).map(({ field, code }) => [field, code])).toEqual([
      ['name', 'DPAY_REQUIRED'],
      ['scopes', 'DPAY_SCOPE_REQUIRED'],
      ['allowed_ips.1', 'DPAY_IP_RANGE_INVALID'],
      ['expires_at', 'DPAY_EXPIRY_INVALID'],
    ]);
  });

  it('refuses the merchant-only scopes for a key of a subaccount', () => {
    const scopes = { orders: 'write', webhooks: 'read' } as const;
    expect(keyFormProblems({ scopes, ofSubaccount: true }, now)).toEqual([
      { field: 'scopes.webhooks', code: 'DPAY_SCOPE_NOT_FOR_SUBACCOUNT' },
    ]);
    expect(keyFormProblems({ scopes: { ...scopes, webhooks: 'none' }, ofSubaccount: true }, now)).toEqual([]);
    expect(keyFormProblems({ scopes }, now)).toEqual([]);
  });

  it.each(['2020-01-01T00:00:00Z', '2036-11-19T03:00:00Z', 'nonsense'])(
    '%s is not a valid expiry',
    (expiresAt) => {
      expect(keyFormProblems({ expiresAt }, now)).toMatchObject([{ field: 'expires_at' }]);
    },
  );
});

describe('previousWorksUntil', () => {
  const endsAt = '2026-11-28T03:00:00Z';
  const sooner = '2026-11-21T03:01:00.000Z';
  it.each([
    ['of a key that goes on', { endsAt, expiresAt: null, revokedAt: null }, endsAt],
    ['of a key that is over later', { endsAt, expiresAt: '2026-12-01T00:00:00Z', revokedAt: null }, endsAt],
    ['of a key that is over before', { endsAt, expiresAt: sooner, revokedAt: null }, sooner],
    ['of an expired key', { endsAt, expiresAt: now.toISOString(), revokedAt: null }, null],
    ['of a revoked key', { endsAt, expiresAt: null, revokedAt: '2026-11-20T00:00:00Z' }, null],
    ['that is over', { endsAt: now.toISOString(), expiresAt: null, revokedAt: null }, null],
    ['where there was none', { endsAt: null, expiresAt: sooner, revokedAt: null }, null],
  ])('a replaced secret %s works until: %#', (_, life, want) => {
    expect(previousWorksUntil(life, now)).toBe(want);
  });
});

describe('decideRegeneration', () => {
  const currentMadeAt = '2026-11-01T03:00:00Z';
  it.each([
    ['none', '2026-11-21T03:00:00.000Z'],
    ['1h', '2026-11-21T04:00:00.000Z'],
    ['24h', '2026-11-22T03:00:00.000Z'],
    ['7d', '2026-11-28T03:00:00.000Z'],
  ] as const)('with an overlap of %s the old secret ends at %s', (overlap, want) => {
    expect(decideRegeneration({ previousWorksUntil: null, currentMadeAt: now }, overlap, now)).toEqual({
      ok: true,
      value: new Date(want),
    });
    expect(OVERLAPS).toContain(overlap);
  });

  it('waits while an earlier secret is still in its overlap', () => {
    expect(
      decideRegeneration({ previousWorksUntil: '2026-11-21T03:00:00.001Z', currentMadeAt }, '1h', now),
    ).toEqual({
      ok: false,
      problem: { code: 'DPAY_KEY_ROTATION_RUNNING', params: { until: '2026-11-21T03:00:00.001Z' } },
    });
    expect(decideRegeneration({ previousWorksUntil: now, currentMadeAt }, '1h', now).ok).toBe(true);
  });

  it('ends a leaked secret immediately, even during an overlap', () => {
    expect(
      decideRegeneration({ previousWorksUntil: '2026-11-28T03:00:00Z', currentMadeAt }, 'none', now),
    ).toEqual({ ok: true, value: now });
  });
});

describe('a secret that has just replaced another', () => {
  const standing = {
    previousWorksUntil: '2026-11-21T03:00:00.000Z',
    currentMadeAt: '2026-11-21T03:00:00.000Z',
  };

  it.each(OVERLAPS)('cannot be replaced within ten seconds, with an overlap of %s', (overlap) => {
    expect(decideRegeneration(standing, overlap, new Date('2026-11-21T03:00:09.999Z'))).toEqual({
      ok: false,
      problem: { code: 'DPAY_KEY_JUST_REPLACED', params: { until: '2026-11-21T03:00:10.000Z' } },
    });
    expect(decideRegeneration(standing, overlap, new Date('2026-11-21T03:00:10Z')).ok).toBe(true);
  });
});

describe('a secret', () => {
  it.each(['live', 'sandbox'] as const)('of %s contains its mode, which can be read back', (mode) => {
    const secret = newSecret(mode, (below) => below - 1);
    expect(secret).toBe(`${KEY_PREFIXES[mode]}${'z'.repeat(32)}`);
    expect(modeOfSecret(secret)).toBe(mode);
    expect(lastFour(secret)).toBe('zzzz');
  });

  it.each([
    '',
    'dp_live_',
    `dp_prod_${'a'.repeat(32)}`,
    `dp_live_${'a'.repeat(31)}`,
    `dp_live_${'a'.repeat(33)}`,
    `dp_live_${'_'.repeat(32)}`,
    ` dp_live_${'a'.repeat(32)}`,
  ])('does not match "%s"', (text) => expect(modeOfSecret(text)).toBeUndefined());
});
