import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { verification } from '../testing/scenarios.ts';
import SignedUpPage from './signed-up-page.tsx';

const PATH = '/signup/success?email=sri%40contoh.example';

const meta: Meta = {
  title: 'Sign-up/Check your mail',
  render: () => <SignedUpPage />,
  parameters: { dasbor: { session: null, path: PATH } },
};
export default meta;
type Story = StoryObj;

export const MailSent: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/sri@contoh\.example/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Kirim ulang dalam/ })).toBeDisabled();
  },
};

const afterAMinute: NonNullable<Story['beforeEach']> = () => {
  const { now } = Date;
  const began = now();
  // The countdown of a minute takes three seconds.
  Date.now = () => began + (now() - began) * 20;
  return () => {
    Date.now = now;
  };
};

export const MailSentAgain: Story = {
  beforeEach: afterAMinute,
  parameters: { dasbor: { session: null, path: PATH, scenario: verification.resends } },
  play: async ({ canvas, userEvent }) => {
    const again = await canvas.findByRole('button', { name: 'Kirim ulang email' });
    await userEvent.click(again);
    await expect(await canvas.findByText('Email dikirim ulang')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: /Kirim ulang dalam/ })).toBeDisabled());
  },
};

export const AskedTooEarly: Story = {
  beforeEach: afterAMinute,
  parameters: { dasbor: { session: null, path: PATH, scenario: verification.tooEarly } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kirim ulang email' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('40 detik');
  },
};

export const WithoutAddress: Story = {
  parameters: { dasbor: { session: null, path: '/signup/success' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Alamat email tidak diketahui')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Kirim ulang email' })).toBeVisible();
  },
};
