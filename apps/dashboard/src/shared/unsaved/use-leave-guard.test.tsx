import { act, render, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { HashRouter, Link, Navigate, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLeaveGuard } from './use-leave-guard.ts';

const onLink = vi.fn();
const onPress = vi.fn();
const goOn = vi.fn();
let state = { isActive: true, isLost: true };

const Page = () => {
  const guard = useLeaveGuard({ isActive: () => state.isActive, isLost: () => state.isLost, onLink });
  const navigate = useNavigate();
  return (
    <>
      <p>Page</p>
      <Link to="/elsewhere" onClick={onPress}>
        Away
      </Link>
      <a href="#/elsewhere">Toast</a>
      <Link to="/page?x=1">Filtered</Link>
      <button onClick={() => void navigate('/elsewhere', { state: 'said' })}>Push</button>
      <button onClick={() => void navigate('/elsewhere', { state: 'said', replace: true })}>Replace</button>
      {guard.isAsked ? (
        <>
          <button onClick={guard.stay}>Stay</button>
          <button onClick={guard.leave}>Leave</button>
        </>
      ) : null}
    </>
  );
};

/** Leaves like a history entry that belongs to another mode. */
const LeadsOn = () => {
  const navigate = useNavigate();
  useLayoutEffect(() => void navigate('/elsewhere', { replace: true }), [navigate]);
  return null;
};

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const follow = (name: string) => act(async () => screen.getByRole('link', { name }).click());
const shows = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeInTheDocument());
/** Emulates the Navigation API's `navigate` event, which jsdom lacks. */
const ways = Object.assign(new EventTarget(), { traverseTo: vi.fn() });
const goes = ({ cancelable = true, ...how }: Partial<NavigateEvent>, to = '/typed') =>
  act(async () => {
    const destination = { key: 'list', url: `${location.href.split('#')[0]}#${to}` };
    const event = Object.assign(new Event('navigate', { cancelable }), { destination, ...how });
    ways.dispatchEvent(event);
    goesOn.push(!event.defaultPrevented);
  });
let goesOn: boolean[] = [];

/** Opens the page by a link from a list. */
const come = async () => {
  history.pushState(null, '', '#/');
  render(
    <HashRouter>
      <Routes>
        <Route path="/" element={<Link to="/page">List</Link>} />
        <Route path="/page" element={<Page />} />
        <Route path="/leads-on" element={<LeadsOn />} />
        <Route path="*" element={<p>Elsewhere</p>} />
      </Routes>
    </HashRouter>,
  );
  await follow('List');
  await shows('Page');
};

beforeEach(() => {
  vi.stubGlobal('navigation', ways);
  state = { isActive: true, isLost: true };
  goesOn = [];
  vi.clearAllMocks();
});
afterEach(() => vi.unstubAllGlobals());

it.each<[string, Partial<NavigateEvent>, boolean]>([
  ['goes back where nothing is lost by it', { navigationType: 'traverse' }, false],
  ['goes where the browser lets nobody hold it', { navigationType: 'traverse', cancelable: false }, true],
  ['goes where the page itself leads', { navigationType: 'push' }, true],
])('%s', async (_, how, isLost) => {
  state.isLost = isLost;
  await come();

  await goes(how);

  expect(goesOn).toEqual([true]);
  expect(screen.queryByText('Leave')).toBeNull();
});

it('stays on every Back press if edits would be lost, and goes back after confirmation', async () => {
  const { promise: committed, resolve: commit } = Promise.withResolvers<NavigationHistoryEntry>();
  ways.traverseTo.mockReturnValue({ committed });
  await come();

  for (let times = 0; times < 2; times += 1) {
    await goes({ navigationType: 'traverse' });
    await press('Stay');
  }
  await goes({ navigationType: 'traverse' });
  expect(ways.traverseTo).not.toHaveBeenCalled();
  await press('Leave');
  expect(ways.traverseTo).toHaveBeenCalledExactlyOnceWith('list');

  await goes({ navigationType: 'traverse' });
  expect(goesOn).toEqual([false, false, false, true]);

  // The navigation is done, and the page is still there.
  await act(async () => commit({} as NavigationHistoryEntry));
  await goes({ navigationType: 'traverse' });
  expect(goesOn.at(-1)).toBe(false);
});

