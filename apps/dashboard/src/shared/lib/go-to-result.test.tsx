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

/** Two live pages. An action of the first is waiting for its response. */
const begun = (options?: { isSaid: boolean }) => {
  const drawn = { made: () => {}, failed: () => {} };
  const Form = () => {
    const goToResult = useGoToResult();
    const { tell } = useAway();
    drawn.made = () => goToResult('/top-ups/1', 'Made.', options);
    drawn.failed = () => tell('error', 'Not made.', '/form');
    return <Link to="/other">Other</Link>;
  };
  const Page = () => {
    const [version, setVersion] = useState(1);
    return (
      <>
        <Form key={version} />
        <button onClick={() => setVersion(2)}>Draw anew</button>
      </>
    );
  };
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
  // Use the values at the press: an action continues with the props of that render.
  const [made, failed] = [drawn.made, drawn.failed];
  return {
    environment,
    answered: () => act(made),
    refused: () => act(failed),
    go: (name: string) => fireEvent.click(screen.getByRole('link', { name })),
    drawAnew: () => fireEvent.click(screen.getByRole('button', { name: 'Draw anew' })),
    choose: (mode: 'live' | 'sandbox') => act(() => environment.atoms.set(modeAtom, mode)),
  };
};

it('navigates if the page is still shown, without a toast that the target repeats', () => {
  begun().answered();

  expect(screen.getByText('At /top-ups/1')).toBeDefined();
  expect(screen.queryByText('Made.')).toBeNull();
});

it('also shows the toast after navigating if the target does not confirm the action', () => {
  begun({ isSaid: true }).answered();

  expect(screen.getByText('At /top-ups/1')).toBeDefined();
  expect(screen.getByText('Made.').closest('a')).toBeNull();
});

it('does not navigate away from another page: shows a toast with a link instead', () => {
  const { go, answered } = begun();

  go('Other');
  answered();

  expect(screen.getByText('At /other')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Made.' }).getAttribute('href')).toBe('#/top-ups/1');
});

it('treats a page that was left and reopened as another page', () => {
  const { go, answered } = begun();

  go('Other');
  go('Form');
  answered();

  expect(screen.getByText('At /form')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Made.' })).toBeDefined();
});

it('shows a live result in sandbox with its mode and without a link', () => {
  const { choose, answered } = begun();

  choose('sandbox');
  answered();

  expect(screen.getByText('At /form')).toBeDefined();
  expect(screen.getByText('Live: Made.').closest('a')).toBeNull();
});

it('treats the page as left before the next page renders', () => {
  const { answered } = begun();

  history.replaceState({ key: 'of another page' }, '');
  answered();

  expect(screen.getByText('At /form')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Made.' })).toBeDefined();
});

it('navigates if the same address was loaded again, because the page stays mounted', () => {
  const { answered } = begun();

  history.replaceState(null, '');
  fireEvent.popState(window);
  answered();

  expect(screen.getByText('At /top-ups/1')).toBeDefined();
});

it('does not navigate from another address before it renders', () => {
  const { answered } = begun();

  history.replaceState(null, '', '#/of-another-page');
  fireEvent.popState(window);
  answered();
  history.replaceState(null, '', '#');

  expect(screen.getByRole('link', { name: 'Made.' })).toBeDefined();
});

it('navigates if saving has remounted the page', () => {
  const { answered, drawAnew } = begun();

  drawAnew();
  answered();

  expect(screen.getByText('At /top-ups/1')).toBeDefined();
});

it('shows nothing to the next user after a sign-out', () => {
  const { environment, go, answered, refused } = begun();

  go('Other');
  act(() => environment.sessionStore.end('signed-out'));
  answered();
  refused();

  expect(screen.queryByText('Made.')).toBeNull();
  expect(screen.queryByText('Not made.')).toBeNull();
});

it('reports a failure on another page, with a link back', () => {
  const { go, refused } = begun();

  go('Other');
  refused();

  expect(screen.getByRole('alert').textContent).toContain('Not made.');
  expect(screen.getByRole('link', { name: 'Not made.' }).getAttribute('href')).toBe('#/form');
});
