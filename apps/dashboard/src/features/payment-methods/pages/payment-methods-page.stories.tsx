import { problem, type RecordedCall, type Scenario } from '@dasbor/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { shownDialog } from '../../../shared/testing/dialog.ts';
import { pageAt, saying } from '../../../shared/testing/page-at.ts';
import { sessionOf } from '../../../shared/testing/sessions.ts';
import { paymentMethods } from '../testing/scenarios.ts';
import PaymentMethodsPage from './payment-methods-page.tsx';

const PATH = '/settings/payment-methods';
const at = pageAt({ path: PATH });

const meta: Meta<typeof PaymentMethodsPage> = {
  title: 'Payment methods/Settings',
  component: PaymentMethodsPage,
  ...at(paymentMethods.live),
};
export default meta;
type Story = StoryObj<typeof PaymentMethodsPage>;
type Context = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'canvasElement' | 'userEvent'>;

const rowOf = async ({ canvas, canvasElement }: Pick<Context, 'canvas' | 'canvasElement'>, code: string) => {
  await canvas.findByRole('list', { name: 'QRIS' });
  return within(canvasElement.querySelector<HTMLElement>(`[data-channel="${code}"]`)!);
};
const press = async ({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>, name: string) => {
  await userEvent.click(await canvas.findByRole('button', { name }));
  return shownDialog();
};
const closed = () => waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());

/** The fee is the same as the domain's `feesOf`: 1.5 % and 11 % PPN on it. */
// spec 2.150
export const Live: Story = {
  play: async (context) => {
    await expect(await context.canvas.findByText(/21 dari 28 kanal aktif/)).toBeVisible();
    const ovo = await rowOf(context, 'OVO');
    await expect(ovo.getByText('Aktif')).toBeVisible();
    await expect(ovo.getByText('Biaya MDR 1,5% + PPN 11% = 1,665%')).toBeVisible();
    await expect(ovo.getByText(/Rp\s100 sampai Rp\s10\.000\.000/)).toBeVisible();
    const card = await rowOf(context, 'CARD');
    await expect(card.getByText(/2,9% \+ Rp\s2\.000 \+ PPN 11% = 3,219% \+ Rp\s2\.220/)).toBeVisible();
    const off = await rowOf(context, 'LINKAJA');
    await expect(off.getByText(/Dimatikan oleh Sari Wijaya/)).toBeVisible();
    const asked = await rowOf(context, 'INDODANA');
    await expect(asked.getByText(/Tim penjualan akan menghubungi Anda/)).toBeVisible();
    await expect(asked.queryByRole('button')).toBeNull();
    await expect(context.canvas.getByText('Settlement 5 hari kerja setelah pembayaran')).toBeVisible();
  },
};

let sent: RecordedCall | undefined;
const recording = (scenario: Scenario & { setPaymentChannel: unknown; requestPaymentChannel: unknown }) => ({
  ...at({
    ...scenario,
    setPaymentChannel: (call) => {
      sent = call;
      return paymentMethods.live.setPaymentChannel;
    },
    requestPaymentChannel: (call) => {
      sent = call;
      return paymentMethods.live.requestPaymentChannel;
    },
  }),
  beforeEach: () => {
    sent = undefined;
  },
});

/** Says what happens to open links and payments before it happens. */
export const TurnedOff: Story = {
  ...recording(paymentMethods.live),
  play: async (context) => {
    const dialog = await press(context, 'Matikan OVO');
    await expect(
      await dialog.findByText(/12 pesanan dan link pembayaran .* tidak lagi menawarkan OVO/),
    ).toBeVisible();
    await expect(dialog.getByText(/3 pembayaran OVO .* tetap dapat dibayar/)).toBeVisible();
    await userEventClick(context, dialog, 'Matikan');
    await closed();
    await expect(sent?.body).toEqual({ enabled: false });
  },
};

const userEventClick = async (
  { userEvent }: Pick<Context, 'userEvent'>,
  dialog: Awaited<ReturnType<typeof shownDialog>>,
  name: string,
) => userEvent.click(dialog.getByRole('button', { name }));

export const NothingOpen: Story = {
  ...at(paymentMethods.nothingOpen),
  play: async (context) => {
    const dialog = await press(context, 'Matikan BCA');
    await expect(await dialog.findByText('Tidak ada pembayaran BCA yang masih terbuka.')).toBeVisible();
    await expect(dialog.getByText(/Tidak ada pesanan atau link pembayaran/)).toBeVisible();
  },
};

/** Without it, nobody can pay. */
export const LastActive: Story = {
  ...at(paymentMethods.lastActive),
  play: async (context) => {
    const dialog = await press(context, 'Matikan QRIS');
    await expect(await dialog.findByText('Ini kanal terakhir yang aktif')).toBeVisible();
  },
};

