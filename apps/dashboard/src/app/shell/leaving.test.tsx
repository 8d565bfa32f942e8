import { ok } from '@dasbor/sdk/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { beforeAll, expect, it } from 'vitest';
import { useLeaveGuard } from '../../shared/unsaved/use-leave-guard.ts';
import { modeAtom } from '../../shared/state/mode.ts';
import { useSession } from '../../shared/state/session.ts';
import { sessionOf } from '../../shared/testing/sessions.ts';
import { createTestEnvironment, TestApp } from '../../shared/testing/test-app.tsx';
import { Shell } from './shell.tsx';

// jsdom has no modal dialogs.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

/** With a text that is not in storage. */
const Page = () => {
  const [text, setText] = useState('');
  const isHere = () => text !== '';
  const guard = useLeaveGuard({ isActive: isHere, isLost: isHere, onLink: () => undefined });
  return (
    <>
      <textarea value={text} onChange={(event) => setText(event.target.value)} />
      {guard.isAsked ? (
        <>
          <button onClick={guard.stay}>Stay</button>
          <button onClick={guard.leave}>Leave</button>
        </>
      ) : null}
    </>
  );
};

const Mode = () => <output data-testid="mode">{useSession().mode}</output>;

/** The page with a typed text, before the other mode's permissions were ever loaded. */
const typed = async () => {
  const environment = createTestEnvironment({
    scenario: {
      getSession: () => ok({ data: sessionOf({ mode: environment.atoms.get(modeAtom) }) }),
      search: ok({ data: [] }),
    },
  });
  render(
    <TestApp environment={environment} path="/settings/snap-keys/compare">
      <Shell>
        <Mode />
        <Routes>
          <Route path="/settings/snap-keys/compare" element={<Page />} />
          <Route path="*" element={<p>Elsewhere</p>} />
        </Routes>
      </Shell>
    </TestApp>,
  );
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'POST:/x' } });
};

const press = (key: string, more = {}) => fireEvent.keyDown(document.body, { key, ...more });

const shortcut = () => {
  press('g');
  press('h');
};

const palette = (words: string) => async () => {
  press('k', { ctrlKey: true });
  const field = await screen.findByRole('combobox', undefined, { timeout: 10_000 });
  fireEvent.change(field, { target: { value: words } });
  const option = await screen.findByRole('option', { selected: true });
  await waitFor(() => expect(option).toHaveTextContent(new RegExp(words, 'i')));
  fireEvent.keyDown(field, { key: 'Enter' });
};

const switchMode = () => fireEvent.click(screen.getByRole('button', { name: 'Sandbox' }));

const AWAY = () => screen.getByText('Elsewhere');
const IN_SANDBOX = () => expect(screen.getByTestId('mode')).toHaveTextContent('sandbox');

it.each([
  ['a shortcut', shortcut, AWAY],
  ['the palette', palette('Beranda'), AWAY],
  ['the palette, to another mode,', palette('Sandbox'), IN_SANDBOX],
  ['the switch between modes', switchMode, IN_SANDBOX],
])(
  '%s asks before it discards the typed text, stays on cancel and continues on confirm',
  async (_, go, gone) => {
    await typed();

    await go();
    fireEvent.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(screen.getByDisplayValue('POST:/x')).toBeInTheDocument();
    expect(screen.getByTestId('mode')).toHaveTextContent('live');

    await go();
    await act(async () => screen.getByRole('button', { name: 'Leave' }).click());
    await waitFor(() => void gone());
    expect(screen.queryByDisplayValue('POST:/x')).toBeNull();
  },
);
