import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageAt, saying } from '../../../shared/testing/page-at.ts';
import { sessionAs } from '../../../shared/testing/sessions.ts';
import { sectionStates } from '../testing/scenarios.ts';
import { RemindersSection } from './reminders-section.tsx';

const showing = pageAt({ path: '/invoices/inv_01KAJ800000000000000000004' });

const meta: Meta<typeof RemindersSection> = {
  title: 'Invoice reminders/Section of an invoice',
  component: RemindersSection,
  args: { invoiceId: 'inv_01KAJ800000000000000000004' },
  ...showing(sectionStates.next),
};
export default meta;
type Story = StoryObj<typeof RemindersSection>;

export const Next: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Berikutnya: 7 hari setelah jatuh tempo, lewat WhatsApp/),
    ).toBeVisible();
    await expect(canvas.getByText(/^Terkirim: 3 hari setelah jatuh tempo/)).toBeVisible();
  },
};

export const Pauses: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Jeda pengingat' }));
    await expect(await canvas.findByText('Pengingat dijeda.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Lanjutkan pengingat' })).toBeVisible();
  },
};

export const Resumes: Story = {
  ...showing(sectionStates.paused),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lanjutkan pengingat' }));
    await expect(await canvas.findByText(/^Berikutnya:/)).toBeVisible();
  },
};

export const OwnSchedule: Story = {
  ...showing(sectionStates.own),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('Invoice ini punya jadwal sendiri.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ubah jadwal' }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('radio', { name: 'Jadwal semua invoice' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
    await expect(await canvas.findByText(/^Berikutnya: 7 hari/)).toBeVisible();
  },
};

export const Off: Story = {
  ...showing(sectionStates.off),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: 'Atur pengingat untuk semua invoice' }),
    ).toHaveAttribute('href', '/invoices/reminders');
  },
};
export const Unsubscribed: Story = {
  ...showing(sectionStates.unsubscribed),
  play: saying('Pelanggan berhenti menerima pengingat lewat email.'),
};
export const Draft: Story = { ...showing(sectionStates.draft), play: saying(/setelah invoice terbit/) };
export const Paid: Story = { ...showing(sectionStates.paid), play: saying(/sudah lunas/) };
export const Paying: Story = { ...showing(sectionStates.paying), play: saying(/sedang membayar/) };
export const NewerHold: Story = {
  ...showing(sectionStates.newer),
  play: saying('Tidak ada pengingat lagi.'),
};

export const AsViewer: Story = {
  ...showing(sectionStates.next, { session: sessionAs('Viewer') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Berikutnya:/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const EnglishDarkPhone: Story = {
  globals: { language: 'en', theme: 'dark', viewport: { value: 'phone' } },
  play: saying(/^Next: 7 days after the due date, by WhatsApp/),
};
export const Loading: Story = {
  ...showing(sectionStates.pending),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Memuat…')).toBeInTheDocument();
  },
};
export const Failed: Story = { ...showing(sectionStates.failed), play: saying('req_01KAJ8FAILED') };
