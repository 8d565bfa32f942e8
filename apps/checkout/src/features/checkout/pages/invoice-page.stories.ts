import type { Checkout } from '@dasbor/sdk';
import type { Scenario } from '@dasbor/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { h } from 'preact';
import { expect, waitFor } from 'storybook/test';
import { inCheckout } from '../../../shared/testing/in-checkout.ts';
import { invoiceActs as acts, invoices } from '../testing/invoices.ts';
import { CheckoutPage } from './checkout-page.tsx';

const opening = (initial: Checkout, scenario: Scenario = {}) => ({
  render: inCheckout({
    page: () => h(CheckoutPage, { slug: 'k7m2q9x4r8t3w6y5b2n9cd', initial, tag: 'as-drawn' }),
    scenario,
  }),
});

const meta: Meta = {
  title: 'Customers/Invoice',
  globals: { viewport: { value: 'phone' } },
};
export default meta;
type Story = StoryObj;

export const Open: Story = {
  ...opening(invoices.open),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Invoice INV/2026/XI/0001 dari PT Kopi Senja Nusantara',
    );
    await expect(canvas.getByText('Jatuh tempo').nextSibling).toHaveTextContent('30 Nov 2026');
    await expect(canvas.queryByText('Sisa waktu')).toBeNull();
    await expect(canvas.queryByLabelText('Kode promo')).toBeNull();
    await userEvent.click(canvas.getByText('Rincian invoice'));
    await expect(canvas.getByText('SKU GAYO-1KG')).toBeVisible();
    await expect(canvas.getByText('Sangrai medium, dikirim setiap Senin')).toBeVisible();
    await expect(canvas.getByText('Dasar pengenaan pajak (DPP)').nextSibling).toHaveTextContent('Rp 458.333');
    await expect(canvas.getByText('PPN 12%').nextSibling).toHaveTextContent('Rp 55.000');
    await expect(canvas.getByRole('link', { name: 'Lihat invoice (PDF)' })).toHaveAttribute(
      'href',
      expect.stringMatching(/invoice\.pdf\?lang=id$/),
    );
  },
};

export const WithoutPpn: Story = {
  ...opening(invoices.withoutPpn),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Rincian invoice'));
    await expect(canvas.getAllByText('Total invoice').at(-1)?.nextSibling).toHaveTextContent('Rp 500.000');
    await expect(canvas.queryByText(/PPN/)).toBeNull();
  },
};

export const PpnIncluded: Story = {
  ...opening(invoices.ppnIncluded),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Rincian invoice'));
    await expect(canvas.getByText('Subtotal').nextSibling).toHaveTextContent('Rp 450.450');
    await expect(canvas.getByText('Harga sudah termasuk PPN.')).toBeVisible();
  },
};

export const Late: Story = {
  ...opening(invoices.late),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sudah lewat, dan masih dapat dibayar.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^QRIS/ })).toBeEnabled();
  },
};

export const PartlyPaid: Story = {
  ...opening(invoices.allOfPart),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('progressbar', { name: /Rp.200\.000 dari Rp.555\.000 sudah dibayar/ }),
    ).toBeVisible();
    await expect(canvas.getByText('Dicatat oleh PT Kopi Senja Nusantara')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /Simpan bukti pembayaran/ })).toHaveLength(1);
    await expect(canvas.getByRole('radio', { name: /Semua sisa tagihan/ })).toBeChecked();
    await expect(canvas.getByLabelText('Jumlah dalam rupiah')).not.toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Pilih cara membayar' })).toBeVisible();
  },
};

export const PayingAPart: Story = {
  ...opening(invoices.withFee),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Dibayar sekarang')).toBeVisible();
    await expect(canvas.getByLabelText('Jumlah dalam rupiah')).toHaveValue('150.000');
    await expect(canvas.getByText(/Sisanya Rp.205\.000 dapat dibayar nanti/)).toBeVisible();
    await userEvent.click(canvas.getByText('Transfer virtual account'));
    await expect(canvas.getByRole('button', { name: /^BCA/ })).toHaveTextContent(
      'Rp 154.440, termasuk biaya Rp 4.440',
    );
  },
};

/** The amount is applied when the field is left, and the choice below is then of that amount. */
export const WantsAPart: Story = {
  ...opening(invoices.allOfPart, acts.wantsPart),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Jumlah lain' }));
    await userEvent.type(canvas.getByLabelText('Jumlah dalam rupiah'), '150000');
    await userEvent.click(canvas.getByRole('button', { name: 'Pakai jumlah ini' }));
    await expect(await canvas.findByText(/Sisanya Rp.205\.000/)).toBeVisible();
    await expect(canvas.getByLabelText('Jumlah dalam rupiah')).toHaveValue('150.000');
    await expect(new URL(location.href).searchParams.get('amount')).toBe('150000');
  },
};

