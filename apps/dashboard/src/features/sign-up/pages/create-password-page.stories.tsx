import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { invitation } from '../testing/scenarios.ts';
import CreatePasswordPage from './create-password-page.tsx';

const at = (scenario: object) => ({ dasbor: { session: null, path: '/create_password?token=t', scenario } });

const meta: Meta = {
  title: 'Sign-up/Invitation',
  render: () => <CreatePasswordPage />,
  parameters: at(invitation.ofNewPerson),
};
export default meta;
type Story = StoryObj;

type Context = Parameters<NonNullable<Story['play']>>[0];
const choose = async ({ canvas, userEvent }: Context, password = 'Soto-Ayam-26') => {
  await userEvent.type(await canvas.findByLabelText('Kata sandi'), password);
  await userEvent.type(canvas.getByLabelText('Ulangi kata sandi'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Simpan dan terima' }));
};

export const Loading: Story = {
  parameters: at(invitation.reading),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Memeriksa undangan Anda');
  },
};

export const NewPerson: Story = {
  play: async (context) => {
    const { canvas } = context;
    await expect(
      await canvas.findByText('Ratna Wijayanti mengundang Anda ke “Kopi Nusantara”.'),
    ).toBeVisible();
    await choose(context);
    await expect(await canvas.findByText('Undangan diterima')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ke halaman masuk' })).toBeVisible();
  },
};

/** Somebody who works at another merchant keeps the password. */
export const KnownPerson: Story = {
  parameters: at(invitation.ofKnownPerson),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Anda diundang ke “Kopi Nusantara”.')).toBeVisible();
    await expect(canvas.queryByLabelText('Kata sandi')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Terima undangan' }));
    await expect(await canvas.findByText('Undangan diterima')).toBeVisible();
  },
};

export const RulesNotMet: Story = {
  play: async (context) => {
    const { canvas } = context;
    await choose(context, 'soto');
    await waitFor(() => expect(canvas.getByLabelText('Kata sandi')).toHaveFocus());
    await expect(canvas.getByText('Kata sandi belum memenuhi semua syarat.')).toBeVisible();
  },
};

export const LeakedPassword: Story = {
  parameters: at(invitation.leakedPassword),
  play: async (context) => {
    await choose(context, 'Password1!');
    await waitFor(() =>
      expect(context.canvas.getByLabelText('Kata sandi')).toHaveAccessibleDescription(/mudah ditebak/),
    );
  },
};

export const Spent: Story = {
  parameters: at(invitation.spent),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Undangan ini sudah tidak berlaku');
  },
};

export const SpentMeanwhile: Story = {
  parameters: at(invitation.spentMeanwhile),
  play: async (context) => {
    await choose(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'Undangan ini sudah tidak berlaku',
    );
  },
};

export const WithoutToken: Story = {
  parameters: { dasbor: { session: null, path: '/create_password' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Tautan tidak lengkap');
  },
};

export const Unreachable: Story = {
  parameters: at(invitation.unreachable),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Undangan belum bisa ditampilkan');
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }));
    await expect(await canvas.findByLabelText('Kata sandi')).toBeVisible();
  },
};
