import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Link, Route, Routes, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { modeAtom } from '../state/mode.ts';
import { sessionsAtom } from '../state/session.ts';
import { HistoryKeys } from '../testing/history-keys.tsx';
import { sessionOf } from '../testing/sessions.ts';
import { createTestEnvironment, TestApp } from '../testing/test-app.tsx';
import { useAway, useGoToResult } from './go-to-result.tsx';

/** Two pages in live, where an action of the first waits for its answer. */
function begun(options?: { isSaid: boolean }) {
  const drawn = { made: () => {}, failed: () => {} };
  function Form() {
    const goToResult = useGoToResult();
    const { tell } = useAway();
    drawn.made = () => goToResult('/top-ups/1', 'Made.', options);
    drawn.failed = () => tell('error', 'Not made.', '/form');
    return <Link to="/other">Other</Link>;
  }
  function Page() {
    const [version, setVersion] = useState(1);
    return (
      <>
        <Form key={version} />
        <button onClick={() => setVersion(2)}>Draw anew</button>
      </>
    );
  }
  const Address = () => <p>At {useLocation().pathname}</p>;
  const environment = createTestEnvironment({ mode: 'live' });
  environment.atoms.set(sessionsAtom, {
    live: sessionOf({ mode: 'live' }),
    sandbox: sessionOf({ mode: 'sandbox' }),
  });
  render(
    <TestApp environment={environment} path="/form">
      <Routes>
        <Route path="/form" element={<Page />} />
        <Route path="*" element={<Link to="/form">Form</Link>} />
      </Routes>
      <Address />
      <HistoryKeys />
    </TestApp>,
  );
  // As it was when it was pressed: an action goes on with what its page was drawn with then.
  const [made, failed] = [drawn.made, drawn.failed];
  return {
    environment,
    answered: () => act(made),
    refused: () => act(failed),
    go: (name: string) => fireEvent.click(screen.getByRole('link', { name })),
    drawAnew: () => fireEvent.click(screen.getByRole('button', { name: 'Draw anew' })),
    choose: (mode: 'live' | 'sandbox') => act(() => environment.atoms.set(modeAtom, mode)),
  };
}

it('leads on from the page that is still shown, and says only what is to be said there', () => {
  begun().answered();

  expect(screen.getByText('At /top-ups/1')).toBeDefined();
  expect(screen.queryByText('Made.')).toBeNull();
});

it('says it also where it leads on, for a page that does not', () => {
  begun({ isSaid: true }).answered();

  expect(screen.getByText('At /top-ups/1')).toBeDefined();
  expect(screen.getByText('Made.').closest('a')).toBeNull();
});

it('tears nobody off the page they have gone to: it says that it is done, and links to it', () => {
  const { go, answered } = begun();

  go('Other');
  answered();

  expect(screen.getByText('At /other')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Made.' }).getAttribute('href')).toBe('#/top-ups/1');
});

it('takes a page that was left and come back to for another', () => {
  const { go, answered } = begun();

  go('Other');
  go('Form');
  answered();

  expect(screen.getByText('At /form')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Made.' })).toBeDefined();
});

it('puts nothing of live on a sandbox page: it says which mode it was in, without a link', () => {
  const { choose, answered } = begun();

  choose('sandbox');
  answered();

  expect(screen.getByText('At /form')).toBeDefined();
  expect(screen.getByText('Live: Made.').closest('a')).toBeNull();
});

it('waits for no other page to be drawn before it takes this one for left', () => {
  const { answered } = begun();

  history.replaceState({ key: 'of another page' }, '');
  answered();

  expect(screen.getByText('At /form')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Made.' })).toBeDefined();
});

it('leads on where its own address is loaded once more: the page stays, with what is in it', () => {
  const { answered } = begun();

  history.replaceState(null, '');
  fireEvent.popState(window);
  answered();

  expect(screen.getByText('At /top-ups/1')).toBeDefined();
});

it('leads nobody on from another address, before that is drawn', () => {
  const { answered } = begun();

  history.replaceState(null, '', '#/of-another-page');
  fireEvent.popState(window);
  answered();
  history.replaceState(null, '', '#');

  expect(screen.getByRole('link', { name: 'Made.' })).toBeDefined();
});

it('leads on where what was saved has drawn its page anew', () => {
  const { answered, drawAnew } = begun();

  drawAnew();
  answered();

  expect(screen.getByText('At /top-ups/1')).toBeDefined();
});

it('is not said to whoever comes after a sign-out', () => {
  const { environment, go, answered, refused } = begun();

  go('Other');
  act(() => environment.sessionStore.end('signed-out'));
  answered();
  refused();

  expect(screen.queryByText('Made.')).toBeNull();
  expect(screen.queryByText('Not made.')).toBeNull();
});

it('says what failed behind another page, with the way back to it', () => {
  const { go, refused } = begun();

  go('Other');
  refused();

  expect(screen.getByRole('alert').textContent).toContain('Not made.');
  expect(screen.getByRole('link', { name: 'Not made.' }).getAttribute('href')).toBe('#/form');
});
