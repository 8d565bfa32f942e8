import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Scenario } from '@dasbor/sdk/testing';
import { expect } from 'storybook/test';
import type { Challenge } from '../../../shared/forms/otp/challenge.ts';
import { keepChallenge } from '../challenge-store.ts';
import { challengeOf, strongChallengeOf } from '../../../shared/testing/challenge.ts';
import { shownDialog } from '../../../shared/testing/dialog.ts';
import { verification } from '../testing/scenarios.ts';
import OtpPage from './otp-page.tsx';

const meta: Meta<typeof OtpPage> = {
  title: 'Sign-in/Verification code',
  component: OtpPage,
  parameters: { dasbor: { session: null, path: '/login/otp' } },
};
export default meta;
type Story = StoryObj<typeof OtpPage>;
type Play = NonNullable<Story['play']>;

type State = {
  challenge?: () => Challenge;
  scenario?: Scenario;
  play: Play;
};

const storyOf = ({ challenge = challengeOf, scenario, play }: State): Story => ({
  loaders: [() => keepChallenge(challenge())],
  parameters: { dasbor: { session: null, path: '/login/otp', ...(scenario && { scenario }) } },
  play,
});

const typeCode: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText(/Kode OTP|Verification code/), '123456');
};

export const WaitingForCode = storyOf({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/dikirim ke ap\*{6}@demo.test/)).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent(/Berlaku [45]:\d\d lagi/);
    await expect(canvas.getByRole('button', { name: /Kirim ulang dalam \d+ detik/ })).toBeDisabled();
  },
});

export const WaitingInEnglish: Story = {
  ...storyOf({
    play: async ({ canvas }) => {
      await expect(canvas.getByRole('timer')).toHaveTextContent(/Expires in/);
    },
  }),
  globals: { language: 'en', theme: 'dark' },
};

export const WaitingOnPhone: Story = {
  ...storyOf({
    play: async ({ canvas }) => {
      await expect(canvas.getByLabelText('Kode OTP')).toHaveAttribute('autocomplete', 'one-time-code');
    },
  }),
  globals: { viewport: { value: 'phone' } },
};

export const Incomplete = storyOf({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Kode OTP'), '12');
    await userEvent.click(canvas.getByRole('button', { name: 'Verifikasi' }));
    await expect(canvas.getByLabelText('Kode OTP')).toHaveAccessibleDescription(/Masukkan 6 angka/);
  },
});

// spec 8.16, 8.19
export const InvalidCode = storyOf({
  scenario: verification.invalid,
  play: async (context) => {
    await typeCode(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Sisa percobaan: 2');
    await expect(context.canvas.getByLabelText('Kode OTP')).toHaveValue('');
  },
});

// spec 8.20
export const LastAttempt = storyOf({
  scenario: verification.invalidOnceMore,
  play: async (context) => {
    await typeCode(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Ini percobaan terakhir');
  },
});

export const BackForTheLastAttempt = storyOf({
  challenge: () => challengeOf({ remaining_attempts: 1 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Ini percobaan terakhir');
  },
});

export const Expired = storyOf({
  challenge: () => challengeOf({}, 301),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Kode sudah kedaluwarsa')).toBeVisible();
    await expect(canvas.getByLabelText('Kode OTP')).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Kirim ulang kode' })).toBeEnabled();
  },
});

// spec 8.18
export const ExpiredOnServer = storyOf({
  scenario: verification.expired,
  play: async (context) => {
    await typeCode(context);
    await expect(await context.canvas.findByText('Kode sudah kedaluwarsa')).toBeVisible();
  },
});

// spec 8.21
export const NoAttemptsLeft = storyOf({
  scenario: verification.noneLeft,
  play: async (context) => {
    await typeCode(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Coba lagi dalam 60 menit');
    await expect(context.canvas.queryByLabelText('Kode OTP')).toBeNull();
  },
});

// spec 8.17
export const SignInTimedOut = storyOf({
  scenario: verification.sessionOver,
  play: async (context) => {
    await typeCode(context);
    await expect(await context.canvas.findByRole('link', { name: 'Masuk kembali' })).toBeVisible();
  },
});

export const CodeSentAgain = storyOf({
  challenge: () => challengeOf({}, 90),
  scenario: verification.resends,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kirim ulang kode' }));
    await expect(await canvas.findByText('Kode baru telah dikirim')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Kirim ulang dalam/ })).toBeDisabled();
  },
});

// spec 8.15
export const ResendLimit = storyOf({
  challenge: () => challengeOf({}, 90),
  scenario: verification.resendLimit,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kirim ulang kode' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Coba lagi dalam 58 menit');
  },
});

/** With a passkey, an app and recovery codes, nothing is mailed. */
export const WithPasskey = storyOf({
  challenge: () => strongChallengeOf({ confirms: 'Masuk ke Dasbor', may_remember_device: true }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Pakai passkey' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /Ingat perangkat ini/ })).not.toBeChecked();
    await expect(canvas.queryByText(/dikirim ke/)).toBeNull();
  },
});

export const WithPasskeyInEnglish: Story = {
  ...storyOf({
    challenge: () => strongChallengeOf({ confirms: 'Sign in to Dasbor', may_remember_device: true }),
    play: async ({ canvas }) => {
      await expect(canvas.getByRole('button', { name: 'Use passkey' })).toBeVisible();
    },
  }),
  globals: { language: 'en', theme: 'dark' },
};

export const PasskeyRefused = storyOf({
  challenge: strongChallengeOf,
  scenario: verification.passkeyRefused,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pakai passkey' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Passkey tidak dipakai');
  },
});

export const WithApp = storyOf({
  challenge: strongChallengeOf,
  scenario: verification.invalid,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pakai aplikasi autentikator' }));
    await userEvent.type(await canvas.findByLabelText('Kode dari aplikasi autentikator'), '123456');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Sisa percobaan: 2');
    await expect(canvas.queryByRole('button', { name: /Kirim ulang/ })).toBeNull();
  },
});

export const WithRecoveryCode = storyOf({
  challenge: () => strongChallengeOf({ methods: ['authenticator', 'recovery_code'] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pakai kode pemulihan' }));
    const code = await canvas.findByLabelText('Kode pemulihan');
    await userEvent.type(code, '7k2m-9qxt');
    await userEvent.click(canvas.getByRole('button', { name: 'Verifikasi' }));
    await expect(code).toHaveAccessibleDescription(/Masukkan 12 huruf dan angka/);
  },
});

export const AllMethodsLocked = storyOf({
  challenge: () => strongChallengeOf({ remaining_attempts: 0 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Percobaan habis');
    await expect(canvas.queryByRole('button', { name: 'Pakai passkey' })).toBeNull();
  },
});

/** A newer server may offer a method that this build does not know. */
export const UnknownMethod = storyOf({
  challenge: () =>
    strongChallengeOf({ methods: ['carrier_pigeon', 'authenticator'] as unknown as Challenge['methods'] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Kode dari aplikasi autentikator')).toBeVisible();
  },
});

export const EverySecondStepLost = storyOf({
  challenge: strongChallengeOf,
  scenario: verification.lostReported,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kehilangan semua cara ini?' }));
    const question = await shownDialog({ name: 'Kehilangan semua langkah kedua?' });
    await expect(question.getByText(/Setelah 72 jam/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Laporkan hilang' }));
    await expect(await canvas.findByText('Laporan diterima')).toBeVisible();
    await expect(canvas.getByText(/23 Nov 2026, 10.15 WIB/)).toBeVisible();
  },
});
