import type { Checkout } from '@dasbor/sdk';
import type { Scenario } from '@dasbor/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { h } from 'preact';
import { expect, waitFor, type within } from 'storybook/test';
import { lookStyle } from '../../../shared/ui/look-style.ts';
import { inCheckout } from '../../../shared/testing/in-checkout.ts';
import { acts, checkouts } from '../testing/checkouts.ts';
import { CheckoutPage } from './checkout-page.tsx';

type Play = (context: {
  canvas: ReturnType<typeof within>;
  userEvent: {
    click: (element: Element) => Promise<void>;
    type: (element: Element, text: string) => Promise<void>;
  };
}) => Promise<void>;

const opening = (initial: Checkout, scenario: Scenario = {}) => ({
  render: inCheckout({
    page: () => h(CheckoutPage, { slug: 'k7m2q9x4r8t3w6y5b2n9cd', initial, tag: 'as-drawn' }),
    scenario,
  }),
});
const saying =
  (...texts: (string | RegExp)[]): Play =>
  async ({ canvas }) => {
    for (const text of texts) await expect((await canvas.findAllByText(text))[0]).toBeVisible();
  };
const choosing =
  (method: string | RegExp, channel: string | RegExp, then: Play): Play =>
  async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByText(method));
    await userEvent.click(await canvas.findByRole('button', { name: channel }));
    await then(context);
  };

const expectFits = async () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
};

const meta: Meta = {
  title: 'Customers/Checkout',
  globals: { viewport: { value: 'phone' } },
};
export default meta;
type Story = StoryObj;

export const Open: Story = {
  ...opening(checkouts.open),
  play: saying('Kopi Senja', 'Rp 150.000', 'seratus lima puluh ribu rupiah', 'Semua bank dan e-wallet'),
};

const look = { headerColor: '#3b2417', buttonColor: '#8a4b12', logo: null };

/** In the merchant's colours. */
export const Branded: Story = {
  render: inCheckout({
    page: () => [
      h('style', null, lookStyle(look)),
      h(CheckoutPage, { slug: 'k7m2q9x4r8t3w6y5b2n9cd', initial: checkouts.open, tag: 'as-drawn', look }),
    ],
    scenario: {},
  }),
  play: async ({ canvas }) => {
    const header = (await canvas.findAllByText('Kopi Senja'))[0]?.closest('header');
    await expect(getComputedStyle(header as Element).backgroundColor).toBe('rgb(59, 36, 23)');
  },
};

export const Sandbox: Story = {
  ...opening({ ...checkouts.open, mode: 'sandbox' }),
  play: saying('Mode Sandbox: ini bukan pembayaran sungguhan.'),
};

/** The picture takes its place before it is loaded, and an item without one has no gap. */
export const ItemsWithPictures: Story = {
  ...opening(checkouts.open),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByText('Rincian pesanan'));
    const pictures = canvasElement.querySelectorAll('li img');
    await expect(pictures).toHaveLength(1);
    await expect(pictures[0]?.getBoundingClientRect()).toMatchObject({ width: 48, height: 48 });
    await waitFor(() => expect((pictures[0] as HTMLImageElement).naturalWidth).toBeGreaterThan(0), {
      timeout: 5_000,
    });
  },
};

export const LongNames: Story = {
  ...opening(checkouts.longNames),
  play: async (context) => {
    await saying(/^INVOICE-2026/)(context);
    await expectFits();
  },
};

export const FeeByCustomer: Story = {
  ...opening(checkouts.feeByCustomer),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Transfer virtual account'));
    await expect(canvas.getByRole('button', { name: /^BCA/ })).toHaveTextContent(
      'Rp 154.440, termasuk biaya Rp 4.440',
    );
  },
};

export const WithPromos: Story = {
  ...opening(checkouts.promo),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^KOPIHEMAT dipakai untuk/)).toHaveTextContent('E-wallet');
    await userEvent.click(canvas.getByText('E-wallet', { selector: 'summary *' }));
    await expect(canvas.getByRole('button', { name: /^GoPay/ })).toHaveTextContent(
      'Rp 135.000, hemat Rp 15.000 dengan KOPIHEMAT',
    );
    await expect(canvas.getByText('Cashback Rp 10.000 dari penjual dengan KARTUHEMAT')).toBeVisible();
  },
};

