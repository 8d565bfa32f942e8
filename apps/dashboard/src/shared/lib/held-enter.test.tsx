import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { holdEnter } from '../testing/hold-enter.ts';
import { TestApp } from '../testing/test-app.tsx';
import { Button } from '../ui/button.tsx';
import './held-enter.ts';

const send = vi.fn<() => void>();

const show = () => {
  send.mockReset();
  render(
    <TestApp>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <input aria-label="Amount" />
        <Button type="submit">Send</Button>
      </form>
      <Button onClick={send}>Approve</Button>
      <textarea aria-label="Notes" />
    </TestApp>,
  );
};

it.each(['Amount', 'Send', 'Approve'])(
  'Enter held down on %s is one press, and the next another',
  async (on) => {
    show();
    screen.getAllByRole(on === 'Amount' ? 'textbox' : 'button', { name: on })[0]!.focus();

    await holdEnter(5);
    expect(send).toHaveBeenCalledOnce();

    await holdEnter(0);
    expect(send).toHaveBeenCalledTimes(2);
  },
);

it('native handlers of Enter receive the press but no repeats', async () => {
  const taken = vi.fn<() => void>();
  render(<input aria-label="Search" onKeyDown={(event) => event.key === 'Enter' && taken()} />);
  screen.getByLabelText('Search').focus();

  await holdEnter(3);

  expect(taken).toHaveBeenCalledOnce();
});

it.each([
  ['Enter', 'Notes'],
  ['a', 'Amount'],
  ['ArrowDown', 'Send'],
])('%s held down on %s goes on', (key, on) => {
  show();
  const repeated = new KeyboardEvent('keydown', { key, repeat: true, bubbles: true, cancelable: true });

  const element = screen.queryByLabelText(on) ?? screen.getByRole('button', { name: on });
  expect(element.dispatchEvent(repeated)).toBe(true);
});
