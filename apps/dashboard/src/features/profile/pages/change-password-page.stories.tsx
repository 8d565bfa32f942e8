import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Scenario } from '@dasbor/sdk/testing';
import { expect, waitFor, within } from 'storybook/test';
import { profile } from '../testing/scenarios.ts';
import ChangePasswordPage from './change-password-page.tsx';

const meta: Meta<typeof ChangePasswordPage> = {
  title: 'Account/Change password',
  component: ChangePasswordPage,
  decorators: [
    (Story) => (
      <main style={{ padding: 24 }}>
        <Story />
      </main>
    ),
  ],
  parameters: { dasbor: { path: '/user/change-password' } },
};
export default meta;
type Story = StoryObj<typeof ChangePasswordPage>;
type Play = NonNullable<Story['play']>;

const fill =
  (current: string, password: string, confirmation: string): Play =>
  async ({ canvas, userEvent }) => {
    if (current) await userEvent.type(canvas.getByLabelText('Kata sandi saat ini'), current);
    if (password) await userEvent.type(canvas.getByLabelText('Kata sandi baru'), password);
    if (confirmation) await userEvent.type(canvas.getByLabelText('Ulangi kata sandi baru'), confirmation);
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan kata sandi' }));
  };

const answering = (scenario: Scenario) => ({ dasbor: { path: '/user/change-password', scenario } });

export const Empty: Story = {
  play: async (context) => {
    await fill('', '', '')(context);
    await expect(context.canvas.getByLabelText('Kata sandi saat ini')).toHaveAccessibleDescription(
      'Wajib diisi.',
    );
    await context.userEvent.click(await context.canvas.findByRole('button', { name: /^Kata sandi baru: / }));
    await expect(context.canvas.getByLabelText('Kata sandi baru')).toHaveFocus();
  },
};

export const TooWeak: Story = {
  play: async (context) => {
    await fill('Dasbor-Demo-1', 'kopi', 'kopi')(context);
    await expect(context.canvas.getByLabelText('Kata sandi baru')).toBeInvalid();
    await waitFor(() => expect(context.canvas.getByLabelText('Kata sandi baru')).toHaveFocus());
  },
};

export const WrongCurrentPassword: Story = {
  parameters: answering(profile.wrongPassword),
  play: async (context) => {
    await fill('salah', 'kopi-Susu-1', 'kopi-Susu-1')(context);
    await expect((await context.canvas.findAllByText(/Kata sandi saat ini salah/))[0]).toBeVisible();
    const current = context.canvas.getByLabelText('Kata sandi saat ini');
    await waitFor(() => expect(current).toHaveFocus());
    await context.userEvent.tab();
    await expect(current).toHaveAccessibleDescription('Kata sandi saat ini salah. Sisa percobaan: 2.');
  },
};

export const WrongCurrentPasswordInEnglish: Story = {
  globals: { language: 'en' },
  parameters: answering(profile.wrongPassword),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Current password'), 'wrong');
    await userEvent.type(canvas.getByLabelText('New password'), 'kopi-Susu-1');
    await userEvent.type(canvas.getByLabelText('Repeat the new password'), 'kopi-Susu-1');
    await userEvent.click(canvas.getByRole('button', { name: 'Save password' }));
    await waitFor(() =>
      expect(canvas.getByLabelText('Current password')).toHaveAccessibleDescription(
        'The current password is wrong. Attempts left: 2.',
      ),
    );
  },
};

export const TooLong: Story = {
  parameters: answering(profile.passwordTooLong),
  play: async (context) => {
    await fill('Dasbor-Demo-1', 'kopi-Susu-1', 'kopi-Susu-1')(context);
    const password = context.canvas.getByLabelText('Kata sandi baru');
    await waitFor(() => expect(password).toHaveFocus());
    await expect(password).toHaveAccessibleDescription(/Paling panjang 256 karakter/);
  },
};

export const Changed: Story = {
  parameters: answering(profile.passwordChanged),
  play: async (context) => {
    await fill('Dasbor-Demo-1', 'kopi-Susu-1', 'kopi-Susu-1')(context);
    const page = within(context.canvasElement.ownerDocument.body);
    const toast = await page.findByText('Kata sandi diperbarui');
    await waitFor(() => expect(toast).toBeVisible());
  },
};

export const InEnglishAndDark: Story = {
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Current password')).toBeVisible();
  },
};
