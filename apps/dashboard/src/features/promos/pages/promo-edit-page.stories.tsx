import type { Meta, StoryObj } from '@storybook/react-vite';
import { ok, problem, type Scenario } from '@dasbor/sdk/testing';
import { expect } from 'storybook/test';
import { pageAt, saying } from '../../../shared/testing/page-at.ts';
import { promoExamples, promoShown } from '../testing/scenarios.ts';
import PromoEditPage from './promo-edit-page.tsx';

const { inactive, active } = promoExamples;
const showing = pageAt({ path: `/promos/${inactive.id}/edit`, pattern: '/promos/:id/edit' });
const changedMeanwhile: Scenario = { ...promoShown(inactive), updatePromo: problem(409, 'DPAY_CONFLICT') };

const meta: Meta<typeof PromoEditPage> = {
  title: 'Promos/Edit',
  component: PromoEditPage,
  ...showing({ ...promoShown(inactive), updatePromo: ok({ data: inactive }) }),
};
export default meta;
type Story = StoryObj<typeof PromoEditPage>;

// spec 2.93
export const BeforeActivation: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Nama promo')).toHaveValue('HARBOLNAS12');
    await expect(canvas.getByLabelText('Nominal diskon')).toHaveValue('25.000');
    await expect(canvas.getByLabelText('Jumlah anggaran')).toHaveValue('5.000.000');
    await expect(canvas.getByLabelText('Hari pertama')).toHaveValue('12 Des 2026');
  },
};

export const ChangedMeanwhile: Story = {
  ...showing(changedMeanwhile),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/Keterangan/), 'Harbolnas');
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan perubahan' }));
    await expect(await canvas.findByText(/Data baru saja berubah/)).toBeVisible();
    await expect(canvas.getByLabelText(/Keterangan/)).toHaveValue('Harbolnas');
  },
};

// spec 4.62
export const AfterActivation: Story = {
  ...showing(promoShown(active)),
  play: saying('Promo yang sudah diaktifkan tidak dapat diubah.'),
};
