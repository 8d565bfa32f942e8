import { act, render, screen, waitFor } from '@testing-library/react';
import { HashRouter, Link, Navigate, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLeaveGuard } from './use-leave-guard.ts';

const onLink = vi.fn();
const goOn = vi.fn();
let state = { isActive: true, isLost: true };

function Page() {
  const guard = useLeaveGuard({ isActive: () => state.isActive, isLost: () => state.isLost, onLink });
  const navigate = useNavigate();
  return (
    <>
      <p>Page</p>
      <Link to="/elsewhere">Away</Link>
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
}

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const follow = (name: string) => act(async () => screen.getByRole('link', { name }).click());
const shows = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeInTheDocument());
/** The browser says that it will go, as the Navigation API does; jsdom has none. */
const ways = Object.assign(new EventTarget(), { traverseTo: vi.fn() });
const goes = ({ cancelable = true, ...how }: Partial<NavigateEvent>) =>
  act(async () => {
    const destination = { key: 'list', url: `${location.href.split('#')[0]}#/typed` };
    const event = Object.assign(new Event('navigate', { cancelable }), { destination, ...how });
    ways.dispatchEvent(event);
    goesOn.push(!event.defaultPrevented);
  });
let goesOn: boolean[] = [];

/** Come to by a link, from a list. */
const come = async () => {
  history.pushState(null, '', '#/');
  render(
    <HashRouter>
      <Routes>
        <Route path="/" element={<Link to="/page">List</Link>} />
        <Route path="/page" element={<Page />} />
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

it('stays where something would be lost, as often as Back is pressed, and goes back with a yes', async () => {
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
});

it('asks before an address that is typed, and leads to it with a yes', async () => {
  await come();

  await goes({ navigationType: 'push', hashChange: true });
  await press('Leave');

  await shows('Elsewhere');
  expect(goesOn).toEqual([false]);
});

it('asks about links where the browser does not say that it will go back', async () => {
  vi.unstubAllGlobals();
  await come();

  await follow('Away');

  await shows('Stay');
});

it('asks before a link, and leads on with a yes', async () => {
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

it('asks before what has no address, such as another mode, and asks again where one is still there after a yes', async () => {
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

it('does not hold the router for a page that is gone', async () => {
  await come();
  await follow('Away');
  await press('Leave');
  await shows('Elsewhere');

  await act(async () => void (location.hash = '#/'));
  await follow('List');

  await shows('Page');
});

it('asks nothing where the page is taken away with its session', async () => {
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
