import { describe, expect, test } from 'vitest';
import { askedBy } from '../../shared/list/define/define-list.ts';
import { anyListQuery } from '../../shared/testing/list-query.ts';
import { deliveryList, replayRequest } from './delivery-list.tsx';

const names = ['status', 'webhook', 'event'];
const at = (address: string) => anyListQuery(address, names);
const webhook = 'whk_01KAJ800000000000000000001';
const event = 'evt_01KAJ800000000000000000101';

test.each([
  [event, { event_id: event }],
  ['pay_01KAJ800000000000000000002', { subject_id: 'pay_01KAJ800000000000000000002' }],
  // Not a complete event ID: it matches nothing, and the server would reject its format.
  ['evt_1', { subject_id: 'evt_1' }],
])('the search box finds %s', (search, want) => {
  expect(askedBy(deliveryList, at(`search=${search}`))['filters']).toEqual(want);
});

describe('replaying a filter', () => {
  test('sends failed deliveries if no status is chosen', () => {
    expect(replayRequest(at(`webhook=${webhook}`))).toEqual({ filters: { webhook_id: webhook } });
  });

  test('sends only deliveries whose chosen status can be replayed', () => {
    expect(replayRequest(at('status=pending,failed,delivered'))?.filters.status).toEqual([
      'delivered',
      'failed',
    ]);
  });

  test.each(['pending', 'cancelled', 'pending,cancelled'])('sends nothing if only %s is chosen', (status) => {
    expect(replayRequest(at(`status=${status}`))).toBeNull();
  });

  test('covers the whole filter, not only the current page', () => {
    expect(replayRequest(at('action=next&cursor=abc&limit=25'))).toEqual({ filters: {} });
  });
});
