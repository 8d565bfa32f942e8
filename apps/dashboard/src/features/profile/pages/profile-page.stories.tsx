import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Scenario } from '@dasbor/sdk/testing';
import { expect, waitFor, within } from 'storybook/test';
import { profile } from '../testing/scenarios.ts';
import ProfilePage from './profile-page.tsx';

const meta: Meta<typeof ProfilePage> = {
  title: 'Account/Profile',
  component: ProfilePage,
  decorators: [
    (Story) => (
      <main style={{ padding: 24 }}>
        <Story />
      </main>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof ProfilePage>;
type Play = NonNullable<Story['play']>;

const storyOf = (scenario: Scenario, play: Play): Story => ({
  parameters: { dasbor: { path: '/user/profile', scenario } },
  play,
});

/** What floats above the page fades in. */
async function seen(found: Promise<HTMLElement>) {
  const element = await found;
  await waitFor(() => expect(element).toBeVisible());
}

const bodyOf = (element: HTMLElement) => within(element.ownerDocument.body);

export const Details = storyOf(profile.shown, async ({ canvas }) => {
  await expect(await canvas.findByLabelText('Nama lengkap')).toHaveValue('Ratna Kusuma');
  await expect(canvas.getByRole('button', { name: 'Simpan perubahan' })).toBeDisabled();
  await expect(canvas.getByText('Tidak aktif')).toBeVisible();
});

export const DetailsInEnglish: Story = {
  ...storyOf(profile.shown, async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Full name')).toBeVisible();
  }),
  globals: { language: 'en', theme: 'dark' },
};

export const DetailsOnPhone: Story = { ...Details, globals: { viewport: { value: 'phone' } } };

export const TwoStepOn = storyOf(profile.twoStepOn, async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Nonaktifkan' })).toBeVisible();
});

export const Loading = storyOf(profile.loading, async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Memuat');
});

export const Unreachable = storyOf(profile.unreachable, async ({ canvas }) => {
  await expect(await canvas.findByRole('alert')).toHaveTextContent('Server tidak dapat dihubungi');
  await expect(canvas.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
});

export const InvalidPhone = storyOf(profile.shown, async ({ canvas, userEvent }) => {
  const mobile = await canvas.findByLabelText('Nomor HP');
  await userEvent.clear(mobile);
  await userEvent.type(mobile, '12345');
  await userEvent.tab();
  await expect(mobile).toHaveAccessibleDescription(/Isi satu nomor HP yang valid/);
});

export const Saved = storyOf(profile.saves, async ({ canvas, canvasElement, userEvent }) => {
  const name = await canvas.findByLabelText('Nama lengkap');
  await userEvent.clear(name);
  await userEvent.type(name, 'Ratna K. Dewi');
  await userEvent.click(canvas.getByRole('button', { name: 'Simpan perubahan' }));
  await seen(bodyOf(canvasElement).findByText('Profil disimpan'));
});

export const TurningTwoStepOn = storyOf(
  profile.turnsTwoStepOn,
  async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Aktifkan' }));
    const code = await bodyOf(canvasElement).findByLabelText('Kode OTP');
    await userEvent.type(code, '123456');
    await expect(await canvas.findByRole('button', { name: 'Nonaktifkan' })).toBeVisible();
  },
);

export const WrongCode = storyOf(profile.wrongCode, async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Aktifkan' }));
  await userEvent.type(await bodyOf(canvasElement).findByLabelText('Kode OTP'), '000000');
  await seen(bodyOf(canvasElement).findByText('Sisa percobaan: 2.'));
});

export const CodeLimitReached = storyOf(profile.codeLimit, async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Aktifkan' }));
  await seen(bodyOf(canvasElement).findByText('Batas pengiriman OTP tercapai.'));
});

export const SigningOutEverywhere = storyOf(
  profile.signsOutEverywhere,
  async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Keluar dari semua perangkat' }));
    const dialog = await bodyOf(canvasElement).findByRole('dialog');
    await seen(within(dialog).findByText(/harus masuk kembali/));
  },
);
