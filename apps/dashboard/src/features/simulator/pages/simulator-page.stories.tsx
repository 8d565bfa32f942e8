import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Scenario } from '@dasbor/sdk/testing';
import { expect } from 'storybook/test';
import { saying } from '../../../shared/testing/page-at.ts';
import { sessionAs } from '../../../shared/testing/sessions.ts';
import { simulator } from '../testing/scenarios.ts';
import SimulatorPage from './simulator-page.tsx';

const meta: Meta<typeof SimulatorPage> = {
  title: 'Simulator/Virtual account',
  component: SimulatorPage,
  parameters: { dasbor: { mode: 'sandbox', path: '/simulator' } },
};
export default meta;
type Story = StoryObj<typeof SimulatorPage>;

const of = (scenario: Scenario) => ({
  parameters: { dasbor: { mode: 'sandbox', path: '/simulator?number=19006100200000017', scenario } },
});

export const BeforeTheInquiry: Story = {
  parameters: { dasbor: { mode: 'sandbox', path: '/simulator', scenario: simulator.waiting } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /pembayaran VA yang menunggu/ })).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Nomor Virtual Account'), '1234');
    await userEvent.click(canvas.getByRole('button', { name: 'Cari' }));
    await expect(canvas.getByLabelText('Nomor Virtual Account')).toHaveAccessibleDescription(
      /8 sampai 23 angka/,
    );
  },
};

/** A new sandbox has nothing to pay: it needs an order first. */
export const NothingWaiting: Story = {
  parameters: { dasbor: { mode: 'sandbox', path: '/simulator', scenario: simulator.nothingWaiting } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum ada pembayaran VA yang menunggu')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Buka kunci API' })).toHaveAttribute(
      'href',
      '/settings/api-keys',
    );
    await expect(canvas.queryByRole('link', { name: /pembayaran VA yang menunggu/ })).toBeNull();
  },
};

export const NothingWaitingWithoutSettings: Story = {
  parameters: {
    dasbor: {
      mode: 'sandbox',
      path: '/simulator',
      scenario: simulator.nothingWaiting,
      session: sessionAs('Viewer'),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Minta admin atau developer/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Buka kunci API' })).toBeNull();
  },
};

export const NothingWaitingInEnglishOnPhone: Story = {
  ...NothingWaiting,
  globals: { language: 'en', theme: 'dark', viewport: { value: 'phone' } },
  play: saying('No pending VA payments yet'),
};

// spec 2.86
export const FromInquiryToPayment: Story = {
  parameters: { dasbor: { mode: 'sandbox', path: '/simulator', scenario: simulator.closed } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Nomor Virtual Account'), '1900 6100 2000 0001 7');
    await userEvent.click(canvas.getByRole('button', { name: 'Cari' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Bayar Rp.150\.000$/ }));
    await expect(await canvas.findByText('Rp 150.000 dibayar')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Bayar/ })).toBeNull();
    await expect(canvas.queryByText('Tidak dapat dibayar')).toBeNull();
    const [payment] = canvas.getAllByRole('link', { name: 'Lihat pembayaran' });
    await expect(payment).toHaveAttribute('href', expect.stringContaining('/payments/pay_'));
    await expect(canvas.getByRole('link', { name: 'Lihat pesanan' })).toBeVisible();
  },
};

// spec 5.58
export const ClosedAmount: Story = {
  ...of(simulator.closed),
  play: async ({ canvas, userEvent }) => {
    const amount = await canvas.findByLabelText('Nominal');
    await expect(amount).toHaveValue('150.000');
    await userEvent.clear(amount);
    await userEvent.type(amount, '149999');
    await userEvent.click(canvas.getByRole('button', { name: /^Bayar/ }));
    await expect(amount).toHaveAccessibleDescription(/150\.000/);
  },
};

// spec 5.57
export const OpenAmountBelowTheMinimum: Story = {
  ...of(simulator.open),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Nominal'), '9.999');
    await userEvent.click(canvas.getByRole('button', { name: /^Bayar/ }));
    await expect(canvas.getByLabelText('Nominal')).toHaveAccessibleDescription(/minimal Rp.10\.000/);
  },
};

