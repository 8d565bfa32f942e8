import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { createTestEnvironment, TestApp } from '../../../shared/testing/test-app.tsx';
import { search } from '../testing/scenarios.ts';
import { SearchLauncher } from './search-launcher.tsx';

// jsdom has no modal dialogs and scrolls nothing.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  Element.prototype.scrollIntoView = () => undefined;
});

const heard = vi.fn<(key: string) => void>();

function Launcher() {
  return (
    <TestApp environment={createTestEnvironment({ scenario: search.hits })} path="/home">
      <SearchLauncher label="Cari apa saja" pages={[]} modes={[]} onChooseMode={() => undefined} />
    </TestApp>
  );
}

const press = (key: string, more = {}) => fireEvent.keyDown(document.body, { key, ...more });

it('keeps what is typed before the palette is here and gives it to the palette; nothing else hears it', async () => {
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
