import { describe, expect, it } from 'vitest';
import { defineTransitions } from './index.ts';

const door = defineTransitions({ open: ['closed'], closed: ['open', 'locked'], locked: [] });

describe('defineTransitions', () => {
  it('lists its statuses in the order of the table', () => {
    expect(door.statuses).toEqual(['open', 'closed', 'locked']);
  });

  it('returns the new status of an allowed transition', () => {
    expect(door.move('closed', 'locked')).toEqual({ ok: true, value: 'locked' });
  });

  it('refuses a transition that the table does not list, and names both statuses', () => {
    expect(door.move('locked', 'open')).toEqual({
      ok: false,
      problem: { code: 'DPAY_TRANSITION_NOT_ALLOWED', params: { from: 'locked', to: 'open' } },
    });
  });

  it('does not allow a transition to the same status', () => {
    expect(door.canMove('open', 'open')).toBe(false);
  });

  it('is final if nothing follows', () => {
    expect(door.statuses.filter((status) => door.isFinal(status))).toEqual(['locked']);
  });

  it.each(['ajar', 'toString', '__proto__', ''])('allows nothing from the unknown status %j', (unknown) => {
    const from = unknown as 'open';

    expect(door.next(from)).toEqual([]);
    expect(door.canMove(from, 'closed')).toBe(false);
    expect(door.isFinal(from)).toBe(false);
  });
});
