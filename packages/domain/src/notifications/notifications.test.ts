import { describe, expect, it } from 'vitest';
import { FLAGS, type Flags, ROLES } from '../access/index.ts';
import {
  channelsOf,
  decideQuietHours,
  decideWhatsApp,
  DEFAULT_PREFERENCES,
  dueAt,
  eventsOf,
  needsOf,
  NOTIFICATION_EVENTS,
  type Preferences,
  sentBy,
} from './index.ts';

const flags = (isOn: boolean) => Object.fromEntries(FLAGS.map((flag) => [flag, isOn])) as Flags;
const whoIs = (name: string, isOn = true) => ({
  permissions: ROLES.find((role) => role.name === name)?.permissions ?? [],
  flags: flags(isOn),
  mode: 'live' as const,
});
const jakarta = (time: string) => new Date(`2026-11-${time}+07:00`);
const rhythm = (different: Partial<Preferences>): Preferences => ({ ...DEFAULT_PREFERENCES, ...different });

describe('the events of a role', () => {
  it('an owner is told of everything', () => {
    expect(eventsOf(whoIs('Owner'))).toEqual(NOTIFICATION_EVENTS);
  });

  it('a person without permissions is only told of their own role', () => {
    expect(eventsOf({ ...whoIs('Owner'), permissions: [] })).toEqual(['user_role_changed']);
  });

  it('an uploader is told of batches, and not of what they may not approve', () => {
    const events = eventsOf(whoIs('Uploader'));

    expect(events).toContain('disbursement_failed');
    expect(events).not.toContain('disbursement_waiting');
    expect(events).not.toContain('settlement_paid');
  });

  it('a feature that is off has no events', () => {
    expect(eventsOf(whoIs('Owner', false))).not.toContain('refund_failed');
  });
});

describe('the channels of an event', () => {
  it('are the defaults until the person chooses', () => {
    expect(channelsOf(DEFAULT_PREFERENCES, 'disbursement_waiting')).toEqual({
      app: true,
      mail: true,
      whatsapp: false,
    });
  });

  it('follow the choice, except a fixed one', () => {
    const none = { app: false, mail: false, whatsapp: false };
    const chosen = { channels: { disbursement_waiting: none, balance_low: none } };

    expect(channelsOf(chosen, 'disbursement_waiting')).toEqual(none);
    expect(channelsOf(chosen, 'balance_low')).toEqual({ ...none, mail: true });
  });

  it('of an event that is mailed elsewhere do not include a second mail', () => {
    expect(sentBy(DEFAULT_PREFERENCES, 'balance_low')).toEqual(['app']);
  });
});

describe('quiet hours', () => {
  const night = rhythm({ quiet: { from: '21:00', to: '06:00' } });
  const lastMinute = rhythm({ quiet: { from: '23:59', to: '00:00' } });

  it.each([
    ['one minute before', night, '20T20:59:59.999', '20T20:59:59.999'],
    ['in the first minute', night, '20T21:00:00.000', '21T06:00:00.000'],
    ['just before midnight', night, '20T23:59:59.999', '21T06:00:00.000'],
    ['at midnight', night, '21T00:00:00.000', '21T06:00:00.000'],
    ['in the last minute', night, '21T05:59:59.999', '21T06:00:00.000'],
    ['at their end', night, '21T06:00:00.000', '21T06:00:00.000'],
    ['of one minute before midnight', lastMinute, '20T23:59:30.000', '21T00:00:00.000'],
    ['that end at midnight, at midnight', lastMinute, '21T00:00:00.000', '21T00:00:00.000'],
    ['inside a day', rhythm({ quiet: { from: '12:00', to: '13:00' } }), '20T12:30:00.000', '20T13:00:00.000'],
  ])('a text %s', (_, preferences, at, due) => {
    expect(dueAt('whatsapp', preferences, jakarta(at))).toEqual(jakarta(due));
  });

  it.each([
    [null, null, true],
    ['21:00', '06:00', true],
    ['21:00', null, false],
    [null, '06:00', false],
    ['06:00', '06:00', false],
  ])('from %s to %s are accepted: %s', (from, to, accepted) => {
    expect(decideQuietHours({ from, to }).ok).toBe(accepted);
  });
});

describe('a digest', () => {
  // 20 November 2026 is a Friday.
  const daily = rhythm({ digest: 'daily', digestHour: 8 });
  const weekly = rhythm({ digest: 'weekly', digestHour: 8 });

  it.each([
    ['before its hour', daily, '20T07:59:59.999', '20T08:00:00.000'],
    ['at its hour', daily, '20T08:00:00.000', '21T08:00:00.000'],
    ['after its hour', daily, '20T08:00:00.001', '21T08:00:00.000'],
    ['of a week, on a Friday', weekly, '20T10:00:00.000', '23T08:00:00.000'],
    ['of a week, on Monday before its hour', weekly, '23T07:00:00.000', '23T08:00:00.000'],
    ['of a week, on Monday at its hour', weekly, '23T08:00:00.000', '30T08:00:00.000'],
    [
      'inside quiet hours',
      { ...daily, digestHour: 5, quiet: { from: '21:00', to: '06:00' } },
      '20T10:00:00.000',
      '21T06:00:00.000',
    ],
  ])('collects a mail %s', (_, preferences, at, due) => {
    expect(dueAt('mail', preferences, jakarta(at))).toEqual(jakarta(due));
  });

  it('does not delay a text', () => {
    expect(dueAt('whatsapp', weekly, jakarta('20T10:00:00'))).toEqual(jakarta('20T10:00:00'));
  });
});

it('texts need a verified number', () => {
  expect(decideWhatsApp([{ whatsapp: true }], { isVerified: false }).ok).toBe(false);
  expect(decideWhatsApp([{ whatsapp: false }], { isVerified: false }).ok).toBe(true);
  expect(decideWhatsApp([{ whatsapp: true }], { isVerified: true }).ok).toBe(true);
});

it('work waits only for those who may do it, approvals first', () => {
  expect(needsOf(whoIs('Owner'))[0]).toBe('approve_disbursement');
  expect(needsOf(whoIs('Uploader'))).toEqual(['retry_payouts', 'revise_disbursement', 'fix_disbursement']);
  expect(needsOf(whoIs('Viewer'))).toEqual([]);
});
