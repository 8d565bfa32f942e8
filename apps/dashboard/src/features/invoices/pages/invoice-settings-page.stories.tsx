import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pageAt, saying } from '../../../shared/testing/page-at.ts';
import { settingsStates } from '../testing/scenarios.ts';
import InvoiceSettingsPage from './invoice-settings-page.tsx';

const showing = pageAt({ path: '/invoices/settings' });

const meta: Meta<typeof InvoiceSettingsPage> = {
  title: 'Invoices/Settings',
  component: InvoiceSettingsPage,
  ...showing(settingsStates.saving),
};
export default meta;
type Story = StoryObj<typeof InvoiceSettingsPage>;

/** The next number, and an example as soon as the format changes. */
export const NumberFormat: Story = {
  play: async ({ canvas, userEvent }) => {
    const template = await canvas.findByLabelText('Format nomor');
    await expect(canvas.getByText('Nomor berikutnya: INV/2026/XI/0002')).toBeVisible();
    await userEvent.clear(template);
    await userEvent.type(template, 'KN-{{tahun}-{{bulan}-{{nomor}');
    await expect(canvas.getByText('Contoh untuk hari ini: KN-2026-11-0001')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan pengaturan' }));
    await expect(await canvas.findByText('Pengaturan disimpan.')).toBeVisible();
  },
};

export const WrongFormat: Story = {
  play: async ({ canvas, userEvent }) => {
    const template = await canvas.findByLabelText('Format nomor');
    await userEvent.clear(template);
    await userEvent.type(template, 'INV-{{tahun}');
    await userEvent.tab();
    await expect(await canvas.findByText('Format nomor harus memuat {nomor} satu kali.')).toBeVisible();
    await userEvent.type(template, '{{number}');
    await userEvent.tab();
    await expect(await canvas.findByText('Kata {number} tidak dikenal.')).toBeVisible();
  },
};

export const WrongValues: Story = {
  play: async ({ canvas, userEvent }) => {
    const days = await canvas.findByLabelText(/^Jatuh tempo/);
    await userEvent.clear(days);
    await userEvent.type(days, '367');
    await userEvent.clear(canvas.getByLabelText('Nama usaha'));
    await userEvent.type(canvas.getByLabelText(/^NPWP/), '1');
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan pengaturan' }));
    for (const label of [/^Jatuh tempo/, 'Nama usaha', /^NPWP/])
      await expect(canvas.getByLabelText(label)).toHaveAttribute('aria-invalid', 'true');
  },
};

export const RefusedByTheServer: Story = {
  ...showing(settingsStates.refused),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Nama usaha'), ' Jaya');
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan pengaturan' }));
    await expect((await canvas.findAllByText(/NPWP terdiri dari 15/))[0]).toBeVisible();
  },
};

export const Unchanged: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Simpan pengaturan/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Loading: Story = {
  ...showing(settingsStates.pending),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Memuat…')).toBeInTheDocument();
  },
};

export const Failed: Story = { ...showing(settingsStates.failed), play: saying('req_01KAJ8FAILED') };

export const EnglishDarkPhone: Story = {
  globals: { language: 'en', theme: 'dark', viewport: { value: 'phone' } },
  play: saying('Next number: INV/2026/XI/0002'),
};