export const PromoEnded: Story = {
  ...opening(checkouts.promoEnded),
  play: saying('Promo KOPIHEMAT sudah berakhir.'),
};

export const TypesPromoCode: Story = {
  ...opening(checkouts.takesCode, acts.codeApplies),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Kode promo'), 'kopihemat');
    await userEvent.click(canvas.getByRole('button', { name: 'Pakai' }));
    await expect(await canvas.findByText(/^KOPIHEMAT dipakai untuk/)).toBeVisible();
  },
};

export const PromoUsedUpMeanwhile: Story = {
  ...opening(checkouts.promo, acts.promoUsedUp),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('E-wallet', { selector: 'summary *' }));
    await userEvent.click(canvas.getByRole('button', { name: /^GoPay/ }));
    await expect(await canvas.findByText('Kuota promo KOPIHEMAT sudah habis.')).toBeVisible();
    await expect(canvas.getByText(/Tidak ada yang ditagih/)).toBeVisible();
  },
};

export const TooLow: Story = {
  ...opening(checkouts.tooLow),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Transfer virtual account'));
    await expect(canvas.getByRole('button', { name: /^BCA/ })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: /^BCA/ })).toHaveTextContent('Minimal Rp 10.000');
  },
};

export const TooHigh: Story = {
  ...opening(checkouts.tooHigh),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^QRIS/ })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: /^QRIS/ })).toHaveTextContent('Maksimal Rp 10.000.000');
  },
};

export const NoWayToPay: Story = { ...opening(checkouts.noWays), play: saying(/Belum ada cara membayar/) };

export const ByVirtualAccount: Story = {
  ...opening(checkouts.virtualAccount),
  play: saying('1900 6100 2000 0000 28', 'BCA mobile', 'Saya sudah membayar'),
};

export const ByQris: Story = {
  ...opening(checkouts.qris),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /Kode QRIS untuk membayar/ })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Simpan gambar QR' })).toHaveAttribute('download');
  },
};

export const ByEwallet: Story = {
  ...opening(checkouts.redirect),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Buka GoPay' })).toBeVisible();
  },
};

export const AtRetailStore: Story = {
  ...opening(checkouts.retail),
  play: saying('8829 9000 0000 0001', /Tunjukkan kode ini kepada kasir Alfamart/),
};

export const Failed: Story = {
  ...opening(checkouts.failed),
  play: saying('Pembayaran gagal', 'Pilih cara membayar lain'),
};

export const PartlyPaid: Story = {
  ...opening(checkouts.partlyPaid),
  play: saying('Sudah dibayar', 'Rp 50.000', 'Sisa tagihan', 'Pilih cara membayar'),
};

export const Paid: Story = {
  ...opening(checkouts.paid),
  play: saying('Pembayaran diterima', '632503412345', 'Simpan bukti pembayaran'),
};

/** The amount is what left the customer's account. */
export const PaidWithFeeAndPromo: Story = {
  ...opening(checkouts.paidWithFeeAndPromo),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Rp 139.440')).toHaveLength(2);
    await expect(canvas.getByText('Biaya layanan').nextSibling).toHaveTextContent('Rp 4.440');
    await expect(canvas.getByText('Promo KOPIHEMAT').nextSibling).toHaveTextContent('−Rp 15.000');
    await waitFor(() => expect(document.title).toMatch(/Rp.139\.440/));
  },
};

export const Expired: Story = { ...opening(checkouts.expired), play: saying('Batas waktu sudah lewat') };

export const Cancelled: Story = { ...opening(checkouts.cancelled), play: saying('Tagihan dibatalkan') };

export const Suspended: Story = { ...opening(checkouts.suspended), play: saying('Belum dapat dibayar') };

export const StateOfNewerServer: Story = {
  ...opening(checkouts.newState),
  play: saying('Status belum dikenal'),
};