export const WantsAllAgain: Story = {
  ...opening(invoices.part, acts.wantsAll),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Semua sisa tagihan/ }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Pakai jumlah ini' })).toBeNull());
    await expect(canvas.getAllByText('Rp 355.000').length).toBeGreaterThan(1);
  },
};

export const Unreadable: Story = {
  ...opening(invoices.allOfPart),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Jumlah lain' }));
    await userEvent.type(canvas.getByLabelText('Jumlah dalam rupiah'), '150.000,00');
    await userEvent.click(canvas.getByRole('button', { name: 'Pakai jumlah ini' }));
    await expect(await canvas.findByText('Tulis jumlah dengan angka, misalnya 100.000.')).toBeVisible();
    await expect(canvas.getByLabelText('Jumlah dalam rupiah')).toHaveValue('150.000,00');
  },
};

const refused = (checkout: Checkout, text: string | RegExp): Story => ({
  ...opening(checkout),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text)).toBeVisible();
    await expect(canvas.getByLabelText('Jumlah dalam rupiah')).toBeInvalid();
    await expect(canvas.queryByRole('button', { name: /^QRIS/ })).toBeNull();
  },
});

export const TooSmall = refused(invoices.tooSmall, /^Bayar paling sedikit Rp.100\.000\.$/);
export const RestTooSmall = refused(invoices.restTooSmall, /Bayar paling banyak Rp.345\.000, atau semuanya/);
export const AboveRemaining = refused(invoices.aboveRemaining, /^Sisa tagihan hanya Rp.355\.000\.$/);
export const ProblemOfNewerServer = refused(invoices.otherProblem, /^Dari Rp.100\.000 sampai Rp.345\.000\.$/);

export const AskingForAPart: Story = {
  ...opening(invoices.allOfPart, acts.waits),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Jumlah lain' }));
    await userEvent.type(canvas.getByLabelText('Jumlah dalam rupiah'), '150000');
    await userEvent.click(canvas.getByRole('button', { name: 'Pakai jumlah ini' }));
    await expect(canvas.getByRole('button', { name: 'Pakai jumlah ini' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** Somebody else paid meanwhile. */
export const RemainingChanged: Story = {
  ...opening(invoices.part, acts.remainingChanged),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^QRIS/ }));
    await expect(await canvas.findByText('Jumlah ini tidak dapat dipakai lagi')).toBeVisible();
    await expect(canvas.getByText(/^Sisa tagihan hanya/)).toBeVisible();
  },
};

export const ChoosesForAPart: Story = {
  ...opening(invoices.part, acts.choosesPart),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Transfer virtual account'));
    await userEvent.click(canvas.getByRole('button', { name: /^BCA/ }));
    await expect(await canvas.findByText('Ganti jumlah atau cara membayar')).toBeVisible();
    await expect(canvas.getAllByText('Rp 150.000').length).toBeGreaterThan(1);
  },
};

export const WaitsForAPart: Story = {
  ...opening(invoices.paying),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Ganti jumlah atau cara membayar'));
    await expect(canvas.getByLabelText('Jumlah dalam rupiah')).toHaveValue('150.000');
  },
};

export const PartIsPaid: Story = {
  ...opening({ ...invoices.paying, paid_amount: 50_000, remaining_payment: 505_000 }, acts.partIsPaid),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Saya sudah membayar' }));
    const heading = await canvas.findByRole('heading', { name: /Rp.150\.000 diterima/ });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByText(/Sisa Rp.355\.000 dapat dibayar sekarang atau nanti/)).toBeVisible();
  },
};

export const Paid: Story = {
  ...opening(invoices.paid),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Invoice lunas' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
    await expect(canvas.getAllByRole('link', { name: /Simpan bukti pembayaran/ })).toHaveLength(1);
  },
};

/** There is no receipt of what the merchant recorded. */
export const PaidByHand: Story = {
  ...opening(invoices.paidByHand),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Dicatat oleh PT Kopi Senja Nusantara')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Simpan bukti/ })).toBeNull();
  },
};

export const Deleted: Story = {
  ...opening(invoices.deleted),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Invoice dibatalkan')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /PDF/ })).toBeNull();
  },
};

export const LongNames: Story = {
  ...opening(invoices.longNames),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Rincian invoice'));
    await userEvent.click(canvas.getByRole('radio', { name: 'Jumlah lain' }));
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const English: Story = {
  ...opening(invoices.part),
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('How much do you pay now?')).toBeVisible();
    await expect(canvas.getByLabelText('Amount in rupiah')).toHaveValue('150,000');
  },
};
