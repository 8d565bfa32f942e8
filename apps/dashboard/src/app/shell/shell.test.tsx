import { offline, ok } from '@dasbor/sdk/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { startTransition, useState } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import useSWR, { SWRConfig, useSWRConfig } from 'swr';
import { expect, it } from 'vitest';
import { useConnection } from '../../shared/lib/client.tsx';
import { ownKey } from '../../shared/unsaved/own-storage.ts';
import { lastAddress, rememberAddress } from '../../shared/list/query/list-memory.ts';
import { sessionOf } from '../../shared/testing/sessions.ts';
import { modeAtom } from '../../shared/state/mode.ts';
import { useSession } from '../../shared/state/session.ts';
import { createTestEnvironment, TestApp } from '../../shared/testing/test-app.tsx';
import { Shell } from './shell.tsx';

/** A server that returns a different number for each request. */
const server = () => {
  let asked = 0;
  return async () => `answer ${(asked += 1)}`;
};

const Page = ({ ask, to }: { ask: () => Promise<string>; to: string }) => {
  const { data } = useSWR('/balance', ask);
  return (
    <>
      <p>{data}</p>
      <Link to={to}>Go to {to}</Link>
    </>
  );
};

it('the next page shows fresh data, however soon it opens', async () => {
  const ask = server();
  render(
    <TestApp path="/one">
      {/* SWR's default: responses of the last two seconds count as fresh. */}
      <SWRConfig value={{ dedupingInterval: 2000 }}>
        <Shell>
          <Routes>
            <Route path="/one" element={<Page key="one" ask={ask} to="/two" />} />
            <Route path="/two" element={<Page key="two" ask={ask} to="/one" />} />
          </Routes>
        </Shell>
      </SWRConfig>
    </TestApp>,
  );
  await screen.findByText('answer 1');

  fireEvent.click(screen.getByRole('link', { name: 'Go to /two' }));

  expect(await screen.findByText('answer 2')).toBeDefined();
});

// Parts of the shell are loaded while these run, so how often they draw differs from run to run.
const AGAIN = { retry: 2 };

it('shows nothing that the previous user of the tab loaded or typed', AGAIN, async () => {
  const dewi = sessionOf({ user_id: 'usr_01KAJ800000000000000000002', name: 'Dewi Lestari' });
  let who = sessionOf();
  const ask = () => (who === dewi ? new Promise<string>(() => undefined) : Promise.resolve('8422647002'));
  sessionStorage.setItem(ownKey(who.user_id, 'draft'), '8422647002');
  render(
    <TestApp path="/one" scenario={{ getSession: () => ok({ data: who }) }}>
      <Shell>
        <Page ask={ask} to="/two" />
      </Shell>
    </TestApp>,
  );
  await screen.findByText('8422647002');
  rememberAddress('payments', '/payments?search=8422647002');

  sessionStorage.setItem(ownKey(dewi.user_id, 'draft'), '75000');
  who = dewi;
  document.dispatchEvent(new Event('visibilitychange'));

  await waitFor(() => expect(screen.queryByText('8422647002')).toBeNull());
  expect(await screen.findByRole('link', { name: 'Go to /two' })).toBeDefined();
  expect(Object.values(sessionStorage)).not.toContain('8422647002');
  expect(Object.values(sessionStorage)).toContain('75000');
  expect(lastAddress('payments', '/payments')).toBe('/payments');
});

it(
  'loads the new user after another sign-in, in this tab or another, and stops showing the previous one',
  AGAIN,
  async () => {
    const dewi = sessionOf({ user_id: 'usr_01KAJ800000000000000000002', name: 'Dewi Lestari' });
    let who = sessionOf();
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const environment = createTestEnvironment({
      scenario: {
        getSession: () => (who === dewi ? answered.then(() => ok({ data: who })) : ok({ data: who })),
      },
    });
    const Who = () => <p>This is {useSession().name}</p>;
    render(
      <TestApp environment={environment}>
        <Shell>
          <Who />
        </Shell>
      </TestApp>,
    );
    await screen.findByText(`This is ${who.name}`);

    who = dewi;
    const signIn = environment.sessionStore.read();
    act(() => environment.sessionStore.begin({ ...signIn!, signedInAt: signIn!.signedInAt + 1 }));

    // A part of the shell may still be on its way; React then keeps the old text hidden until it is there.
    await waitFor(() => expect(screen.queryByText(/^This is/)).toBeNull());
    answer();
    expect(await screen.findByText('This is Dewi Lestari')).toBeDefined();
  },
);

it('while a mode switch is pending, a newly opened page uses the current mode', AGAIN, async () => {
  const environment = createTestEnvironment({ mode: 'live', scenario: { getSession: 'pending' } });
  const drawnTwice: unknown[] = [];
  const drawn: [mode: string, isLive: boolean][] = [];
  const Opened = () => {
    drawn.push([useSession().mode, useConnection() === environment.clients.live]);
    return null;
  };
  const Opener = () => {
    const [isOpen, setIsOpen] = useState(false);
    const open = () => {
      startTransition(() => environment.atoms.set(modeAtom, 'sandbox'));
      setIsOpen(true);
    };
    return isOpen ? <Opened /> : <button onClick={open}>Open</button>;
  };
  render(
    <TestApp environment={environment}>
      <Shell>
        <Opener />
      </Shell>
    </TestApp>,
    { onRecoverableError: (error) => drawnTwice.push(error) },
  );

  fireEvent.click(screen.getByRole('button', { name: 'Open' }));

  await waitFor(() => expect(screen.queryByRole('navigation')).toBeNull());
  expect(drawn.length).toBeGreaterThan(0);
  expect(new Set(drawn.map(String))).toEqual(new Set(['live,true']));
  expect(drawnTwice).toEqual([]);
});

it.each([
  { what: 'is first read', getSession: 'pending' as const },
  { what: 'cannot be read', getSession: offline() },
])('applies the response to an action while the other mode $what', async ({ getSession }) => {
  const environment = createTestEnvironment({ mode: 'live', scenario: { getSession } });
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const outcomes: Promise<unknown>[] = [];
  const Action = () => {
    const { mutate } = useSWRConfig();
    const act = () => answered.then(() => mutate('/balance', 'after', { revalidate: false }));
    return <button onClick={() => void outcomes.push(act())}>Act</button>;
  };
  render(
    <TestApp environment={environment}>
      <Shell>
        <Action />
      </Shell>
    </TestApp>,
  );

  fireEvent.click(screen.getByRole('button', { name: 'Act' }));
  await act(async () => environment.atoms.set(modeAtom, 'sandbox'));
  answer();

  expect(screen.queryByRole('button', { name: 'Act' })).toBeNull();
  expect(await Promise.all(outcomes)).toEqual(['after']);
});
