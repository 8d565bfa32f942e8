import { describe, expect, it } from 'vitest';
import { effectiveFlags, type FeatureConfig, FLAGS, type Mode, PERMISSIONS } from '../access/index.ts';
import { decideAsk, giverPermissions, modeThatHas, NEEDS, nextAskAt, whatIsMissing } from './index.ts';

const around = (mode: Mode, here: FeatureConfig, there: FeatureConfig, isFullAccount = true) => ({
  who: { permissions: ['refund.view'], flags: effectiveFlags(here, mode), mode },
  otherFlags: effectiveFlags(there, mode === 'live' ? 'sandbox' : 'live'),
  isFullAccount,
});
const ON = { refund: true, subaccount: true, disbursement: true };

it('a need is a permission or a feature, never both', () => {
  expect(new Set(NEEDS).size).toBe(PERMISSIONS.length + FLAGS.length);
});

describe('what is missing', () => {
  it.each([
    ['a permission', 'refund.approve', around('live', ON, ON), 'permission'],
    ['nothing, with the permission', 'refund.view', around('live', {}, {}), 'none'],
    ['nothing, with the feature', 'refund', around('live', ON, {}), 'none'],
    ['a feature', 'refund', around('live', {}, {}), 'feature'],
    ['a feature, also if sandbox has it', 'refund', around('live', {}, ON), 'feature'],
    [
      'a feature of a basic account that every account can have',
      'refund',
      around('live', {}, {}, false),
      'feature',
    ],
    ['a full account', 'subaccount', around('live', {}, {}, false), 'plan'],
    [
      'a feature of sandbox: the plan is about live',
      'subaccount',
      around('sandbox', {}, {}, false),
      'feature',
    ],
    ['the other mode', 'subaccount', around('sandbox', {}, ON), 'mode'],
    [
      'a feature, without access to live',
      'subaccount',
      { ...around('sandbox', {}, ON), otherFlags: null },
      'feature',
    ],
  ] as const)('%s', (_, need, given, want) => expect(whatIsMissing(need, given)).toBe(want));

  it('the other mode is named if the feature is on there', () => {
    expect(modeThatHas('refund', around('live', {}, ON))).toBe('sandbox');
    expect(modeThatHas('refund', around('sandbox', {}, ON))).toBe('live');
    expect(modeThatHas('refund', around('live', {}, {}))).toBeNull();
    expect(modeThatHas('refund.approve', around('live', {}, ON))).toBeNull();
  });
});

it('only a person who holds a permission and manages users can grant it', () => {
  expect(giverPermissions('refund.approve')).toEqual(['user_management.create', 'refund.approve']);
  expect(giverPermissions('refund')).toEqual(['user_management.create', 'settings.view']);
});

describe('asking', () => {
  const now = new Date('2026-11-20T03:00:00Z');
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const asking = { missing: 'permission', colleagues: 2, askedAt: null } as const;

  it.each([
    ['is allowed', asking, null],
    ['is allowed again after an hour', { ...asking, askedAt: ago(60) }, null],
    [
      'is refused within the hour',
      { ...asking, askedAt: ago(59) },
      { code: 'DPAY_ACCESS_ASKED_RECENTLY', params: { remaining_minutes: 1 } },
    ],
    ['is refused if nothing is missing', { ...asking, missing: 'none' }, { code: 'DPAY_ACCESS_HELD' }],
    [
      'is refused if the other mode has it',
      { ...asking, missing: 'mode' },
      { code: 'DPAY_ACCESS_IN_OTHER_MODE' },
    ],
    [
      'is refused if nobody can give it',
      { ...asking, colleagues: 0 },
      { code: 'DPAY_ACCESS_NOBODY_CAN_GRANT' },
    ],
  ] as const)('%s', (_, given, problem) =>
    expect(decideAsk(given, now)).toEqual(problem ? { ok: false, problem } : { ok: true, value: true }),
  );

  it('the next time is an hour after the last', () => {
    expect(nextAskAt(ago(20), now)).toEqual(new Date(now.getTime() + 40 * 60_000));
    expect(nextAskAt(ago(61), now)).toBeNull();
    expect(nextAskAt(null, now)).toBeNull();
  });
});
