import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { signIn } from '../testing/scenarios.ts';
import LoginPage from './login-page.tsx';

const meta: Meta<typeof LoginPage> = {
  title: 'Sign-in/Login',
  component: LoginPage,
  parameters: { dasbor: { session: null, path: '/login' } },
};
export default meta;
type Story = StoryObj<typeof LoginPage>;
type Play = NonNullable<Story['play']>;

const submit =
  (email: string, password: string): Play =>
  async ({ canvas, userEvent }) => {
    if (email) await userEvent.type(canvas.getByLabelText(/^Email$/), email);
    if (password) await userEvent.type(canvas.getByLabelText(/^(Kata sandi|Password)$/), password);
    await userEvent.click(canvas.getByRole('button', { name: /^(Masuk|Sign in)$/ }));
  };

const refused =
  (expected: RegExp): Play =>
  async (context) => {
    await submit('owner@demo.test', 'Dasbor-Demo-1')(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(expected);
  };

export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Masuk ke Dasbor');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Sign in to Dasbor');
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** The email field has focus at once, and Tab moves from it to the password. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByLabelText('Kata sandi')).toHaveFocus();
  },
};

// spec 5.2
export const EmptyFields: Story = {
  play: async (context) => {
    await submit('', '')(context);
    await expect(context.canvas.getByLabelText('Email')).toHaveAccessibleDescription('Wajib diisi.');
    await expect(context.canvas.getByLabelText('Kata sandi')).toHaveAccessibleDescription('Wajib diisi.');
    await expect(context.canvas.getByLabelText('Email')).toHaveFocus();
  },
};

// spec 5.1
export const InvalidEmail: Story = {
  play: async (context) => {
    await submit('owner@demo', 'x')(context);
    await expect(context.canvas.getByLabelText('Email')).toHaveAccessibleDescription(
      'Format email tidak valid.',
    );
  },
};

export const SigningIn: Story = {
  parameters: { dasbor: { session: null, scenario: signIn.pending } },
  play: async (context) => {
    await submit('owner@demo.test', 'Dasbor-Demo-1')(context);
    await expect(context.canvas.getByRole('button', { name: 'Masuk' })).toHaveAttribute('aria-busy', 'true');
  },
};

// spec 8.10
export const WrongPassword: Story = {
  parameters: { dasbor: { session: null, scenario: signIn.wrongPassword } },
  play: async (context) => {
    await refused(/Email atau kata sandi salah/)(context);
    await expect(context.canvas.getByRole('link', { name: 'Lupa kata sandi?' })).toBeVisible();
  },
};

/** The server's field errors are shown beside their field. */
export const PasswordTooLong: Story = {
  parameters: { dasbor: { session: null, scenario: signIn.tooLong } },
  play: async (context) => {
    await submit('owner@demo.test', 'Dasbor-Demo-1')(context);
    const password = context.canvas.getByLabelText('Kata sandi');
    await waitFor(() => expect(password).toHaveAccessibleDescription('Paling panjang 256 karakter.'));
    await expect(password).toBeInvalid();
    await expect(password).toHaveFocus();
    await expect(context.canvas.queryByRole('alert')).toBeNull();
  },
};

export const PasswordTooLongInEnglish: Story = {
  globals: { language: 'en' },
  parameters: { dasbor: { session: null, scenario: signIn.tooLong } },
  play: async (context) => {
    await submit('owner@demo.test', 'Dasbor-Demo-1')(context);
    await waitFor(() =>
      expect(context.canvas.getByLabelText('Password')).toHaveAccessibleDescription(
        'At most 256 characters.',
      ),
    );
  },
};

// spec 8.11
export const Locked: Story = {
  parameters: { dasbor: { session: null, scenario: signIn.locked } },
  play: refused(/Coba lagi dalam 27 menit/),
};

export const LockedInEnglish: Story = {
  globals: { language: 'en', theme: 'dark' },
  parameters: { dasbor: { session: null, scenario: signIn.locked } },
  play: refused(/Minutes until you can try again: 27/),
};

// spec 8.12
export const CodeLimitReached: Story = {
  parameters: { dasbor: { session: null, scenario: signIn.sendLimit } },
  play: refused(/Batas pengiriman OTP tercapai/),
};

// spec 8.13
export const EmailNotFound: Story = {
  parameters: { dasbor: { session: null, scenario: signIn.emailNotFound } },
  play: refused(/Email tidak terdaftar/),
};

// spec 8.14
export const EmailNotVerified: Story = {
  parameters: { dasbor: { session: null, scenario: signIn.emailNotVerified } },
  play: async (context) => {
    await refused(/Email Anda belum diverifikasi/)(context);
    await context.userEvent.click(
      context.canvas.getByRole('button', { name: 'Kirim ulang email verifikasi' }),
    );
    await expect(await context.canvas.findByText('Email verifikasi dikirim')).toBeVisible();
  },
};

export const ServerUnreachable: Story = {
  parameters: { dasbor: { session: null, scenario: signIn.unreachable } },
  play: refused(/Server tidak dapat dihubungi/),
};

// spec 8.9
export const ServerBroken: Story = {
  parameters: { dasbor: { session: null, scenario: signIn.broken } },
  play: refused(/req_01KAJ8M2Q7/),
};

// spec 8.6
export const SessionExpired: Story = {
  parameters: { dasbor: { session: null, path: '/login?ended=expired&to=%2Forders' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Sesi Anda telah berakhir');
  },
};

export const SignedOutForIdleness: Story = {
  parameters: { dasbor: { session: null, path: '/login?ended=idle' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Tidak ada aktivitas selama 30 menit');
  },
};

export const SignedOutForGuesses: Story = {
  parameters: { dasbor: { session: null, path: '/login?ended=guesses' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Kata sandi saat ini terlalu sering salah');
  },
};

export const SignedOutInAnotherTab: Story = {
  parameters: { dasbor: { session: null, path: '/login?ended=elsewhere&to=%2Forders' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Anda keluar di tab lain');
  },
};

export const ForPaymentLinks: Story = {
  parameters: { dasbor: { session: null, path: '/login/instapay', pattern: '/login/:page?' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Masuk untuk membuka Link pembayaran.')).toBeVisible();
  },
};
