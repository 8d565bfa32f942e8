import type { Meta, StoryObj } from '@storybook/react-vite';
import { offline, ok, problem } from '@dasbor/sdk/testing';
import { expect, waitFor } from 'storybook/test';
import { forgetOwn, ownKey } from '../../../shared/unsaved/own-storage.ts';
import { shownAlert } from '../../../shared/testing/dialog.ts';
import { sessionOf } from '../../../shared/testing/sessions.ts';
import EmailNotVerifiedPage from './email-not-verified-page.tsx';
import ForgotPasswordPage from './forgot-password-page.tsx';
import ResetPasswordPage from './reset-password-page.tsx';
import VerifyPage from './verify-page.tsx';

const meta: Meta = {
  title: 'Sign-in/Recovery',
  parameters: { dasbor: { session: null } },
  // Clears unsaved edits from earlier stories.
  beforeEach: () => forgetOwn(),
};
export default meta;
type Story = StoryObj;

const accepted = ok({ data: { accepted: true as const } });
const tooLong = (field: string) =>
  problem(400, 'DPAY_INVALID_REQUEST', undefined, {
    fields: [{ field, code: 'DPAY_FIELD_TOO_LONG', params: { max: 256 } }],
  });

export const ForgotPassword: Story = {
  render: () => <ForgotPasswordPage />,
  parameters: { dasbor: { session: null, scenario: { forgotPassword: accepted } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'owner@demo.test');
    await userEvent.click(canvas.getByRole('button', { name: 'Kirim tautan' }));
    await expect(await canvas.findByText('Periksa email Anda')).toBeVisible();
  },
};

/** A long input wraps and does not overflow a small screen. */
export const ForgotPasswordLongAddress: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <ForgotPasswordPage />,
  parameters: { dasbor: { session: null, scenario: { forgotPassword: accepted } } },
  play: async ({ canvas, userEvent }) => {
    const address = 'nama.yang.sangat.panjang.sekali.untuk.sebuah.alamat@kopi-nusantara.example';
    await userEvent.type(canvas.getByLabelText('Email'), `${address}{Enter}`);
    await canvas.findByText('Periksa email Anda');
    const room = canvas.getByRole('main').getBoundingClientRect();
    await expect(canvas.getByRole('status').getBoundingClientRect().right).toBeLessThanOrEqual(room.right);
  },
};

