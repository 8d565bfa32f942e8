import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import IdleDialog from './idle-dialog.tsx';

const meta: Meta<typeof IdleDialog> = {
  title: 'Shell/Idle warning',
  component: IdleDialog,
  args: { secondsLeft: 60, onStay: fn(), onLeave: fn() },
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
