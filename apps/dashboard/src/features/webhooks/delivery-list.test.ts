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
  // No whole event id: nothing has it, and the server must not be asked for a form that it refuses.
  ['evt_1', { subject_id: 'evt_1' }],
])('the search box finds %s', (search, want) => {
  expect(askedBy(deliveryList, at(`search=${search}`))['filters']).toEqual(want);
});

describe('sending everything of a filter again', () => {
  test('without a status the server sends the failed ones', () => {
    expect(replayRequest(at(`webhook=${webhook}`))).toEqual({ filters: { webhook_id: webhook } });
  });

  test('of the chosen statuses those that can be sent again', () => {
    expect(replayRequest(at('status=pending,failed,delivered'))?.filters.status).toEqual([
      'delivered',
      'failed',
    ]);
  });

  test.each(['pending', 'cancelled', 'pending,cancelled'])('nothing where only %s is chosen', (status) => {
    expect(replayRequest(at(`status=${status}`))).toBeNull();
  });

  test('a page of the list is all of the filter', () => {
    expect(replayRequest(at('action=next&cursor=abc&limit=25'))).toEqual({ filters: {} });
  });
});
