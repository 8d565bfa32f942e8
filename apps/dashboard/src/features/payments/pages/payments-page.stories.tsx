import type { Meta, StoryObj } from '@storybook/react-vite';
import { eventStream, ok, problem } from '@dasbor/sdk/testing';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { sessionAs, sessionOf } from '../../../shared/testing/sessions.ts';
import { paymentExamples } from '../testing/examples.ts';
import { paymentList, paymentsPage } from '../testing/scenarios.ts';
import PaymentsPage from './payments-page.tsx';

const meta: Meta<typeof PaymentsPage> = {
  title: 'Payments/List',
  component: PaymentsPage,
  parameters: { dasbor: { path: '/payments', scenario: paymentList.page } },
};
export default meta;
type Story = StoryObj<typeof PaymentsPage>;

const newPayment = { topic: 'payment.updated', status: 'processing', at: '2026-11-21T04:59:00.000Z' };

export const LastSevenDays: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Pembayaran' });
    await expect(within(table).getAllByRole('row')).toHaveLength(paymentsPage.data.length + 1);
    await expect(canvas.getByRole('button', { name: 'Rentang tanggal: 7 hari terakhir' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Halaman pertama' })).toBeDisabled();
  },
};

export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Payments' })).toBeVisible();
    await expect(canvas.getAllByText(/Waiting for settlement/)[0]).toBeVisible();
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
};

