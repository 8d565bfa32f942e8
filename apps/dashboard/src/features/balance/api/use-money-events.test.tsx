import { eventStream } from '@dasbor/sdk/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useLiveEvents } from '../../../shared/lib/events/live-events.ts';
import { createTestEnvironment, TestApp } from '../../../shared/testing/test-app.tsx';
import { useMoneyEvents } from '../../../shared/lib/events/use-money-events.ts';

const TOPPED_UP = {
  topic: 'top_up.updated',
  subject_id: 'top_01KAJ8000000000000000000',
  status: 'completed',
  at: '2026-11-20T03:46:08.600Z',
};

afterEach(() => void vi.useRealTimers());

const Balance = ({ onMoved }: { onMoved: () => void }) => {
  const [heard, setHeard] = useState(0);
  useMoneyEvents(onMoved);
  useLiveEvents([TOPPED_UP.topic], () => setHeard((count) => count + 1));
  return <p>heard {heard}</p>;
};

const open = async () => {
  const streamEvents = eventStream();
  const onMoved = vi.fn();
  const { unmount } = render(
    <TestApp environment={createTestEnvironment({ scenario: { streamEvents } })} path="/balance">
      <Balance onMoved={onMoved} />
    </TestApp>,
  );
  await waitFor(() => expect(streamEvents.listeners).toBeGreaterThan(0));
  return { onMoved, unmount, push: () => streamEvents.push(TOPPED_UP) };
};

it('sends one request for simultaneous events', async () => {
  const { onMoved, push } = await open();
  push();
  push();

  await screen.findByText('heard 2');
  await waitFor(() => expect(onMoved).toHaveBeenCalledTimes(1));
});

it('sends no more requests after the page is left', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  const { onMoved, push, unmount } = await open();
  push();
  await screen.findByText('heard 1');
  unmount();
  vi.runAllTimers();

  expect(onMoved).not.toHaveBeenCalled();
});
