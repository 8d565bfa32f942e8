import type { Meta, StoryObj } from '@storybook/react-vite';
import { offline, ok, problem } from '@dasbor/sdk/testing';
import { expect } from 'storybook/test';
import EmailLinkPage from './email-link-page.tsx';

const accepted = ok({ data: { accepted: true as const } });
const at = (path: string, scenario: object = {}) => ({ dasbor: { session: null, path, scenario } });

const meta: Meta = { title: 'Sign-up/Changed email', render: () => <EmailLinkPage /> };
export default meta;
type Story = StoryObj;

const pressing =
  (button: string, shown: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: button }));
    await expect(await canvas.findByText(shown)).toBeVisible();
  };

export const Confirm: Story = {
  parameters: at('/confirm_email?token=t', { confirmEmail: accepted }),
  play: pressing('Gunakan email ini', 'Email diganti'),
};
export const Undo: Story = {
  parameters: at('/undo_email_change?token=t', { undoEmailChange: accepted }),
  play: pressing('Kembalikan email lama', 'Email lama kembali'),
};
export const Spent: Story = {
  parameters: at('/undo_email_change?token=t', { undoEmailChange: problem(400, 'DPAY_TOKEN_INVALID') }),
  play: pressing('Kembalikan email lama', 'Tautan ini tidak berlaku lagi'),
};
export const Unreachable: Story = {
  parameters: at('/confirm_email?token=t', { confirmEmail: offline() }),
  play: pressing('Gunakan email ini', 'Email belum diganti'),
};
export const WithoutToken: Story = {
  parameters: at('/confirm_email'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Tautan ini tidak berlaku lagi');
  },
};
