import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Scenario } from '@dasbor/sdk/testing';
import { expect } from 'storybook/test';
import { topUpDetail, topUpExamples, topUpStates } from '../testing/scenarios.ts';
import TopUpPage from './top-up-page.tsx';

const PATH = `/balance/topup/${topUpExamples.processing.id}`;
const PATTERN = '/balance/topup/:id';
const waiting = topUpDetail(topUpExamples.processing);

const meta: Meta<typeof TopUpPage> = {
  title: 'Top ups/Detail',
  component: TopUpPage,
  parameters: { dasbor: { path: PATH, pattern: PATTERN, scenario: waiting } },
};
export default meta;
type Story = StoryObj<typeof TopUpPage>;

const showing = (scenario: Scenario, more: object = {}) => ({
  parameters: { dasbor: { path: PATH, pattern: PATTERN, scenario, ...more } },
});

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
    await expect(canvas.getByText(/Belum ada petunjuk untuk cara ini/)).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Dari bank lain' }));
    await expect(canvas.getByRole('tab', { name: 'Dari bank lain' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Enter the Virtual Account number/)).toBeVisible();
    await expect(canvas.getByText('Valid for 5 hours 10 minutes more')).toBeVisible();
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Transfer ke')).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Transfer ke')).toBeVisible();
  },
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
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Isi saldo ini tidak berhasil')).toBeVisible();
  },
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

export const Loading: Story = {
  ...showing(topUpStates.pending),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Memuat…')).toBeInTheDocument();
  },
};

export const NotFound: Story = {
  ...showing(topUpStates.notFound),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Kembali ke Riwayat isi saldo' })).toBeVisible();
  },
};

export const Failed: Story = {
  ...showing(topUpStates.failed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  ...showing(topUpStates.forbidden),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/“Lihat isi saldo”/)).toBeVisible();
  },
};
