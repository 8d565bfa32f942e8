import type { Meta, StoryObj } from '@storybook/react-vite';
import { ok, problem, type RecordedCall } from '@dasbor/sdk/testing';
import { expect, waitFor, within } from 'storybook/test';
import { saying } from '../../../shared/testing/page-at.ts';
import { listStories } from '../../../shared/testing/list-stories.ts';
import { sessionAs, sessionOf } from '../../../shared/testing/sessions.ts';
import { balanceStates, entriesPage } from '../testing/scenarios.ts';
import BalancePage from './balance-page.tsx';

const stories = listStories(balanceStates, {
  path: '/balance',
  names: ['Mutasi saldo', 'Balance history'],
  heading: 'Saldo',
  empty: 'Belum ada mutasi dalam 7 hari terakhir',
  permission: 'Lihat saldo dan penarikan dana',
  narrowed: '?direction=debit',
});
const { showing } = stories;

const meta: Meta<typeof BalancePage> = {
  title: 'Balance/History',
  component: BalancePage,
  ...showing(balanceStates.page),
};
export default meta;
type Story = StoryObj<typeof BalancePage>;

export const Shown: Story = {
  play: async ({ canvas, canvasElement }) => {
    const table = await canvas.findByRole('table', { name: 'Mutasi saldo' });
    await expect(within(table).getAllByRole('row')).toHaveLength(entriesPage.data.length + 1);
    const available = canvasElement.querySelector<HTMLElement>('[data-figure=available]');
    await expect(within(available ?? canvasElement).getByText('Rp 84.212.500')).toBeVisible();
    await expect(canvas.getByText('Per 20 Nov 2026, 10.15 WIB')).toBeVisible();
    const [reference] = canvas.getAllByRole('link', { name: 'wdr_01KAJ800000000000000000004-2' });
    await expect(reference).toHaveAttribute('href', '/balance/withdraw/wdr_01KAJ800000000000000000004');
    await expect(within(table).getByText('Disbursement · Gaji November 2026, baris 8')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Tarik dana' })).toBeVisible();
  },
};

/** Lists automatic withdrawals with their next run and a link. */
export const AutomaticWithdrawals: Story = {
  ...showing(balanceStates.automatic),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Penarikan otomatis aktif')).toBeVisible();
    await expect(canvas.getByText('Penarikan terjadwal: berikutnya 20 Nov 2026, 14.00 WIB')).toBeVisible();
    await expect(canvas.getByText('Sweep out: berikutnya 20 Nov 2026, 23.45 WIB')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Atur penarikan otomatis' })).toHaveAttribute(
      'href',
      '/balance/withdraw/schedule',
    );
  },
};

/** Sweep out needs no withdrawals: then it is set in the balance settings. */
export const SweptWithoutWithdrawals: Story = {
  ...showing(balanceStates.automatic, {
    session: sessionOf({ feature_config: { ...sessionOf().feature_config, withdrawal: false } }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Atur penarikan otomatis' })).toHaveAttribute(
      'href',
      '/settings/balance',
    );
  },
};

export const EnglishDark: Story = {
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Balance history' })).toBeVisible();
    await expect(canvas.getByText('Withdrawal returned')).toBeVisible();
  },
};

export const Sandbox: Story = {
  ...showing(balanceStates.page, { mode: 'sandbox' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const cards = await canvas.findByRole('list', { name: 'Mutasi saldo' });
    await expect(within(cards).getAllByRole('listitem')).toHaveLength(entriesPage.data.length);
    await expect(within(cards).getByText('Saldo Rp 83.959.170')).toBeVisible();
    await expect(within(cards).getAllByText('Gaji November 2026, baris 8')[0]).toBeVisible();
  },
};

export const Loading: Story = {
  ...showing(balanceStates.pending),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Memuat…')).toBeInTheDocument();
    await expect(canvas.getByText('Dapat ditarik atau dikirim sekarang.')).toBeVisible();
  },
};

export const Empty: Story = {
  ...showing(balanceStates.empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum ada mutasi dalam 7 hari terakhir')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Isi saldo' })).toHaveAttribute('href', '/balance/topup');
  },
};

/** Fees exceed payments, so the pending amount is shown as negative. */
export const PendingBelowZero: Story = {
  ...showing(balanceStates.negativePending),
  play: saying(/[-−]Rp 4\.440/),
};

let exported: RecordedCall | undefined;

/** Exports all entries that match the list's filters as one file from the server. */
// spec 8.48
export const ExportFails: Story = {
  ...showing({ ...balanceStates.page, exportBalanceEntries: problem(500, 'DPAY_INTERNAL_ERROR') }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table');
    await userEvent.click(canvas.getByRole('button', { name: /Ekspor/ }));
    await userEvent.click(await within(document.body).findByRole('button', { name: /Semua yang cocok/ }));
    await expect(await within(document.body).findByText(/Terjadi kesalahan/)).toBeVisible();
  },
};

export const ExportOfAll: Story = {
  ...showing(
    {
      ...balanceStates.page,
      exportBalanceEntries: (call) => {
        exported = call;
        return ok(new Blob(['No.\r\n']));
      },
    },
    { path: '/balance?direction=credit' },
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table');
    await userEvent.click(canvas.getByRole('button', { name: /Ekspor/ }));
    const all = await within(document.body).findByRole('button', { name: /Semua yang cocok/ });
    await expect(all).toHaveTextContent('Semua kolom, tanpa batas baris');
    await userEvent.click(all);
    await waitFor(() => expect(exported?.query['filters']).toEqual({ direction: 'credit' }));
    await expect(exported?.query).not.toHaveProperty('limit');
  },
};

/** Below the merchant's notice threshold. */
export const Low: Story = {
  ...showing(balanceStates.low),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Saldo di bawah batas')).toBeVisible();
    await expect(canvas.getByText(/Sejak 20 Nov 2026, 09\.10 WIB/)).toBeVisible();
  },
};

export const UnknownKind: Story = {
  ...showing(balanceStates.unknownKind),
  play: saying('adjustment.posted'),
};

// spec 8.47
export const Failed: Story = {
  ...showing(balanceStates.failed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Saldo tidak dapat dimuat')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Coba lagi' })).toHaveLength(2);
  },
};

/** The history is still worth reading. */
// spec 8.49
export const FiguresFailed: Story = {
  ...showing(balanceStates.figuresFailed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Saldo tidak dapat dimuat')).toBeVisible();
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
};

export const Forbidden: Story = {
  ...showing(balanceStates.forbidden, { session: sessionAs('Developer') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Anda belum punya akses ke bagian ini')).toBeVisible();
    await expect(await canvas.findByText(/“Lihat saldo dan penarikan dana”/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Tarik dana' })).toBeNull();
  },
};

export const FilteredEmpty = stories.FilteredEmpty;
export const Offline = stories.Offline;
export const FeatureOff = stories.FeatureOff;
