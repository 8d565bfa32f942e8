import { ok, problem } from '@dasbor/sdk/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { modeAtom, startMode } from '../../shared/state/mode.ts';
import { sessionsAtom, useSession } from '../../shared/state/session.ts';
import { sessionOf } from '../../shared/testing/sessions.ts';
import { createTestEnvironment, TestApp } from '../../shared/testing/test-app.tsx';
import { Shell } from '../shell/shell.tsx';

const drawn: string[] = [];

const Drawn = () => {
  const { mode } = useSession();
  drawn.push(mode);
  return <p>{mode}</p>;
};

/** A tab in live mode, while another tab signs in. */
const openInLive = (account: () => Parameters<typeof sessionOf>[0]) => {
  drawn.length = 0;
  const environment = createTestEnvironment({
    mode: 'live',
    scenario: {
      getSession: () => ok({ data: sessionOf({ mode: environment.atoms.get(modeAtom), ...account() }) }),
    },
  });
  environment.atoms.set(sessionsAtom, {});
  render(
    <TestApp environment={environment}>
      <Shell>
        <Drawn />
      </Shell>
    </TestApp>,
  );
  return environment;
};

it.each([{ is_live: false }, { sandbox_only: true }])(
  'a user limited to sandbox gets sandbox in every tab, and nothing renders in live: %j',
  async (account) => {
    openInLive(() => account);

    expect(await screen.findByText('sandbox')).toBeDefined();
    expect(new Set(drawn)).toEqual(new Set(['sandbox']));
    expect(startMode()).toBe('sandbox');
  },
);

it('a failed load of one session is not shown for the next', async () => {
  const { fetch, sessionStore } = openInLive(() => ({}));
  await screen.findByText('live');
  fetch.use({ getSession: [problem(400, 'DPAY_INVALID_REQUEST'), 'pending'] });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(fetch.callsOf('getSession')).toHaveLength(2));

  act(() => sessionStore.begin({ ...sessionStore.read()!, signedInAt: sessionStore.read()!.signedInAt + 1 }));

  await waitFor(() => expect(fetch.callsOf('getSession')).toHaveLength(3));
  expect(screen.queryByText('live')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Coba lagi' })).toBeNull();
});

it('a user who becomes limited to sandbox gets sandbox when the tab is visible again', async () => {
  let account = {};
  openInLive(() => account);
  await screen.findByText('live');

  account = { sandbox_only: true };
  act(() => void document.dispatchEvent(new Event('visibilitychange')));

  expect(await screen.findByText('sandbox')).toBeDefined();
});
