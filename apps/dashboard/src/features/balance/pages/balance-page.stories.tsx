import type { Meta, StoryObj } from '@storybook/react-vite';
import { ok, type RecordedCall, type Scenario } from '@dasbor/sdk/testing';
import { expect, waitFor, within } from 'storybook/test';
import { sessionAs, sessionOf } from '../../../shared/testing/sessions.ts';
import { balanceStates, entriesPage } from '../testing/scenarios.ts';
import BalancePage from './balance-page.tsx';

const meta: Meta<typeof BalancePage> = {
  title: 'Balance/History',
  component: BalancePage,
  parameters: { dasbor: { path: '/balance', scenario: balanceStates.shown } },
};
export default meta;
type Story = StoryObj<typeof BalancePage>;

const showing = (scenario: Scenario) => ({ parameters: { dasbor: { path: '/balance', scenario } } });

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

/** What withdraws by itself is named, with its next run and the way to it. */
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
  parameters: {
    dasbor: {
      path: '/balance',
      scenario: balanceStates.automatic,
      session: sessionOf({ feature_config: { ...sessionOf().feature_config, withdrawal: false } }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Atur penarikan otomatis' })).toHaveAttribute(
      'href',
      '/settings/balance',
    );
  },
};

export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Balance history' })).toBeVisible();
    await expect(canvas.getByText('Withdrawal returned')).toBeVisible();
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
};

export const Sandbox: Story = {
  parameters: { dasbor: { mode: 'sandbox', path: '/balance', scenario: balanceStates.shown } },
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

export const FilteredEmpty: Story = {
  parameters: { dasbor: { path: '/balance?direction=debit', scenario: balanceStates.empty } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tidak ada yang cocok')).toBeVisible();
  },
};

/** Fees were more than what customers paid: less than nothing is pending, and it says so. */
export const PendingBelowZero: Story = {
  ...showing(balanceStates.negativePending),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/[-−]Rp 4\.440/)).toBeVisible();
  },
};

let exported: RecordedCall | undefined;

/** Everything that matches comes from the server as one file, under the filters of the list. */
export const ExportOfAll: Story = {
  parameters: {
    dasbor: {
      path: '/balance?direction=credit',
      scenario: {
        ...balanceStates.shown,
        exportBalanceEntries: (call: RecordedCall) => {
          exported = call;
          return ok('No.\r\n');
        },
      },
    },
  },
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

/** Below what the merchant asked to be told of. */
export const Low: Story = {
  ...showing(balanceStates.low),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Saldo di bawah batas')).toBeVisible();
    await expect(canvas.getByText(/Sejak 20 Nov 2026, 09\.10 WIB/)).toBeVisible();
  },
};

export const UnknownKind: Story = {
  ...showing(balanceStates.unknownKind),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('adjustment.posted')).toBeVisible();
  },
};

export const Failed: Story = {
  ...showing(balanceStates.failed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Saldo tidak dapat dimuat')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Coba lagi' })).toHaveLength(2);
  },
};

/** The history is still worth reading. */
export const FiguresFailed: Story = {
  ...showing(balanceStates.figuresFailed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Saldo tidak dapat dimuat')).toBeVisible();
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
};

export const Offline: Story = {
  ...showing(balanceStates.offline),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/Server tidak dapat dihubungi/))[0]).toBeVisible();
  },
};

export const Forbidden: Story = {
  parameters: {
    dasbor: { path: '/balance', session: sessionAs('Developer'), scenario: balanceStates.forbidden },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Anda belum punya akses ke bagian ini')).toBeVisible();
    await expect(await canvas.findByText(/“Lihat saldo dan penarikan dana”/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Tarik dana' })).toBeNull();
  },
};

export const FeatureOff: Story = {
  ...showing(balanceStates.featureOff),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Fitur ini belum aktif')).toBeVisible();
  },
};
