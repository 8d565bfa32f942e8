import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { saying } from '../../../shared/testing/page-at.ts';
import { recordStories } from '../../../shared/testing/record-stories.ts';
import { topUpDetail, topUpExamples, topUpStates } from '../testing/scenarios.ts';
import TopUpPage from './top-up-page.tsx';

const waiting = topUpDetail(topUpExamples.processing);

const stories = recordStories(topUpStates, {
  path: `/balance/topup/${topUpExamples.processing.id}`,
  pattern: '/balance/topup/:id',
  missing: 'Isi saldo tidak ditemukan.',
  back: ['Riwayat isi saldo', '/balance/topup/history'],
  permission: 'Lihat isi saldo',
});
const { showing } = stories;

const meta: Meta<typeof TopUpPage> = {
  title: 'Top ups/Detail',
  component: TopUpPage,
  ...showing(waiting),
};
export default meta;
type Story = StoryObj<typeof TopUpPage>;

export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1900 6100 2000 0000 42')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Salin Nomor Virtual Account' })).toBeVisible();
    await expect(canvas.getByText('Berlaku 5 jam 10 menit lagi')).toBeVisible();
    await expect(await canvas.findByText(/Masukkan nomor Virtual Account/)).toBeVisible();
  },
};

/** Ways are chosen by arrow keys too; the same steps are not for another bank. */
export const Instructions: Story = {
  play: async ({ canvas, userEvent }) => {
    const atm = await canvas.findByRole('tab', { name: 'ATM' });
    atm.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Mobile banking' })).toHaveFocus();
    await expect(canvas.getByText(/Belum ada petunjuk untuk kanal ini/)).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Dari bank lain' }));
    await expect(canvas.getByRole('tab', { name: 'Dari bank lain' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

export const EnglishDark: Story = {
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Enter the Virtual Account number/)).toBeVisible();
    await expect(canvas.getByText('Expires in 5 hours 10 minutes')).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: saying('Transfer ke'),
};

export const Completed: Story = {
  ...showing(topUpDetail(topUpExamples.completed)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Saldo sudah bertambah Rp 5.000.000')).toBeVisible();
    await expect(canvas.queryByText('Transfer ke')).toBeNull();
  },
};

export const Expired: Story = {
  ...showing(topUpDetail(topUpExamples.expired)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nomor ini sudah kedaluwarsa')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Buat nomor baru' })).toHaveAttribute(
      'href',
      '/balance/topup',
    );
  },
};

export const FailedTopUp: Story = {
  ...showing(topUpDetail(topUpExamples.failed)),
  play: saying('Isi saldo ini tidak berhasil'),
};

export const PaidInSandbox: Story = {
  ...showing(topUpStates.paidInSandbox, { mode: 'sandbox' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tandai dibayar' }));
    await expect(await canvas.findByText('Saldo sudah bertambah Rp 5.000.000')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Tandai dibayar' })).toBeNull();
  },
};

export const SimulationRefused: Story = {
  ...showing(topUpStates.simulationRefused, { mode: 'sandbox' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tandai gagal' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const WithoutInstructions: Story = {
  ...showing(topUpStates.withoutGuide),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Petunjuk tidak dapat dimuat/)).toBeVisible();
    await expect(canvas.getByText('1900 6100 2000 0000 42')).toBeVisible();
  },
};

export const Loading = stories.Loading;
export const NotFound = stories.NotFound;
export const MalformedId = stories.MalformedId;
export const Failed = stories.Failed;
export const Forbidden = stories.Forbidden;
