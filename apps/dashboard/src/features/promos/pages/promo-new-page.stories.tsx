import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Scenario } from '@dasbor/sdk/testing';
import { Route, Routes } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import { promoCreation } from '../testing/scenarios.ts';
import PromoNewPage from './promo-new-page.tsx';
import PromoPage from './promo-page.tsx';

const dasbor = { path: '/promos/new' };
const showing = (scenario: Scenario) => ({ parameters: { dasbor: { ...dasbor, scenario } } });

const meta: Meta<typeof PromoNewPage> = {
  title: 'Promos/New',
  component: PromoNewPage,
  render: () => (
    <Routes>
      <Route path="/promos/new" element={<PromoNewPage />} />
      <Route path="/promos/:id" element={<PromoPage />} />
    </Routes>
  ),
  ...showing(promoCreation.succeeds),
};
export default meta;
type Story = StoryObj<typeof PromoNewPage>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const fill = async ({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) => {
  await userEvent.type(await canvas.findByLabelText('Nama promo'), 'HARBOLNAS12');
  await userEvent.type(canvas.getByLabelText('Persentase diskon'), '15');
  await userEvent.type(canvas.getByLabelText('Minimum pembelian'), '200000');
  await userEvent.type(canvas.getByLabelText('Maksimum diskon'), '25000');
  await userEvent.type(canvas.getByLabelText('Jumlah pembayaran'), '500');
};

/** An order of the minimum purchase shows what a customer pays. */
// spec 2.92
export const FromFormToDraft: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fill({ canvas, userEvent });
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-line=pays]')).toHaveTextContent('Rp 175.000'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan promo' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'HARBOLNAS12' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Aktifkan' })).toBeVisible();
  },
};

export const SaysWhatIsMissing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Simpan promo' }));
    await expect(await canvas.findAllByText('Wajib diisi.')).toHaveLength(5);
  },
};

export const SaysWhatIsWrong: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Nama promo'), 'KOPI HEMAT');
    await userEvent.type(canvas.getByLabelText('Persentase diskon'), '101');
    await userEvent.type(canvas.getByLabelText('Minimum pembelian'), '20000');
    await userEvent.type(canvas.getByLabelText('Maksimum diskon'), '20000');
    await userEvent.tab();
    for (const wrong of [
      /tidak boleh memakai spasi/,
      /bilangan bulat dari 1 sampai 100/,
      /kurang dari minimum pembelian Rp.20\.000/,
    ])
      await expect(await canvas.findByText(wrong)).toBeVisible();
  },
};

// spec 5.30
export const NameTaken: Story = {
  ...showing(promoCreation.nameTaken),
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan promo' }));
    await expect(await canvas.findByText('Nama promo HARBOLNAS12 sudah dipakai.')).toBeVisible();
  },
};

export const ForCards: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Kartu' }));
    // The keys for digits of a phone have no comma.
    await expect(canvas.getByLabelText(/Nomor BIN/)).not.toHaveAttribute('inputmode');
    await expect(canvas.getByText(/tidak berlaku di halaman pembayaran dan link/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/Nomor BIN/), '411111, 52222');
    await userEvent.tab();
    await expect(await canvas.findByText('Nomor BIN “52222” harus 6 angka.')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Virtual Account' }));
    await expect(canvas.getByRole('checkbox', { name: 'Mandiri' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Nominal tetap' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Anggaran' }));
    await expect(canvas.getByLabelText('Nominal diskon')).toBeVisible();
    await expect(canvas.getByLabelText('Jumlah anggaran')).toBeVisible();
    await expect(canvas.queryByLabelText('Maksimum diskon')).toBeNull();
  },
};

export const EnglishDarkPhone: Story = {
  globals: { language: 'en', theme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Save promo' })).toBeVisible();
  },
};