export const ChoosesVirtualAccount: Story = {
  ...opening(checkouts.open, acts.becomesVirtualAccount),
  play: choosing('Transfer virtual account', 'BCA', async (context) => {
    await saying('1900 6100 2000 0000 28')(context);
    await waitFor(() => expect(context.canvas.getByRole('region', { name: 'Cara membayar' })).toHaveFocus());
  }),
};

export const Choosing: Story = {
  ...opening(checkouts.open, acts.choosing),
  play: choosing('Transfer virtual account', 'BCA', async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'BCA' })).toHaveAttribute('aria-disabled', 'true');
  }),
};

export const ChosenElsewhere: Story = {
  ...opening(checkouts.open, acts.chosenElsewhere),
  play: choosing(
    'Transfer virtual account',
    'BCA',
    saying('Cara membayar baru saja dipilih', 'Pindai kode QRIS ini'),
  ),
};

export const WrongPhone: Story = {
  ...opening(checkouts.open, acts.wrongPhone),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('E-wallet'));
    await userEvent.click(canvas.getByText('OVO', { selector: 'summary *' }));
    await userEvent.type(canvas.getByLabelText('Nomor ponsel akun OVO'), '12');
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjutkan dengan OVO' }));
    await expect(await canvas.findByText('Nomor ponsel tidak valid.')).toBeVisible();
    await expect(canvas.getByLabelText('Nomor ponsel akun OVO')).toHaveFocus();
  },
};

/** The merchant turned the channel off while the page was open: it leaves the choices. */
export const TurnedOff: Story = {
  ...opening(checkouts.open, acts.turnedOff),
  play: async (context) => {
    await choosing('Transfer virtual account', 'BCA', saying('Cara membayar ini tidak tersedia'))(context);
    await expect(context.canvas.queryByText('Transfer virtual account')).toBeNull();
  },
};

export const AcquirerDown: Story = {
  ...opening(checkouts.open, acts.acquirerDown),
  play: choosing('Transfer virtual account', 'BCA', saying('Layanan pembayaran sedang terganggu')),
};

export const NoConnection: Story = {
  ...opening(checkouts.open, acts.offline),
  play: choosing('Transfer virtual account', 'BCA', saying('Tidak ada koneksi')),
};

/** Not the fault of the choice. */
export const ServerDown: Story = {
  ...opening(checkouts.open, acts.serverDown),
  play: choosing('Transfer virtual account', 'BCA', async (context) => {
    await saying('Server sedang bermasalah', /req_01M8J6HQ5G9ME9FNCJWACS6TCZ/)(context);
    await expectFits();
  }),
};

/** What was said of the connection goes when it is back. */
export const ConnectedAgain: Story = {
  ...opening(checkouts.open, { ...acts.offline, ...acts.isReadAgain }),
  play: async (context) => {
    await choosing('Transfer virtual account', 'BCA', saying('Tidak ada koneksi'))(context);
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(context.canvas.queryByText('Tidak ada koneksi')).toBeNull());
  },
};

/** Money that was sent in the last minute arrives after it. */
export const PaidInTheLastMinute: Story = {
  ...opening(checkouts.expired, acts.wasPaid),
  play: async (context) => {
    await saying('Batas waktu sudah lewat')(context);
    dispatchEvent(new Event('online'));
    await saying('Pembayaran diterima')(context);
  },
};

export const ExpiredMeanwhile: Story = {
  ...opening(checkouts.open, acts.expiredMeanwhile),
  play: choosing('Transfer virtual account', 'BCA', saying('Batas waktu sudah lewat')),
};

export const AsksWhetherItIsPaid: Story = {
  ...opening(checkouts.virtualAccount, acts.isPaid),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Saya sudah membayar' }));
    await saying('Pembayaran diterima')(context);
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Pembayaran diterima' })).toHaveFocus());
  },
};

export const IsNotPaidYet: Story = {
  ...opening(checkouts.virtualAccount, acts.isNotPaid),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Saya sudah membayar' }));
    await saying(/Pembayaran belum diterima/)(context);
  },
};

export const English: Story = {
  ...opening(checkouts.virtualAccount),
  globals: { language: 'en' },
  play: saying('BCA virtual account number', 'I have paid'),
};
