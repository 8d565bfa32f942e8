import { expect, test } from 'vitest';
import { shiftDates } from './dates.ts';

const WRITTEN = new Date('2026-11-20T03:15:00.000Z');
const NOW = new Date('2027-02-01T10:00:00.000Z');

test('a date one day ahead stays one day ahead, at any depth', () => {
  const example = { expires_at: '2026-11-21T03:15:00.000Z', views: [{ at: '2026-11-20T10:00:00+07:00' }] };

  expect(shiftDates(example, WRITTEN, NOW)).toEqual({
    expires_at: '2027-02-02T10:00:00.000Z',
    views: [{ at: '2027-02-01T09:45:00.000Z' }],
  });
});

test('yesterday is yesterday in Jakarta, even when London has another date', () => {
  expect(shiftDates('2026-11-19', WRITTEN, NOW)).toBe('2027-01-31');
  expect(shiftDates('2026-11-19', WRITTEN, new Date('2027-02-01T20:00:00.000Z'))).toBe('2027-02-01');
});

test('numbers, other texts and texts that contain a date are unchanged', () => {
  const example = { reference_id: 'INV-2026-11-20', amount: 20_261_120, note: null, until: 'on 2026-11-20' };

  expect(shiftDates(example, WRITTEN, NOW)).toEqual(example);
});

test('a contract without a time for its examples keeps them', () => {
  expect(shiftDates('2026-11-19', undefined, NOW)).toBe('2026-11-19');
});