export const NotAnAmount: Story = {
  ...of(simulator.open),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Nominal'), 'sepuluh ribu');
    await userEvent.click(canvas.getByRole('button', { name: 'Bayar' }));
    await expect(canvas.getByLabelText('Nominal')).toHaveAccessibleDescription(/rupiah bulat/);
  },
};

export const NoAmount: Story = {
  ...of(simulator.open),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bayar' }));
    await expect(canvas.getByLabelText('Nominal')).toHaveAccessibleDescription(/Wajib diisi/);
  },
};

const cannotBePaid =
  (reason: RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(await canvas.findByText('Tidak dapat dibayar')).toBeVisible();
    await expect(canvas.getByText(reason)).toBeVisible();
    await expect(canvas.queryByLabelText('Nominal')).toBeNull();
  };

export const AlreadyPaid: Story = { ...of(simulator.alreadyPaid), play: cannotBePaid(/sudah dibayar/) };
export const Expired: Story = { ...of(simulator.expired), play: cannotBePaid(/kedaluwarsa/) };

export const NotFound: Story = {
  ...of(simulator.notFound),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nomor Virtual Account tidak ditemukan.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Coba lagi' })).toBeNull();
  },
};

export const Loading: Story = {
  ...of(simulator.pending),
  play: saying('Memuat…'),
};

export const RefusedByTheServer: Story = {
  ...of(simulator.refusedByTheServer),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Bayar Rp.150\.000$/ }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/sudah dibayar/);
  },
};

/** The connection fails and the user retries: the payment happens once. */
export const PaidAtTheSecondTry: Story = {
  ...of(simulator.offlineThenPaid),
  play: async ({ canvas, userEvent }) => {
    const pay = await canvas.findByRole('button', { name: /^Bayar Rp.150\.000$/ });
    await userEvent.click(pay);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/tidak dapat dihubungi/);
    await userEvent.click(pay);
    await expect(await canvas.findByText('Rp 150.000 dibayar')).toBeVisible();
  },
};

export const Live: Story = {
  parameters: { dasbor: { mode: 'live', path: '/simulator' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Simulator hanya ada di mode Sandbox')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Beralih ke Sandbox' })).toBeVisible();
  },
};

export const EnglishDark: Story = {
  ...of(simulator.closed),
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Pay Rp.150,000$/ })).toBeVisible();
  },
};

export const Phone: Story = {
  ...of(simulator.closed),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Bayar Rp.150\.000$/ })).toBeVisible();
  },
};

/** Noon of the examples' day; the clock follows the user's changes. */
export const MovesTheClock: Story = {
  parameters: { dasbor: { mode: 'sandbox', path: '/simulator', scenario: simulator.clockMoved } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('waktu sebenarnya')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sesaat sebelum jeda 23.30' }));
    await expect(await canvas.findByText('lebih cepat dari waktu sebenarnya')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Kembali ke waktu sebenarnya' }));
    await expect(await canvas.findByText('waktu sebenarnya')).toBeVisible();
  },
};

export const ClockRefused: Story = {
  parameters: { dasbor: { mode: 'sandbox', path: '/simulator', scenario: simulator.clockRefused } },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Tanggal lain');
    await userEvent.clear(field);
    await userEvent.click(canvas.getByRole('button', { name: 'Geser jam' }));
    await expect(field).toHaveAccessibleDescription(/Isi tanggal, misalnya/);
    await userEvent.type(field, '1 Mar 2027');
    await userEvent.click(canvas.getByRole('button', { name: 'Geser jam' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/paling jauh 31 hari/);
  },
};

export const MayNotMoveTheClock: Story = {
  parameters: {
    dasbor: { mode: 'sandbox', path: '/simulator', session: sessionAs('Viewer', { mode: 'sandbox' }) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Perlu izin “Lihat pengaturan”/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Geser jam' })).toBeNull();
  },
};
