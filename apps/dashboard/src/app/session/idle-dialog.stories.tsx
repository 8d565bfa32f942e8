import type { Meta, StoryObj } from '@storybook/react-vite';
import { ok } from '@dasbor/sdk/testing';
import { useEffect, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { forgetOwn } from '../../shared/unsaved/own-storage.ts';
import { shownAlert } from '../../shared/testing/dialog.ts';
import IdleDialog from './idle-dialog.tsx';

const meta: Meta<typeof IdleDialog> = {
  title: 'Shell/Idle warning',
  component: IdleDialog,
  // Clears what earlier stories left: unsaved edits, and an Enter that would count as a double press here.
  beforeEach: async () => {
    dispatchEvent(new Event('pointerdown'));
    forgetOwn();
  },
  args: { secondsLeft: 60, onStay: fn() },
};
export default meta;
type Story = StoryObj<typeof IdleDialog>;

export const OneMinuteLeft: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('alertdialog', { name: 'Anda masih di sini?' });
    await expect(within(dialog).getByRole('status')).toHaveTextContent('Keluar dalam 60 detik');
    const stay = within(dialog).getByRole('button', { name: 'Tetap masuk' });
    await waitFor(() => expect(stay).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onStay).toHaveBeenCalled();
  },
};

export const TenSecondsLeftInEnglish: Story = {
  args: { secondsLeft: 10 },
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const countdown = await page.findByText('Signing out in 10 seconds');
    await waitFor(() => expect(countdown).toBeVisible());
  },
};

/** Simulates unsaved edits. */
const hold = () => {
  const keep = (event: Event) => event.preventDefault();
  addEventListener('beforeunload', keep);
  return () => removeEventListener('beforeunload', keep);
};

let signedOut = 0;
const countsSignOuts = {
  dasbor: {
    scenario: {
      logout: () => {
        signedOut += 1;
        return ok();
      },
    },
  },
};

/** Staying idle keeps unsaved edits. The button would discard them, so it asks for confirmation first. */
const leavingAsked = (
  globals: object,
  [leave, title, cancel, warned, stay, yes]: readonly [string, string, string, string, string, string],
): Story => ({
  globals,
  parameters: countsSignOuts,
  beforeEach: () => {
    signedOut = 0;
    return hold();
  },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    const press = async (name: string) =>
      userEvent.click(await page.findByRole('button', { name }, { timeout: 5000 }));
    await press(leave);
    const question = await shownAlert({ name: title });
    await waitFor(() => expect(question.getByRole('button', { name: cancel })).toHaveFocus());
    await expect(page.queryByRole('alertdialog', { name: warned })).toBeNull();
    await expect(signedOut).toBe(0);

    await press(cancel);
    const warning = await page.findByRole('alertdialog', { name: warned });
    await waitFor(() => expect(within(warning).getByRole('button', { name: stay })).toHaveFocus());
    await expect(page.queryByRole('alertdialog', { name: title })).toBeNull();

    await press(leave);
    await shownAlert({ name: title });
    await press(yes);
    await waitFor(() => expect(signedOut).toBe(1));
  },
});
export const LeavingAsked = leavingAsked({}, [
  'Keluar sekarang',
  'Keluar sekarang?',
  'Batal',
  'Anda masih di sini?',
  'Tetap masuk',
  'Keluar',
]);
export const LeavingAskedEnglishOnAPhone = leavingAsked(
  { language: 'en', theme: 'dark', viewport: { value: 'phone' } },
  ['Sign out now', 'Sign out now?', 'Cancel', 'Are you still there?', 'Stay signed in', 'Sign out'],
);

export const LeavingWithNothingUnsaved: Story = {
  parameters: countsSignOuts,
  beforeEach: () => void (signedOut = 0),
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Keluar sekarang' }));
    await waitFor(() => expect(signedOut).toBe(1));
    await expect(page.queryByRole('alertdialog', { name: 'Keluar sekarang?' })).toBeNull();
  },
};

/**
 * The user cancels while the warning is still fading out. The warning reappears, and focus must not return to the button that
 * opened the confirmation.
 */
export const LeavingTakenBackAtOnce: Story = {
  beforeEach: () => {
    const release = hold();
    const slow = document.createElement('style');
    slow.textContent =
      '@keyframes fade-away {} [data-scope=dialog][data-state=closed] { animation: fade-away 1s 60s }';
    document.head.append(slow);
    return () => {
      release();
      slow.remove();
    };
  },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Keluar sekarang' }, { timeout: 5000 }));
    const cancel = await page.findByRole('button', { name: 'Batal' }, { timeout: 5000 });
    await waitFor(() => expect(cancel).toHaveFocus());

    await userEvent.keyboard('{Enter}');

    const warning = await page.findByRole('alertdialog', { name: 'Anda masih di sini?' });
    const stay = within(warning).getByRole('button', { name: 'Tetap masuk' });
    await waitFor(() => expect(stay).toHaveFocus());
    // The confirmation restores focus a frame or two later.
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
    await expect(stay).toHaveFocus();
  },
};

/** Focus returns to the field that had it before the warning, even after a cancelled sign-out. */
const takenBack = (back: string, stay: string): Story => ({
  beforeEach: hold,
  render: () => <AtAField />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    const field = await canvas.findByLabelText('Catatan');
    field.focus();
    dispatchEvent(new Event(WARN));
    await userEvent.click(await page.findByRole('button', { name: 'Keluar sekarang' }, { timeout: 5000 }));
    const cancel = await page.findByRole('button', { name: 'Batal' }, { timeout: 5000 });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.keyboard(back);
    const button = await page.findByRole('button', { name: 'Tetap masuk' });
    await waitFor(() => expect(button).toHaveFocus());
    // Two presses of Enter in quick succession count as one.
    await new Promise((resolve) => setTimeout(resolve, 550));
    if (stay) await userEvent.keyboard(stay);
    else await userEvent.click(button);
    await waitFor(() => expect(field).toHaveFocus());
  },
});
export const StayingAfterAll = takenBack('{Enter}', '{Enter}');
export const StayingAfterAllByEscape = takenBack('{Escape}', '{Escape}');
export const StayingAfterAllByMouse = takenBack('{Enter}', '');

const WARN = 'warn';

/** Shows the warning on an event, until the user answers. */
const AtAField = () => {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  useEffect(() => {
    const warn = () => setSecondsLeft(60);
    addEventListener(WARN, warn);
    return () => removeEventListener(WARN, warn);
  }, []);
  return (
    <>
      <label>
        Catatan <input />
      </label>
      <IdleDialog secondsLeft={secondsLeft} onStay={() => setSecondsLeft(null)} />
    </>
  );
};
