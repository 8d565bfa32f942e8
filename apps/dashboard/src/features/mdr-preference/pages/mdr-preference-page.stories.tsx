import type { RecordedCall } from '@dasbor/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { shownDialog } from '../../../shared/testing/dialog.ts';
import { pageAt, saying } from '../../../shared/testing/page-at.ts';
import { mdrPreference } from '../testing/scenarios.ts';
import MdrPreferencePage from './mdr-preference-page.tsx';

const at = pageAt({ path: '/settings/mdr-preference' });

const meta: Meta<typeof MdrPreferencePage> = {
  title: 'Fee payer/Settings',
  component: MdrPreferencePage,
  ...at(mdrPreference.merchant),
};
export default meta;
type Story = StoryObj<typeof MdrPreferencePage>;
type Context = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'canvasElement' | 'userEvent'>;

const rowOf = (canvasElement: HTMLElement, method: string) =>
  canvasElement.querySelector(`[data-method="${method}"]`)?.textContent.replaceAll('\u00a0', ' ');
const choose = async ({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) => {
  await userEvent.click(await canvas.findByRole('radio', { name: 'Pelanggan' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Simpan pengaturan' }));
  return shownDialog();
};

// spec 2.152
export const MerchantPays: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('radio', { name: 'Merchant' })).toBeChecked();
    await expect(canvas.getByText('Biaya QRIS selalu Anda tanggung')).toBeVisible();
    await expect(canvas.queryByText(/Periksa dulu aturan/)).toBeNull();
    await expect(rowOf(canvasElement, 'ewallet')).toBe('E-walletDipotong Rp 2.498Rp 150.000Rp 147.502');
    await expect(canvas.getByRole('button', { name: /^Simpan pengaturan/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** QRIS stays as it is, and cards come with a warning. */
export const CustomerPays: Story = {
  ...at(mdrPreference.customer),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Periksa dulu aturan untuk Kartu')).toBeVisible();
    await expect(canvas.getByText(/Diubah oleh Sari Wijaya/)).toBeVisible();
    await expect(rowOf(canvasElement, 'ewallet')).toBe('E-walletDitambah Rp 2.498Rp 152.498Rp 150.000');
    await expect(rowOf(canvasElement, 'qris')).toBe('QRISDipotong Rp 1.166Rp 150.000Rp 148.834');
  },
};

/** The example follows the choice before it is saved. */
export const Preview: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Pelanggan' }));
    await expect(rowOf(canvasElement, 'va')).toContain('Rp 154.440');
    const price = canvas.getByLabelText('Harga');
    await userEvent.clear(price);
    await userEvent.type(price, '1000000');
    await expect(rowOf(canvasElement, 'card')).toContain('Rp 1.034.410');
    await userEvent.clear(price);
    await userEvent.type(price, 'seribu');
    await expect(price).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

let sent: RecordedCall | undefined;

export const Saved: Story = {
  ...at({
    getMdrPreference: () => (sent ? mdrPreference.customer : mdrPreference.merchant).getMdrPreference,
    setMdrPreference: (call) => {
      sent = call;
      return mdrPreference.merchant.setMdrPreference;
    },
  }),
  beforeEach: () => {
    sent = undefined;
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await choose({ canvas, userEvent });
    await expect(dialog.getByText('Bebankan biaya kepada pelanggan?')).toBeVisible();
    await expect(dialog.getByText(/yang sudah dibuat tidak berubah/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan pengaturan' }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expect(sent?.body).toEqual({ fee_payer: 'customer' });
    await expect(await canvas.findByText(/Diubah oleh Sari Wijaya/)).toBeVisible();
  },
};

// spec 8.137
export const NotSaved: Story = {
  ...at(mdrPreference.notSaved),
  play: async ({ canvas, userEvent }) => {
    const dialog = await choose({ canvas, userEvent });
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan pengaturan' }));
    await expect(await dialog.findByText(/req_01KAJ8FAILED/)).toBeVisible();
  },
};

export const Loading: Story = { ...at(mdrPreference.pending), play: saying('Memuat…') };

// spec 8.136
export const Failed: Story = {
  ...at(mdrPreference.failed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
  },
};

export const Forbidden: Story = { ...at(mdrPreference.forbidden), play: saying(/“Lihat pengaturan”/) };

export const Sandbox: Story = {
  ...at(mdrPreference.merchant, { mode: 'sandbox' }),
  play: saying('Contoh perhitungan'),
};

export const EnglishDark: Story = {
  ...at(mdrPreference.customer),
  globals: { language: 'en', theme: 'dark' },
  play: saying('Check the rules for Card first'),
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Contoh perhitungan' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  },
};
