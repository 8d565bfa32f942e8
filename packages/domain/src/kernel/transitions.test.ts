import { describe, expect, it } from 'vitest';
import { defineTransitions } from './index.ts';

const door = defineTransitions({ open: ['closed'], closed: ['open', 'locked'], locked: [] });

describe('defineTransitions', () => {
  it('knows its statuses in the order they were written', () => {
    expect(door.statuses).toEqual(['open', 'closed', 'locked']);
  });

  it('answers the new status of an allowed move', () => {
    expect(door.move('closed', 'locked')).toEqual({ ok: true, value: 'locked' });
  });

  it('refuses a move that the table does not name, naming both ends', () => {
    expect(door.move('locked', 'open')).toEqual({
      ok: false,
      problem: { code: 'DPAY_TRANSITION_NOT_ALLOWED', params: { from: 'locked', to: 'open' } },
    });
  });

  it('does not take staying for a move', () => {
    expect(door.canMove('open', 'open')).toBe(false);
  });

  it('is final where nothing follows', () => {
    expect(door.statuses.filter((status) => door.isFinal(status))).toEqual(['locked']);
  });

  it.each(['ajar', 'toString', '__proto__', ''])('leads nowhere from the unknown status %j', (unknown) => {
    const from = unknown as 'open';

    expect(door.next(from)).toEqual([]);
    expect(door.canMove(from, 'closed')).toBe(false);
    expect(door.isFinal(from)).toBe(false);
  });
});