it('asks again if the page is still there after a confirmed address change', async () => {
  await come();

  await goes({ navigationType: 'push', hashChange: true }, '/page/');
  await press('Leave');
  expect(location.hash).toBe('#/page/');
  await shows('Page');

  await follow('Away');
  await shows('Stay');
});

it('does not ask if only the query of the page changes', async () => {
  await come();

  await goes({ navigationType: 'push', hashChange: true }, '/page?x=1');
  await goes({ navigationType: 'traverse' }, '/page');
  await follow('Filtered');

  expect(goesOn).toEqual([true, true]);
  expect(location.hash).toBe('#/page?x=1');
  expect(screen.queryByText('Stay')).toBeNull();
});

it('does not block a redirect by the next page', async () => {
  state.isLost = false;
  await come();

  await act(async () => void (location.hash = '#/leads-on'));

  await shows('Elsewhere');
  expect(location.hash).toBe('#/elsewhere');
});

it('lets other click handlers of a link run, such as closing its menu', async () => {
  await come();

  await follow('Away');

  expect(onPress).toHaveBeenCalledOnce();
  expect(onLink).toHaveBeenCalledOnce();
  expect(location.hash).toBe('#/page');
});

it('asks before a link outside the router', async () => {
  await come();

  await follow('Toast');
  expect(location.hash).toBe('#/page');
  await press('Leave');

  await shows('Elsewhere');
});

it('asks before a typed address, and opens it after confirmation', async () => {
  await come();

  await goes({ navigationType: 'push', hashChange: true });
  await press('Leave');

  await shows('Elsewhere');
  expect(goesOn).toEqual([false]);
});

it('asks before links in browsers without the Navigation API', async () => {
  vi.unstubAllGlobals();
  await come();

  await follow('Away');

  await shows('Stay');
});

it('asks before a link, and follows it after confirmation', async () => {
  state.isLost = false;
  await come();

  await follow('Away');
  expect(onLink).toHaveBeenCalledOnce();
  await press('Leave');

  await shows('Elsewhere');
});

it.each(['Push', 'Replace'])(
  'asks before the router leads away otherwise (%s), stays with a no, and leads on with a yes',
  async (how) => {
    state.isLost = false;
    await come();
    const entries = history.length;

    await press(how);
    expect(onLink).toHaveBeenCalledOnce();
    await press('Stay');
    expect(screen.getByText('Page')).toBeInTheDocument();
    expect(location.hash).toBe('#/page');

    await press(how);
    await press('Leave');
    await shows('Elsewhere');
    expect(history.state).toMatchObject({ usr: 'said' });
    expect(history.length - entries).toBe(how === 'Push' ? 1 : 0);
  },
);

it('asks before leaving without an address change, such as a mode switch, and asks again if the page is still there', async () => {
  const isLeft = () =>
    act(async () => {
      const leave = new CustomEvent('dasbor:leave', { cancelable: true, detail: goOn });
      goesOn.push(dispatchEvent(leave));
    });
  await come();

  await isLeft();
  await press('Stay');
  await isLeft();
  expect(goOn).not.toHaveBeenCalled();
  await press('Leave');
  expect(goOn).toHaveBeenCalledOnce();
  expect(screen.queryByText('Leave')).toBeNull();

  await isLeft();
  expect(goesOn).toEqual([false, false, false]);
  state.isActive = false;
  await isLeft();
  expect(goesOn).toEqual([false, false, false, true]);
});

it('releases the router when the page unmounts', async () => {
  await come();
  await follow('Away');
  await press('Leave');
  await shows('Elsewhere');

  await act(async () => void (location.hash = '#/'));
  await follow('List');

  await shows('Page');
});

it('does not ask if the page is removed with its session', async () => {
  const frame = (isSignedIn: boolean) => (
    <HashRouter>
      <Routes>
        <Route path="/page" element={isSignedIn ? <Page /> : <Navigate replace to="/login" />} />
        <Route path="*" element={<p>Elsewhere</p>} />
      </Routes>
    </HashRouter>
  );
  history.pushState(null, '', '#/page');
  const { rerender } = render(frame(true));
  await shows('Page');

  await act(async () => rerender(frame(false)));

  await shows('Elsewhere');
});