export const Sandbox: Story = {
  parameters: { dasbor: { mode: 'sandbox', path: '/payments', scenario: paymentList.page } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const cards = await canvas.findByRole('list', { name: 'Pembayaran' });
    await expect(within(cards).getAllByRole('listitem')).toHaveLength(paymentsPage.data.length);
    await expect(canvas.queryByRole('table')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await expect(await within(document.body).findByLabelText('QRIS')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { dasbor: { path: '/payments', scenario: paymentList.pending } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Memuat…')).toBeInTheDocument();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const Empty: Story = {
  parameters: { dasbor: { path: '/payments', scenario: paymentList.empty } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum ada pembayaran dalam 7 hari terakhir')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ekspor' })).toBeDisabled();
  },
};

export const FilteredEmpty: Story = {
  parameters: { dasbor: { path: '/payments?status=rejected&search=INV', scenario: paymentList.empty } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Tidak ada yang cocok')).toBeVisible();
    const [, clear] = canvas.getAllByRole('button', { name: 'Hapus semua filter' });
    if (clear) await userEvent.click(clear);
    await expect(await canvas.findByText('Belum ada pembayaran dalam 7 hari terakhir')).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

export const Failed: Story = {
  parameters: { dasbor: { path: '/payments', scenario: paymentList.failed } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('req_01KAJ8FAILED')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: { dasbor: { path: '/payments', scenario: paymentList.offline } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Server tidak dapat dihubungi')).toBeVisible();
  },
};

export const Forbidden: Story = {
  parameters: { dasbor: { path: '/payments', scenario: paymentList.forbidden } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Anda belum punya akses ke bagian ini')).toBeVisible();
    await expect(canvas.getByText(/payment\.view/)).toBeVisible();
  },
};

const failing = eventStream();

/** The last rows stay, and say that they are the last. */
export const StaleAfterAFailedRenewal: Story = {
  parameters: {
    dasbor: {
      path: '/payments',
      scenario: {
        listPayments: [ok(paymentsPage), problem(503, 'DPAY_SERVICE_UNAVAILABLE')],
        streamEvents: failing,
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table');
    await waitFor(() => expect(failing.listeners).toBeGreaterThan(0));
    failing.push({ ...newPayment, subject_id: 'pay_01KAJ900000000000000000001' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Tampilkan 1 baru' }));
    await expect(await canvas.findByText('Data mungkin bukan yang terbaru')).toBeVisible();
    await expect(canvas.getByRole('table')).toBeVisible();
  },
};

export const RangeTooLong: Story = {
  parameters: { dasbor: { path: '/payments?from=2026-10-01&to=2026-11-21', scenario: paymentList.page } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/31 hari/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pakai 7 hari terakhir' }));
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
};

export const RangeRefusedBesideTheDate: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Rentang tanggal/ }));
    const from = await canvas.findByLabelText('Dari');
    await fireEvent.change(from, { target: { value: '2026-09-01' } });
    await expect(await canvas.findByLabelText('Sampai')).toHaveAccessibleDescription(/31 hari/);
    await expect(canvas.getByRole('button', { name: /Terapkan/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Narrowed: Story = {
  parameters: {
    dasbor: {
      path: '/payments?status=completed,failed&method=va&amount_min=10000&amount_max=500000&order=ord_01KAJ800000000000000000001',
      scenario: paymentList.page,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Status: Selesai +1' })).toBeVisible();
    await expect(canvas.getByText(/^Pesanan: ord_/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus filter Status' }));
    await expect(canvas.getByRole('button', { name: 'Status' })).toBeVisible();
  },
};

export const ChoosingAFilter: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Metode' }));
    await userEvent.click(await canvas.findByLabelText('QRIS'));
    await expect(await canvas.findByRole('button', { name: 'Metode: QRIS' })).toBeVisible();
  },
};

export const ChosenColumns: Story = {
  parameters: {
    dasbor: {
      path: '/payments?columns=created,reference,va,net,amount&density=compact',
      scenario: paymentList.page,
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Nomor VA' })).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Status' })).toBeNull();
    await expect(canvas.getByText('1900 6100 2000 0001 7')).toBeVisible();
  },
};

export const ColumnsAndDensity: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tampilan' }));
    await userEvent.click(await canvas.findByLabelText('Jumlah bersih'));
    await expect(await canvas.findByRole('columnheader', { name: 'Jumlah bersih' })).toBeVisible();
    await userEvent.click(canvas.getByLabelText('Rapat'));
    await expect(canvas.getByRole('table')).toHaveAttribute('data-density', 'compact');
  },
};

export const SavedViews: Story = {
  parameters: { dasbor: { path: '/payments?method=qris', scenario: paymentList.page } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tersimpan' }));
    await userEvent.type(await canvas.findByLabelText('Nama tampilan'), 'QRIS minggu ini');
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan' }));
    await expect(await canvas.findByRole('link', { name: 'QRIS minggu ini' })).toBeVisible();
  },
};

export const Exporting: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table');
    await userEvent.click(canvas.getByRole('button', { name: 'Ekspor' }));
    await expect(await canvas.findByRole('button', { name: /Halaman ini/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Semua yang cocok/ })).toBeVisible();
  },
};

export const WithoutTheRightToExport: Story = {
  parameters: { dasbor: { path: '/payments', scenario: paymentList.page, session: sessionAs('Viewer') } },
  play: async ({ canvas }) => {
    await canvas.findByRole('table');
    await expect(canvas.queryByRole('button', { name: 'Ekspor' })).toBeNull();
  },
};

const arriving = eventStream();

/** New payments wait in the pill; the rows do not move. */
export const ThreeNew: Story = {
  parameters: { dasbor: { path: '/payments', scenario: { ...paymentList.page, streamEvents: arriving } } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table');
    await waitFor(() => expect(arriving.listeners).toBeGreaterThan(0));
    for (const end of [1, 2, 3]) {
      arriving.push({ ...newPayment, subject_id: `pay_01KAJ90000000000000000000${end}` });
    }
    const pill = await canvas.findByRole('button', { name: 'Tampilkan 3 baru' });
    await userEvent.click(pill);
    await waitFor(() => expect(canvas.queryByRole('button', { name: /baru/ })).toBeNull());
  },
};

const changing = eventStream();

/** The status of a visible row changes where it stands. */
export const RowThatCompletes: Story = {
  parameters: {
    dasbor: {
      path: '/payments',
      scenario: {
        ...paymentList.page,
        streamEvents: changing,
        getPayment: ok({ data: { ...paymentExamples.vaSettled, id: paymentExamples.vaProcessing.id } }),
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('table');
    const row = () =>
      canvasElement.querySelector<HTMLElement>(`[data-row="${paymentExamples.vaProcessing.id}"]`);
    await expect(row()).toHaveTextContent('Diproses');
    await waitFor(() => expect(changing.listeners).toBeGreaterThan(0));
    changing.push({
      topic: 'payment.updated',
      subject_id: paymentExamples.vaProcessing.id,
      status: 'completed',
      at: '2026-11-21T04:59:00.000Z',
    });
    await waitFor(() => expect(row()).toHaveTextContent('Telah diselesaikan'));
  },
};

/** What a newer server sends is grey and named as it was sent. */
export const UnknownStatusAndMethod: Story = {
  parameters: {
    dasbor: {
      path: '/payments',
      session: sessionOf(),
      scenario: {
        listPayments: ok({
          ...paymentsPage,
          data: [
            { ...paymentExamples.vaProcessing, status: 'under_review', method: 'crypto', channel: 'BTC' },
          ],
        } as unknown as typeof paymentsPage),
      },
    },
  },
  play: async ({ canvas }) => {
    const badge = await canvas.findByText('under_review');
    await expect(badge.closest('[data-tone]')).toHaveAttribute('data-tone', 'neutral');
    await expect(canvas.getByText('BTC')).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('table');
    const [first, second] = within(table).getAllByRole('link');
    first?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(first).toHaveFocus();
    await expect(first).toHaveAttribute('href', expect.stringContaining('/payments/pay_'));
  },
};
