import type { Scenario } from '@dasbor/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { twoStep } from '../testing/scenarios.ts';
import TwoStepPage from './two-step-page.tsx';

const meta: Meta<typeof TwoStepPage> = {
  title: 'Account/2-step verification',
  component: TwoStepPage,
  decorators: [
    (Story) => (
      <main style={{ padding: 24 }}>
        <Story />
      </main>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof TwoStepPage>;
type Play = NonNullable<Story['play']>;

const storyOf = (scenario: Scenario, play: Play): Story => ({
  parameters: { dasbor: { path: '/user/two-step', scenario } },
  play,
});
const bodyOf = (element: HTMLElement) => within(element.ownerDocument.body);

export const NothingSetUp = storyOf(twoStep.off, async ({ canvas }) => {
  await expect(await canvas.findByText('Belum ada passkey.')).toBeVisible();
  await expect(canvas.getByText('Tidak aktif')).toBeVisible();
  await expect(canvas.queryByText('Kode pemulihan')).toBeNull();
});

export const EverythingSetUp = storyOf(twoStep.setUp, async ({ canvas }) => {
  await expect(await canvas.findByText('HP Ratna')).toBeVisible();
  await expect(canvas.getByText('Tersisa 8 dari 10 kode.')).toBeVisible();
});

export const InEnglishDark: Story = {
  ...storyOf(twoStep.setUp, async ({ canvas }) => {
    await expect(await canvas.findByText('8 of 10 codes left.')).toBeVisible();
  }),
  globals: { language: 'en', theme: 'dark' },
};

export const OnPhone: Story = { ...EverythingSetUp, globals: { viewport: { value: 'phone' } } };

export const RequiredByMerchant = storyOf(twoStep.required, async ({ canvas }) => {
  await expect(await canvas.findByText('Wajib di merchant Anda')).toBeVisible();
});

export const FewRecoveryCodes = storyOf(twoStep.fewCodes, async ({ canvas }) => {
  await expect(await canvas.findByText('Kode pemulihan hampir habis')).toBeVisible();
});

export const PasskeyLimit = storyOf(twoStep.full, async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: /^Tambah passkey/ })).toHaveAccessibleDescription(
    /Maksimal 10 passkey/,
  );
});

export const Loading = storyOf(twoStep.pending, async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Memuat');
});

export const Failed = storyOf(twoStep.failed, async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
});

const openApp: Play = async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Siapkan aplikasi' }));
  await userEvent.type(await bodyOf(canvasElement).findByLabelText('Kode OTP'), '123456');
  await bodyOf(canvasElement).findByRole('img', { name: 'Kode QR untuk aplikasi autentikator' });
};

export const ScanningTheCode = storyOf(twoStep.setsUpApp, async (context) => {
  await openApp(context);
  await expect(bodyOf(context.canvasElement).getByText(/JBSW Y3DP/)).toBeVisible();
});

export const WrongCodeOfTheApp = storyOf(twoStep.wrongAppCode, async (context) => {
  await openApp(context);
  const body = bodyOf(context.canvasElement);
  await context.userEvent.type(await body.findByLabelText('Kode 6 angka'), '000000');
  await context.userEvent.click(body.getByRole('button', { name: 'Konfirmasi' }));
  await expect(await body.findByText('Sisa percobaan: 2.')).toBeVisible();
});

export const RecoveryCodesShownOnce = storyOf(twoStep.setsUpApp, async (context) => {
  await openApp(context);
  const body = bodyOf(context.canvasElement);
  await context.userEvent.type(await body.findByLabelText('Kode 6 angka'), '123456');
  await context.userEvent.click(body.getByRole('button', { name: 'Konfirmasi' }));
  const dialog = await body.findByRole('alertdialog', { name: 'Simpan kode pemulihan Anda' });
  await expect(within(dialog).getByText('7K2M-9QXT-4WBD')).toBeInTheDocument();
  await expect(within(dialog).getByRole('button', { name: /^Selesai/ })).toHaveAccessibleDescription(
    /Simpan kode ini dulu/,
  );
});

export const NamingAPasskey = storyOf(twoStep.off, async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Tambah passkey' }));
  const name = await bodyOf(canvasElement).findByLabelText('Nama');
  await userEvent.clear(name);
  await userEvent.click(bodyOf(canvasElement).getByRole('button', { name: 'Lanjut' }));
  await waitFor(() => expect(name).toHaveAccessibleDescription(/Wajib diisi|perlu diisi/i));
});

export const RemovingAPasskey = storyOf(
  twoStep.removesPasskey,
  async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hapus passkey HP Ratna' }));
    await userEvent.type(await bodyOf(canvasElement).findByLabelText('Kode OTP'), '123456');
    await expect(await canvas.findByText('Belum ada passkey.')).toBeVisible();
  },
);
