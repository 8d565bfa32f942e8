import { NEED_KINDS } from '@dasbor/domain/notifications';
import { expect, test } from 'vitest';
import { needPath } from './need-path.ts';

const need = (different: object) => ({
  kind: 'approve_disbursement' as const,
  count: 2,
  amount: 1,
  oldest_at: '2026-11-18T20:00:00.000Z',
  subject_id: null,
  ...different,
});
const now = new Date('2026-11-21T05:00:00Z');

test('one record opens itself, several open their list from the day of the oldest', () => {
  expect(needPath(need({ subject_id: 'dis_1' }), now)).toBe('/disbursements/detail/dis_1');
  expect(needPath(need({}), now)).toBe('/disbursements?status=need_approval&from=2026-11-19&to=2026-11-21');
});

test('a list begins 30 days ago at the earliest', () => {
  expect(needPath(need({ oldest_at: '2026-01-01T00:00:00Z' }), now)).toContain('from=2026-10-22');
});

test('every kind leads somewhere, and an unknown one nowhere', () => {
  for (const kind of NEED_KINDS) expect(needPath(need({ kind }), now)).toMatch(/^\//);
  expect(needPath(need({ kind: 'approve_something_new' as never }), now)).toBeUndefined();
});
