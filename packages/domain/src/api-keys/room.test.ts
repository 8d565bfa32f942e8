import { describe, expect, it } from 'vitest';
import { decideOneMoreKey, revivesKey } from './index.ts';

const now = new Date('2026-11-21T03:00:00.000Z');

describe('decideOneMoreKey', () => {
  it.each([
    ['where there are none', { own: 0, together: 0 }, undefined],
    ['as the twentieth', { own: 19, together: 19 }, undefined],
    ['as the twenty-first', { own: 20, together: 20 }, 20],
    ['beyond it', { own: 41, together: 41 }, 20],
    ['as the four hundredth of all', { own: 0, together: 399 }, undefined],
    ['after the four hundredth', { own: 0, together: 400 }, 400],
  ])('one more %s: %#', (_, active, maximum) => {
    expect(decideOneMoreKey(active)).toEqual(
      maximum === undefined
        ? { ok: true, value: true }
        : { ok: false, problem: { code: 'DPAY_API_KEY_LIMIT', params: { maximum } } },
    );
  });
});

describe('revivesKey', () => {
  const over = { expiresAt: now, revokedAt: null };
  const later = '2026-11-22T03:00:00.000Z';
  it.each([
    ['an expired key that shall never end', over, null, true],
    ['an expired key that shall end later', over, later, true],
    ['an expired key of which only the name changes', over, undefined, false],
    ['a key that still works', { expiresAt: later, revokedAt: null }, null, false],
    ['a key without an end', { expiresAt: null, revokedAt: null }, later, false],
    ['a revoked key', { expiresAt: now, revokedAt: now }, null, false],
  ])('%s: %#', (_, life, expiresAt, want) => {
    expect(revivesKey(life, expiresAt, now)).toBe(want);
  });
});
