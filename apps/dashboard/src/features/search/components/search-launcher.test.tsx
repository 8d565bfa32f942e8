import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { holdEnter } from '../../../shared/testing/hold-enter.ts';
import { createTestEnvironment, TestApp } from '../../../shared/testing/test-app.tsx';
import { around } from '../testing/around.ts';
import { search } from '../testing/scenarios.ts';
import { HeldKeys } from './held-keys.tsx';
import { palette, SearchLauncher } from './search-launcher.tsx';

// jsdom has no modal dialogs and does not scroll.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = closed;
  Element.prototype.scrollIntoView = () => undefined;
});

const closed = vi.fn<() => void>();
const heard = vi.fn<(key: string) => void>();

const Launcher = () => (
  <TestApp environment={createTestEnvironment({ scenario: search.hits })} path="/home">
    <SearchLauncher label="Cari apa saja" {...around()} />
  </TestApp>
);

const press = (key: string, more = {}) => fireEvent.keyDown(document.body, { key, ...more });

it('buffers keys typed before the palette loads and passes them only to the palette', async () => {
  // Test files share modules: another file may have loaded it.
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

it('opens while Enter is held down, and accepts nothing until the next press', async () => {
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

/** As a modal dialog that makes the rest inert. */
const ask = () => {
  const question = document.body.appendChild(document.createElement('div'));
  question.setAttribute('aria-modal', 'true');
  onTestFinished(() => question.remove());
};

it('does not open over a confirmation', async () => {
  render(<Launcher />);
  ask();

  press('k', { ctrlKey: true });
  heard.mockClear();
  press('Enter');

  expect(heard).toHaveBeenCalledExactlyOnceWith('Enter');
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('leaves the keys to a confirmation that opens before the palette loads', () => {
  const onType = vi.fn();
  const onClose = vi.fn();
  render(<HeldKeys onType={onType} onClose={onClose} />);
  ask();
  heard.mockClear();

  press('Enter');

  expect(heard).toHaveBeenCalledExactlyOnceWith('Enter');
  expect(onClose).toHaveBeenCalledOnce();
});

it('does not open if a confirmation opened while it was loading', async () => {
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
