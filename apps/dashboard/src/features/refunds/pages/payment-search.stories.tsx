import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Scenario } from '@dasbor/sdk/testing';
import { Route, Routes } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import { saying } from '../../../shared/testing/page-at.ts';
import { paymentSearch, refundCreation } from '../testing/scenarios.ts';
import RefundNewPage from './refund-new-page.tsx';

const showing = (scenario: Scenario, query = '') => ({
  parameters: { dasbor: { path: `/refunds/new${query}`, scenario } },
});

const meta: Meta<typeof RefundNewPage> = {
  title: 'Refunds/Find a payment',
  component: RefundNewPage,
  render: () => (
    <Routes>
      <Route path="/refunds/new" element={<RefundNewPage />} />
    </Routes>
  ),
  ...showing(paymentSearch.found),
};
export default meta;
type Story = StoryObj<typeof RefundNewPage>;

/** A payment that cannot be refunded is no link, and says why. */
export const Found: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'INV-20261120-0022' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'INV-20261120-0018' })).toBeNull();
    await expect(canvas.getByText(/^Batas waktu refund sudah lewat/)).toBeVisible();
  },
};

const asked: unknown[] = [];
const recording: Scenario = {
  listPayments: ({ query }) => {
    asked.push(query);
    return paymentSearch.found.listPayments;
  },
};

/** A number is also an amount. */
export const ByAmount: Story = {
  ...showing(recording),
  play: async ({ canvas, userEvent }) => {
    asked.length = 0;
    await userEvent.type(await canvas.findByRole('searchbox'), '38.000{Enter}');
    await waitFor(() =>
      expect(asked).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ search: '38.000', from: '2026-10-22', to: '2026-11-21' }),
          expect.objectContaining({ filters: { amount_min: 38_000, amount_max: 38_000 } }),
        ]),
      ),
    );
  },
};

/** Whatever its day. */
export const ByPaymentId: Story = {
  ...showing(paymentSearch.byId, '?q=pay_01KAJ800000000000000000004'),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(1);
  },
};

export const UnknownPaymentId: Story = {
  ...showing(paymentSearch.unknownId, '?q=pay_01KAJ800000000000000000004'),
  play: saying('Tidak ada pembayaran yang cocok pada periode ini'),
};

export const EarlierPeriod: Story = {
  ...showing(recording),
  play: async ({ canvas, userEvent }) => {
    asked.length = 0;
    await userEvent.click(await canvas.findByRole('button', { name: 'Cari 31 hari sebelumnya' }));
    await waitFor(() =>
      expect(asked).toContainEqual(expect.objectContaining({ from: '2026-09-21', to: '2026-10-21' })),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Kembali ke yang terbaru' }));
    await expect(await canvas.findByText(/22 Okt 2026 – 21 Nov 2026/)).toBeVisible();
  },
};

/** From the box into the payments with the arrow keys, and on to the form with Enter. */
export const ByKeyboard: Story = {
  ...showing({ ...paymentSearch.found, ...refundCreation.partial }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'INV-20261120-0022' });
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'INV-20261120-0021' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'INV-20261120-0022' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Ajukan refund' })).toBeVisible();
  },
};

export const NothingFound: Story = {
  ...showing(paymentSearch.none, '?q=KOPI-404'),
  play: saying('Tidak ada pembayaran yang cocok pada periode ini'),
};

export const Loading: Story = {
  ...showing(paymentSearch.loading),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox')).toBeVisible();
  },
};

export const Failed: Story = {
  ...showing(paymentSearch.failed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
  },
};

export const EnglishDarkPhone: Story = {
  globals: { language: 'en', theme: 'dark', viewport: { value: 'phone' } },
  play: saying(/^Choose the payment to refund\./),
};
