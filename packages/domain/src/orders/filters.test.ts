import { describe, expect, it } from 'vitest';
import { ORDER_FILTER_KEYS, ORDER_FILTERS, ORDER_STATUSES, orderTransitions } from './index.ts';

describe('ORDER_FILTERS', () => {
  // spec 4.2
  it('includes every status and its five own words', () => {
    expect(ORDER_FILTER_KEYS).toEqual([...ORDER_STATUSES, 'unpaid', 'paid', 'onhold', 'settled', 'waiting']);
    expect(Object.keys(ORDER_FILTERS).toSorted()).toEqual(ORDER_FILTER_KEYS.toSorted());
  });

  it.each(ORDER_STATUSES)('%s selects itself', (status) => {
    expect(ORDER_FILTERS[status]).toEqual({ statuses: [status] });
  });

  it('unpaid selects what can still be paid', () => {
    expect(ORDER_FILTERS.unpaid.statuses).toEqual(
      ORDER_STATUSES.filter((status) => !orderTransitions.isFinal(status)),
    );
  });

  it('settled and waiting split the paid orders between them', () => {
    expect(ORDER_FILTERS.settled).toEqual({ ...ORDER_FILTERS.paid, settled: true });
    expect(ORDER_FILTERS.waiting).toEqual({ ...ORDER_FILTERS.paid, settled: false });
  });
});
