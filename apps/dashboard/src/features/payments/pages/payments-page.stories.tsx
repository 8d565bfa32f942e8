import type { Meta, StoryObj } from '@storybook/react-vite';
import { ok } from '@dasbor/sdk/testing';
import { expect, within } from 'storybook/test';
import { expectWholeRows } from '../../../shared/testing/whole-rows.ts';
import { paymentExamples } from '../testing/examples.ts';
import { paymentList, paymentsPage } from '../testing/scenarios.ts';
import { expectSeen } from '../../../shared/testing/seen.ts';
import { listStories } from '../../../shared/testing/list-stories.ts';
import PaymentsPage from './payments-page.tsx';

const stories = listStories(paymentList, {
  path: '/payments',
  names: ['Pembayaran', 'Payments'],
  empty: 'Belum ada pembayaran dalam 7 hari terakhir',
  permission: 'Lihat pembayaran',
});
const { showing } = stories;

const meta: Meta<typeof PaymentsPage> = {
  title: 'Payments/List',
  component: PaymentsPage,
  ...showing(paymentList.page),
};
export default meta;
type Story = StoryObj<typeof PaymentsPage>;

// spec 2.80
export const LastSevenDays: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Pembayaran' });
    await expect(within(table).getAllByRole('row')).toHaveLength(paymentsPage.data.length + 1);
    await expect(canvas.getByRole('button', { name: 'Rentang tanggal: 7 hari terakhir' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Halaman pertama' })).toBeDisabled();
  },
};

export const EnglishDark: Story = {
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Payments' })).toBeVisible();
    await expect(canvas.getAllByText(/Waiting for settlement/)[0]).toBeVisible();
  },
};

export const Sandbox: Story = {
  ...showing(paymentList.page, { mode: 'sandbox' }),
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
    await expect(within(cards).getAllByText('Menunggu settlement')[0]).toBeVisible();
    await expect(within(cards).getAllByText('est. 23 Nov 2026')[0]).toBeVisible();
    await expect(cards.scrollWidth).toBe(cards.clientWidth);
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await expect(await within(document.body).findByLabelText('QRIS')).toBeVisible();
    // The buttons stay visible however many filters there are.
    await expectSeen(within(document.body).getByRole('button', { name: 'Tampilkan hasil' }));
  },
};

export const Empty: Story = {
  ...showing(paymentList.empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum ada pembayaran dalam 7 hari terakhir')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ekspor' })).toBeDisabled();
  },
};

export const FilteredEmpty: Story = {
  ...showing(paymentList.empty, { path: '/payments?status=rejected&search=INV' }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Tidak ada yang cocok')).toBeVisible();
    const [, clear] = canvas.getAllByRole('button', { name: 'Hapus semua filter' });
    if (clear) await userEvent.click(clear);
    await expect(await canvas.findByText('Belum ada pembayaran dalam 7 hari terakhir')).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

/** The rows of one page never show under the next page's address. */
export const NextPageOffline: Story = {
  ...showing(paymentList.nextPageOffline),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Halaman berikutnya' }));
    await expect(await canvas.findByText('Server tidak dapat dihubungi')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.queryByText('Data mungkin bukan yang terbaru')).toBeNull();
  },
};

/** An unknown status from a newer server is gray and shows its raw name. */
export const UnknownStatusAndMethod: Story = {
  ...showing({
    listPayments: ok({
      ...paymentsPage,
      data: [{ ...paymentExamples.vaProcessing, status: 'under_review', method: 'crypto', channel: 'BTC' }],
    } as unknown as typeof paymentsPage),
  }),
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

export const LaterPage: Story = {
  ...showing(paymentList.middle, { path: '/payments?action=next&cursor=abc&row=21' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`Baris 21–${20 + paymentsPage.data.length}`)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Halaman sebelumnya' })).toHaveAttribute(
      'href',
      expect.stringContaining('row=11'),
    );
  },
};

/** After a jump to the end, the list knows that this is the end, but not how many rows come before. */
export const LastPageInOneJump: Story = {
  ...showing(paymentList.last, { path: '/payments?action=last' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`${paymentsPage.data.length} baris terakhir`)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Halaman berikutnya' })).toBeDisabled();
  },
};

/** A very long text wraps to more lines and hides neither the status nor the amount of any row. */
export const LongestValues: Story = {
  ...showing(paymentList.longest),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('table', { name: 'Pembayaran' });
    await expectWholeRows(canvasElement);
  },
};

export const LongestValuesOnAPhone: Story = {
  ...LongestValues,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('list', { name: 'Pembayaran' });
    await expectWholeRows(canvasElement);
  },
};

export const Loading = stories.Loading;
export const Failed = stories.Failed;
export const Offline = stories.Offline;
export const Forbidden = stories.Forbidden;
