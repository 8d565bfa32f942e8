import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { holdEnter } from '../../../shared/testing/hold-enter.ts';
import { createTestEnvironment, TestApp } from '../../../shared/testing/test-app.tsx';
import { around } from '../testing/around.ts';
import { search } from '../testing/scenarios.ts';
import { HeldKeys } from './held-keys.tsx';
import { palette, SearchLauncher } from './search-launcher.tsx';

// jsdom has no modal dialogs and scrolls nothing.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = closed;
  Element.prototype.scrollIntoView = () => undefined;
});

const closed = vi.fn<() => void>();
const heard = vi.fn<(key: string) => void>();

function Launcher() {
  return (
    <TestApp environment={createTestEnvironment({ scenario: search.hits })} path="/home">
      <SearchLauncher label="Cari apa saja" {...around()} />
    </TestApp>
  );
}

const press = (key: string, more = {}) => fireEvent.keyDown(document.body, { key, ...more });

it('keeps what is typed before the palette is here and gives it to the palette; nothing else hears it', async () => {
  // Another file may have fetched it: they share their modules.
  palette.here = undefined;
  render(<Launcher />);
  addEventListener('keydown', ({ key }) => heard(key));

  press('k', { ctrlKey: true });
  heard.mockClear();
  for (const key of ['g', 'o', 'x', 'Backspace', 'Enter']) press(key);

  expect(screen.queryByRole('combobox')).toBeNull();
  expect(heard).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveValue('go'), { timeout: 10_000 });
  expect(screen.getByRole('combobox')).toHaveFocus();

  press('o');
  expect(heard).toHaveBeenCalledExactlyOnceWith('o');
});

it('opens by Enter that is held down, and takes nothing until the next press', async () => {
  render(<Launcher />);
  screen.getByRole('button', { name: 'Cari apa saja' }).focus();

  await holdEnter(0);
  const field = await screen.findByRole('combobox', {}, { timeout: 10_000 });
  expect(field).toHaveFocus();
  fireEvent.keyDown(field, { key: 'Enter', repeat: true });
  expect(closed).not.toHaveBeenCalled();

  fireEvent.keyDown(field, { key: 'Enter' });
  expect(closed).toHaveBeenCalledOnce();
});

/** As a dialog says that nothing else is to be used. */
const ask = () => {
  const question = document.body.appendChild(document.createElement('div'));
  question.setAttribute('aria-modal', 'true');
  onTestFinished(() => question.remove());
};

it('does not open over a question', async () => {
  render(<Launcher />);
  ask();

  press('k', { ctrlKey: true });
  heard.mockClear();
  press('Enter');

  expect(heard).toHaveBeenCalledExactlyOnceWith('Enter');
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('leaves the keys to a question that comes before the palette is here', () => {
  const onType = vi.fn();
  const onClose = vi.fn();
  render(<HeldKeys onType={onType} onClose={onClose} />);
  ask();
  heard.mockClear();

  press('Enter');

  expect(heard).toHaveBeenCalledExactlyOnceWith('Enter');
  expect(onClose).toHaveBeenCalledOnce();
});

it('is not there where a question came while it was on its way', async () => {
  const shown = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  ask();
  const { SearchPalette } = await import('./search-palette.tsx');
  const onClose = vi.fn();

  render(
    <TestApp environment={createTestEnvironment({ scenario: search.hits })} path="/home">
      <SearchPalette typed="" {...around()} onClose={onClose} />
    </TestApp>,
  );

  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(shown).not.toHaveBeenCalled();
});