export const ForgotPasswordUnreachable: Story = {
  render: () => <ForgotPasswordPage />,
  parameters: { dasbor: { session: null, scenario: { forgotPassword: offline() } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'owner@demo.test');
    await userEvent.click(canvas.getByRole('button', { name: 'Kirim tautan' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Server tidak dapat dihubungi');
  },
};

export const ResetPassword: Story = {
  render: () => <ResetPasswordPage />,
  parameters: {
    dasbor: { session: null, path: '/reset_password?token=t', scenario: { resetPassword: accepted } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Kata sandi baru'), 'kopi');
    await expect(canvas.getAllByText('(belum terpenuhi)').length).toBeGreaterThan(0);
    await userEvent.type(canvas.getByLabelText('Kata sandi baru'), '-Susu-1');
    await expect(canvas.queryByText('(belum terpenuhi)')).toBeNull();
    await userEvent.type(canvas.getByLabelText('Ulangi kata sandi baru'), 'kopi-Susu-1');
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan kata sandi' }));
    await expect(await canvas.findByText('Kata sandi diperbarui')).toBeVisible();
  },
};

// spec 5.13
export const ResetPasswordMismatch: Story = {
  render: () => <ResetPasswordPage />,
  parameters: { dasbor: { session: null, path: '/reset_password?token=t' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Kata sandi baru'), 'kopi-Susu-1');
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan kata sandi' }));
    await expect(canvas.getByLabelText('Ulangi kata sandi baru')).toHaveAccessibleDescription(/tidak sama/);
  },
};

/** If both fields are invalid, Enter focuses the first. The missing rules are shown once, in the list. */
export const ResetPasswordBothWrong: Story = {
  render: () => <ResetPasswordPage />,
  parameters: { dasbor: { session: null, path: '/reset_password?token=t' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Kata sandi baru'), 'kopi');
    await userEvent.type(canvas.getByLabelText('Ulangi kata sandi baru'), 'teh{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('Kata sandi baru')).toHaveFocus());
    await expect(canvas.getByText('Kata sandi belum memenuhi semua syarat.')).toBeVisible();
    await expect(canvas.getAllByText(/Minimal 8 karakter/)).toHaveLength(1);
  },
};

// spec 5.14, 8.27
export const ResetPasswordWithoutToken: Story = {
  render: () => <ResetPasswordPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Tautan tidak lengkap');
  },
};

const asksForAnotherLink: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Kata sandi baru'), 'kopi-Susu-1');
  await userEvent.type(canvas.getByLabelText('Ulangi kata sandi baru'), 'kopi-Susu-1');
  await userEvent.click(canvas.getByRole('button', { name: 'Simpan kata sandi' }));
  await expect(await canvas.findByRole('link', { name: 'Minta tautan baru' })).toBeVisible();
};

// spec 8.26
export const ResetPasswordLinkUsed: Story = {
  render: () => <ResetPasswordPage />,
  parameters: {
    dasbor: {
      session: null,
      path: '/reset_password?token=t',
      scenario: { resetPassword: problem(400, 'DPAY_TOKEN_INVALID') },
    },
  },
  play: asksForAnotherLink,
};

/** A truncated or merged link. */
export const ResetPasswordLinkMalformed: Story = {
  render: () => <ResetPasswordPage />,
  parameters: {
    dasbor: {
      session: null,
      path: '/reset_password?token=t',
      scenario: { resetPassword: tooLong('token') },
    },
  },
  play: asksForAnotherLink,
};

export const ResetPasswordTooLong: Story = {
  render: () => <ResetPasswordPage />,
  parameters: {
    dasbor: {
      session: null,
      path: '/reset_password?token=t',
      scenario: { resetPassword: tooLong('password') },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText('Kata sandi baru');
    await userEvent.type(password, 'kopi-Susu-1');
    await userEvent.type(canvas.getByLabelText('Ulangi kata sandi baru'), 'kopi-Susu-1{Enter}');
    await waitFor(() => expect(password).toHaveFocus());
    await expect(password).toHaveAccessibleDescription(/Paling panjang 256 karakter/);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const ForgotPasswordRefused: Story = {
  render: () => <ForgotPasswordPage />,
  parameters: { dasbor: { session: null, scenario: { forgotPassword: tooLong('email') } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'owner@demo.test{Enter}');
    await waitFor(() =>
      expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Paling panjang 256 karakter.'),
    );
  },
};

export const ResetPasswordOfSomebodyElse: Story = {
  render: () => <ResetPasswordPage />,
  parameters: {
    dasbor: {
      session: sessionOf(),
      path: '/reset_password?token=t',
      pattern: '/reset_password',
      scenario: { resetPassword: accepted },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Kata sandi baru'), 'Kopi-Susu-2026');
    await userEvent.type(canvas.getByLabelText('Ulangi kata sandi baru'), 'Kopi-Susu-2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan kata sandi' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Keluar, lalu ke halaman masuk' }));

    // Signed out and redirected: this page is no longer shown.
    await waitFor(() => expect(canvas.queryByRole('heading')).toBeNull());
  },
};

/** Signs out as the menu does, with the same confirmation. */
export const SignedOutWithSomethingUnsaved: Story = {
  render: () => <ResetPasswordPage />,
  parameters: {
    dasbor: { session: sessionOf(), path: '/reset_password', pattern: '/reset_password' },
  },
  beforeEach: () => sessionStorage.setItem(ownKey(sessionOf().user_id, 'draft live merchant row'), '{}'),
  play: async ({ canvas, userEvent }) => {
    const out = canvas.getByRole('button', { name: 'Keluar, lalu ke halaman masuk' });
    await userEvent.click(out);
    const question = await shownAlert({ name: 'Keluar sekarang?' });
    await userEvent.click(question.getByRole('button', { name: 'Batal' }));
    await waitFor(() => expect(out).toHaveFocus());
    await expect(out).not.toHaveAttribute('aria-busy');

    await userEvent.click(out);
    await userEvent.click(
      (await shownAlert({ name: 'Keluar sekarang?' })).getByRole('button', { name: 'Keluar' }),
    );
    await waitFor(() => expect(canvas.queryByRole('heading')).toBeNull());
  },
};

export const EmailVerified: Story = {
  render: () => <VerifyPage />,
  parameters: { dasbor: { session: null, path: '/verify?token=t', scenario: { verifyEmail: accepted } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Email terverifikasi')).toBeVisible();
  },
};

export const VerifyingEmail: Story = {
  render: () => <VerifyPage />,
  parameters: { dasbor: { session: null, path: '/verify?token=t', scenario: { verifyEmail: 'pending' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Memeriksa tautan Anda');
  },
};

export const VerificationLinkUsed: Story = {
  render: () => <VerifyPage />,
  parameters: {
    dasbor: {
      session: null,
      path: '/verify?token=t',
      scenario: { verifyEmail: problem(400, 'DPAY_TOKEN_INVALID') },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Tautan ini sudah tidak berlaku');
    await expect(canvas.getByRole('link', { name: 'Ke halaman masuk' })).toHaveAttribute('href', '/login');
    await expect(canvas.getByRole('link', { name: 'Minta tautan baru' })).toBeVisible();
  },
};

export const VerificationNotReached: Story = {
  render: () => <VerifyPage />,
  parameters: {
    dasbor: { session: null, path: '/verify?token=t', scenario: { verifyEmail: [offline(), accepted] } },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Email belum terverifikasi');
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }));
    await expect(await canvas.findByText('Email terverifikasi')).toBeVisible();
  },
};

export const EmailNotVerified: Story = {
  render: () => <EmailNotVerifiedPage />,
  parameters: {
    dasbor: {
      session: null,
      path: '/email_not_verified?email=baru%40demo.test',
      scenario: { resendVerificationEmail: accepted },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Email')).toHaveValue('baru@demo.test');
    await userEvent.click(canvas.getByRole('button', { name: 'Kirim ulang email' }));
    await expect(await canvas.findByText('Email verifikasi dikirim')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Kirim ulang dalam/ })).toBeDisabled();
  },
};
