import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { shownDialog } from '../../../shared/testing/dialog.ts';
import { pageAt, saying } from '../../../shared/testing/page-at.ts';
import { sessionOf } from '../../../shared/testing/sessions.ts';
import { approvalRules } from '../testing/scenarios.ts';
import ApprovalsPage from './approvals-page.tsx';

const at = pageAt({ path: '/settings/approvals' });

const meta: Meta<typeof ApprovalsPage> = {
  title: 'Approvals/Levels',
  component: ApprovalsPage,
  ...at(approvalRules.none),
};
export default meta;
type Story = StoryObj<typeof ApprovalsPage>;

const batches = 'Batch disbursement';
const field = async (
  canvas: Parameters<NonNullable<Story['play']>>[0]['canvas'],
  section: string,
  label: string,
) => within(await canvas.findByRole('region', { name: section })).getByLabelText(label);

export const NoRules: Story = {
  play: async ({ canvas }) => {
    await expect(await field(canvas, batches, 'Tambah satu orang mulai')).toHaveValue('');
    await expect(canvas.getByRole('button', { name: /^Tinjau usulan/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByText('Saat ini 3 orang dapat menyetujui.')).toBeVisible();
  },
};

/** The dialog shows only what changes. */
export const Proposing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await field(canvas, batches, 'Tambah satu orang mulai'), '100000000');
    await userEvent.click(canvas.getByRole('button', { name: 'Tinjau usulan' }));
    const dialog = await shownDialog();
    await expect(dialog.getByText(/Diusulkan: Rp 100.000.000/)).toBeVisible();
    await expect(dialog.queryByText('Refund')).toBeNull();
  },
};

export const WrongOrder: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await field(canvas, batches, 'Tambah satu orang mulai'), '200');
    const second = await field(canvas, batches, 'Tambah dua orang mulai');
    await userEvent.type(second, '100');
    await userEvent.tab();
    await expect(await canvas.findByText(/harus di atas Rp 200/)).toBeVisible();
  },
};

export const TooFewPeople: Story = {
  ...at(approvalRules.fewPeople),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await field(canvas, 'Penarikan dana', 'Satu orang lain mulai'), '1000000');
    await userEvent.tab();
    await expect(await canvas.findByText(/butuh 2 orang yang dapat menyetujui/)).toBeVisible();
  },
};

export const Rules: Story = {
  ...at(approvalRules.rules),
  play: async ({ canvas }) => {
    await expect(await field(canvas, batches, 'Tambah dua orang mulai')).toHaveValue('1.000.000.000');
    await expect(canvas.getByText(/Diusulkan Sari Wulandari, disetujui Budi Santoso/)).toBeVisible();
  },
};

export const ProposedByColleague: Story = {
  ...at(approvalRules.proposed),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Aturan baru menunggu orang kedua')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tolak' }));
    const dialog = await shownDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Tolak' }));
    await waitFor(() => expect(canvas.queryByText('Aturan baru menunggu orang kedua')).toBeNull());
  },
};

export const OwnProposal: Story = {
  ...at(approvalRules.own),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/orang lain yang harus menyetujuinya/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Setujui' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Batalkan usulan' })).toBeVisible();
  },
};

export const ReadOnly: Story = {
  ...at(approvalRules.proposed, { session: { ...sessionOf(), permissions: ['settings.view'] } }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/Hanya orang yang boleh mengelola pengguna/))[0]).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Setujui' })).toBeNull();
  },
};

export const Loading: Story = { ...at(approvalRules.pending), play: saying('Memuat…') };

export const Failed: Story = {
  ...at(approvalRules.failed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
  },
};

export const Forbidden: Story = { ...at(approvalRules.forbidden), play: saying(/“Lihat pengaturan”/) };

export const EnglishDark: Story = {
  ...at(approvalRules.proposed),
  globals: { language: 'en', theme: 'dark' },
  play: saying('New rules wait for a second person'),
};

export const Phone: Story = {
  ...at(approvalRules.proposed),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Aturan baru menunggu orang kedua');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  },
};
