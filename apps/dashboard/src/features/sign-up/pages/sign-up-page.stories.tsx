import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { forgetOwn } from '../../../shared/unsaved/own-storage.ts';
import { signUp } from '../testing/scenarios.ts';
import SignUpPage from './sign-up-page.tsx';

const meta: Meta = {
  title: 'Sign-up/Form',
  render: () => <SignUpPage />,
  parameters: { dasbor: { session: null, path: '/signup', pattern: '/signup' } },
  beforeEach: () => forgetOwn(),
};
export default meta;
type Story = StoryObj;

const at = (scenario: object) => ({
  dasbor: { session: null, path: '/signup', pattern: '/signup', scenario },
});

type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

const fill = async (
  { canvas, userEvent }: Context,
  { email = 'sri@contoh.example', password = 'Soto-Ayam-26' } = {},
) => {
  await userEvent.type(canvas.getByLabelText('Nama lengkap'), 'Sri Wahyuni');
  await userEvent.type(canvas.getByLabelText('Nama usaha'), 'Warung Bu Sri');
  await userEvent.type(canvas.getByLabelText('Email'), email);
  await userEvent.type(canvas.getByLabelText('Nomor HP'), '081234567890');
  await userEvent.type(canvas.getByLabelText('Kata sandi'), password);
  await userEvent.type(canvas.getByLabelText('Ulangi kata sandi'), password);
  await userEvent.click(canvas.getByRole('checkbox'));
};
const send = ({ canvas, userEvent }: Context) =>
  userEvent.click(canvas.getByRole('button', { name: 'Daftar' }));

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Isi syarat layanan'));
    await expect(canvas.getByText(/hanya memakai uang percobaan/)).toBeVisible();
  },
};

/** Each field says what is missing, and the first one gets the focus. */
// spec 5.97, 8.25
export const NothingFilledIn: Story = {
  play: async (context) => {
    const { canvas } = context;
    await send(context);
    await waitFor(() => expect(canvas.getByLabelText('Nama lengkap')).toHaveFocus());
    await expect(canvas.getByLabelText('Nama usaha')).toHaveAccessibleDescription(/Wajib diisi/);
    await expect(canvas.getByText('Setujui syarat layanan untuk mendaftar.')).toBeVisible();
  },
};

/** A rule that is broken is shown when the field is left, and disappears while it is corrected. */
export const ToldWhileTyping: Story = {
  play: async ({ canvas, userEvent }) => {
    const business = canvas.getByLabelText('Nama usaha');
    await userEvent.type(business, 'Toko 99');
    await expect(business).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect(business).toHaveAccessibleDescription(/tidak boleh berisi angka/);
    await userEvent.clear(business);
    await userEvent.type(business, 'Toko Sembilan');
    await expect(business).not.toHaveAttribute('aria-invalid');

    await userEvent.type(canvas.getByLabelText('Kata sandi'), 'soto');
    await expect(canvas.getAllByText('(belum terpenuhi)').length).toBeGreaterThan(0);
    await userEvent.type(canvas.getByLabelText('Kata sandi'), '-Ayam-26');
    await expect(canvas.queryByText('(belum terpenuhi)')).toBeNull();
  },
};

export const ConfirmationDiffers: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fill(context);
    await userEvent.type(canvas.getByLabelText('Ulangi kata sandi'), '7');
    await send(context);
    await expect(canvas.getByLabelText('Ulangi kata sandi')).toHaveAccessibleDescription(/tidak sama/);
  },
};

export const Sending: Story = {
  parameters: at(signUp.pending),
  play: async (context) => {
    await fill(context);
    await send(context);
    await expect(context.canvas.getByRole('button', { name: /Daftar/ })).toHaveAttribute('aria-busy', 'true');
  },
};

export const LeakedPassword: Story = {
  parameters: at(signUp.leakedPassword),
  play: async (context) => {
    const { canvas } = context;
    await fill(context, { password: 'Password1!' });
    await send(context);
    await waitFor(() => expect(canvas.getByLabelText('Kata sandi')).toHaveFocus());
    await expect(canvas.getByLabelText('Kata sandi')).toHaveAccessibleDescription(/mudah ditebak/);
  },
};

/** Only servers that reveal which addresses exist answer this. */
// spec 8.24
export const EmailTaken: Story = {
  parameters: at(signUp.emailTaken),
  play: async (context) => {
    const { canvas } = context;
    await fill(context);
    await send(context);
    await waitFor(() =>
      expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(/sudah terdaftar/),
    );
  },
};

export const TooManySignUps: Story = {
  parameters: at(signUp.tooMany),
  play: async (context) => {
    await fill(context);
    await send(context);
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
  },
};

// spec 8.23
export const Unreachable: Story = {
  parameters: at(signUp.unreachable),
  play: async (context) => {
    const { canvas } = context;
    await fill(context);
    await send(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Pendaftaran belum berhasil');
    await expect(canvas.getByLabelText('Email')).toHaveValue('sri@contoh.example');
  },
};

export const OnPhoneInEnglishAndDark: Story = {
  globals: { viewport: { value: 'phone' }, language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Sign up for Dasbor' })).toBeVisible();
  },
};
