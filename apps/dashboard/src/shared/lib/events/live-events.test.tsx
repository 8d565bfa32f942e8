import { eventStream } from '@dasbor/sdk/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { createTestEnvironment, TestApp } from '../../testing/test-app.tsx';
import { useLiveEvents } from './live-events.ts';

const PAID = {
  topic: 'payment.updated',
  subject_id: 'pay_1',
  status: 'completed',
  at: '2026-11-20T03:46:08Z',
};

const Heard = () => {
  const [heard, setHeard] = useState(0);
  useLiveEvents([PAID.topic], () => setHeard((count) => count + 1));
  return <p>heard {heard}</p>;
};

it('the next user receives only their own events, starting now', async () => {
  const live = eventStream();
  const environment = createTestEnvironment({ scenario: { streamEvents: live } });
  const { sessionStore, fetch } = environment;
  render(
    <TestApp environment={environment}>
      <Heard />
    </TestApp>,
  );
  await waitFor(() => expect(live.listeners).toBe(1));
  live.push(PAID);
  await screen.findByText('heard 1');

  const theirs = { token: 'theirs', refresh_token: 'theirs' };
  act(() => sessionStore.begin({ live: theirs, sandbox: theirs, signedInAt: Date.now() + 1 }));
  await waitFor(() => expect(fetch.callsOf('streamEvents')).toHaveLength(2));
  await waitFor(() => expect(live.listeners).toBe(1));
  live.push(PAID);

  await screen.findByText('heard 2');
  const asked = fetch.callsOf('streamEvents').map(({ headers }) => headers);
  expect(asked.map((sent) => sent.get('Last-Event-ID'))).toEqual([null, null]);
  expect(asked[1]!.get('Authorization')).toBe('Bearer theirs');
});