/** It waits for the numbers, and can count again. */
export const NotCounted: Story = {
  ...at(paymentMethods.notCounted),
  play: async (context) => {
    const dialog = await press(context, 'Matikan OVO');
    await expect(await dialog.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^Matikan/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const TurnedOn: Story = {
  ...recording(paymentMethods.turnsOn),
  play: async (context) => {
    const dialog = await press(context, 'Aktifkan LinkAja');
    await expect(dialog.getByText(/Pelanggan langsung dapat memilih LinkAja/)).toBeVisible();
    await userEventClick(context, dialog, 'Aktifkan');
    await closed();
    await expect(sent?.body).toEqual({ enabled: true });
  },
};

// spec 4.77
export const Requested: Story = {
  ...recording(paymentMethods.live),
  play: async (context) => {
    const dialog = await press(context, 'Ajukan Akulaku');
    await expect(dialog.getByText(/Tim penjualan akan menghubungi Anda/)).toBeVisible();
    await userEventClick(context, dialog, 'Kirim pengajuan');
    await closed();
    await expect(sent?.path).toEqual({ code: 'AKULAKU' });
  },
};

/** A person who was activated without the tax number adds it here. */
// spec 5.90
export const QrisNeedsNpwp: Story = {
  ...recording(paymentMethods.withoutNpwp),
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await press(context, 'Ajukan QRIS');
    const yes = dialog.getByRole('button', { name: /^Aktifkan/ });
    await expect(yes).toHaveAttribute('aria-disabled', 'true');
    const field = dialog.getByRole('textbox', { name: 'NPWP' });
    await userEvent.type(field, '12345');
    await expect((await dialog.findAllByText('NPWP harus 15 atau 16 digit.'))[0]).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '09.254.294.3-407.000');
    await userEvent.click(yes);
    await closed();
    await expect([sent?.path, sent?.body]).toEqual([{ code: 'QRIS' }, { npwp: '09.254.294.3-407.000' }]);
  },
};

/** A colleague asked first. */
// spec 8.122
export const RequestFails: Story = {
  ...at({ ...paymentMethods.live, requestPaymentChannel: problem(500, 'DPAY_INTERNAL_ERROR') }),
  play: async (context) => {
    const dialog = await press(context, 'Ajukan Akulaku');
    await userEventClick(context, dialog, 'Kirim pengajuan');
    await expect(await dialog.findByText(/Terjadi kesalahan/)).toBeVisible();
  },
};

export const RequestedMeanwhile: Story = {
  ...at(paymentMethods.requestedMeanwhile),
  play: async (context) => {
    const dialog = await press(context, 'Ajukan Akulaku');
    await userEventClick(context, dialog, 'Kirim pengajuan');
    await expect(await dialog.findByText('Kanal ini sudah diajukan.')).toBeVisible();
  },
};

/** The provider took it back meanwhile. */
export const Refused: Story = {
  ...at(paymentMethods.refused),
  play: async (context) => {
    const dialog = await press(context, 'Matikan OVO');
    await dialog.findByText(/12 pesanan/);
    await userEventClick(context, dialog, 'Matikan');
    await expect(await dialog.findByText('OVO belum aktif untuk merchant ini.')).toBeVisible();
  },
};

/** The address opens the dialog, also after a reload. */
export const ByAddress: Story = {
  ...at(paymentMethods.live, { path: `${PATH}?off=DANA` }),
  play: async () => {
    await expect((await shownDialog()).getByText('Matikan DANA?')).toBeVisible();
  },
};

/** Product spec §4: all are active, and none can be changed. */
export const Sandbox: Story = {
  ...at(paymentMethods.sandbox, { mode: 'sandbox' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Di mode Sandbox semua kanal aktif')).toBeVisible();
    const buttons = canvas.getAllByRole('button', { name: /^Matikan / });
    await expect(buttons).toHaveLength(28);
    for (const button of buttons) await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

/** A suspended merchant can turn channels off, but requests none. */
export const Suspended: Story = {
  ...at(paymentMethods.live, { session: sessionOf({ is_suspended: true }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Ajukan Akulaku' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByRole('button', { name: 'Matikan OVO' })).not.toHaveAttribute('aria-disabled');
  },
};

export const NewerServer: Story = {
  ...at(paymentMethods.newerServer),
  play: async (context) => {
    const qris = await rowOf(context, 'QRIS');
    await expect(qris.getByText('in_maintenance')).toBeVisible();
    await expect(qris.queryByRole('button')).toBeNull();
  },
};

export const Loading: Story = { ...at(paymentMethods.pending), play: saying('Memuat…') };

export const Failed: Story = {
  ...at(paymentMethods.failed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
  },
};

export const Forbidden: Story = { ...at(paymentMethods.forbidden), play: saying(/“Lihat pengaturan”/) };

export const EnglishDark: Story = {
  globals: { language: 'en', theme: 'dark' },
  play: saying('Settled 5 working days after the payment'),
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Matikan OVO' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  },
};
