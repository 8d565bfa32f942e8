import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { whatsApp } from '../testing/scenarios.ts';
import WhatsAppSignInPage from './whatsapp-sign-in-page.tsx';
import WhatsAppSignUpPage from './whatsapp-sign-up-page.tsx';

const at = (path: string, scenario: object) => ({ dasbor: { session: null, path, pattern: path, scenario } });
const signingIn = (scenario: object) => ({
  render: () => <WhatsAppSignInPage />,
  parameters: at('/login/whatsapp', scenario),
});
const signingUp = (scenario: object) => ({
  render: () => <WhatsAppSignUpPage />,
  parameters: at('/signup/whatsapp', scenario),
});

const meta: Meta = { title: 'Sign-up/WhatsApp' };
export default meta;
type Story = StoryObj;

type Context = Parameters<NonNullable<Story['play']>>[0];
const sendNumber = async ({ canvas, userEvent }: Context) => {
  await userEvent.type(canvas.getByLabelText('Nomor WhatsApp'), '081234567890');
  await userEvent.click(canvas.getByRole('button', { name: 'Kirim kode' }));
  return canvas.findByLabelText('Kode OTP');
};

export const SignIn: Story = {
  ...signingIn(whatsApp.succeeds),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const code = await sendNumber(context);
    await expect(canvas.getByText(/\+62\*+890/)).toBeVisible();
    await userEvent.type(code, '123456');
    // Signed in and on the way to home: this page is no longer shown.
    await waitFor(() => expect(canvas.queryByRole('heading')).toBeNull());
  },
};

export const NumberInvalid: Story = {
  ...signingIn(whatsApp.succeeds),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Nomor WhatsApp'), '021 555 1234{Enter}');
    await waitFor(() =>
      expect(canvas.getByLabelText('Nomor WhatsApp')).toHaveAccessibleDescription(/nomor HP yang valid/),
    );
  },
};

export const SendLimit: Story = {
  ...signingIn(whatsApp.sendLimit),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Nomor WhatsApp'), '081234567890{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Kode belum dikirim');
  },
};

export const WrongCode: Story = {
  ...signingIn(whatsApp.wrongCode),
  play: async (context) => {
    await context.userEvent.type(await sendNumber(context), '123456');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Kode OTP salah');
  },
};

export const SecondStepOn: Story = {
  ...signingIn(whatsApp.needsPassword),
  play: async (context) => {
    await context.userEvent.type(await sendNumber(context), '123456');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('verifikasi 2 langkah');
  },
};

export const CodeTimedOut: Story = {
  ...signingIn(whatsApp.sessionOver),
  play: async (context) => {
    const { canvas } = context;
    await context.userEvent.type(await sendNumber(context), '123456');
    await expect(await canvas.findByText('Kode sudah tidak berlaku. Minta kode baru.')).toBeVisible();
    await expect(canvas.getByLabelText('Nomor WhatsApp')).toHaveValue('081234567890');
  },
};

export const SignUp: Story = {
  ...signingUp(whatsApp.succeeds),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByLabelText('Nama lengkap'), 'Sri Wahyuni');
    await userEvent.type(canvas.getByLabelText('Nama usaha'), 'Warung Bu Sri');
    await canvas.findByRole('option', { name: 'Restoran' });
    await userEvent.selectOptions(canvas.getByLabelText('Kategori usaha'), 'restaurants');
    await userEvent.click(canvas.getByRole('checkbox'));
    await sendNumber(context);
    await expect(canvas.getByRole('heading', { name: 'Masukkan kode WhatsApp' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ganti nomor' }));
    await expect(canvas.getByLabelText('Nama usaha')).toHaveValue('Warung Bu Sri');
  },
};

export const NothingFilledIn: Story = {
  ...signingUp(whatsApp.succeeds),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kirim kode' }));
    await waitFor(() => expect(canvas.getByLabelText('Nama lengkap')).toHaveFocus());
    await expect(canvas.getByLabelText('Kategori usaha')).toHaveAccessibleDescription(/Wajib diisi/);
  },
};

export const CategoriesNotLoaded: Story = {
  ...signingUp(whatsApp.noCategories),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Kategori usaha belum bisa dimuat');
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }));
    await expect(await canvas.findByRole('option', { name: 'Restoran' })).toBeInTheDocument();
  },
};

export const SignUpOnPhoneInEnglishAndDark: Story = {
  ...signingUp(whatsApp.succeeds),
  globals: { viewport: { value: 'phone' }, language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Sign up by WhatsApp' })).toBeVisible();
  },
};
