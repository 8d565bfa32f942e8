import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { shownDialog } from '../../../shared/testing/dialog.ts';
import { saying } from '../../../shared/testing/page-at.ts';
import { recordStories } from '../../../shared/testing/record-stories.ts';
import { sessionAs } from '../../../shared/testing/sessions.ts';
import { quotationExamples, quotationShown, quotationStates } from '../testing/scenarios.ts';
import QuotationPage from './quotation-page.tsx';

const { draft, sent, accepted, declined, expired, invoiced, masked } = quotationExamples;

const stories = recordStories(quotationStates, {
  path: `/invoices/quotations/${sent.id}`,
  pattern: '/invoices/quotations/:id',
  missing: 'Penawaran tidak ditemukan.',
  back: ['Penawaran', '/invoices/quotations'],
  permission: 'Lihat invoice',
});
const { showing } = stories;

const meta: Meta<typeof QuotationPage> = {
  title: 'Quotations/Detail',
  component: QuotationPage,
  ...showing(quotationShown(sent)),
};
export default meta;
type Story = StoryObj<typeof QuotationPage>;

export const Draft: Story = {
  ...showing(quotationShown(draft)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Terbitkan' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ubah draf' })).toBeVisible();
  },
};

export const AnswerRecorded: Story = {
  ...showing(quotationStates.records),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Catat jawaban' }));
    const dialog = await shownDialog();
    await userEvent.click(dialog.getByRole('radio', { name: 'Disetujui' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan jawaban' }));
    await expect(await canvas.findByRole('button', { name: 'Buat invoice' })).toBeVisible();
  },
};

export const Accepted: Story = {
  ...showing(quotationShown(accepted)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Buat invoice' })).toBeVisible();
  },
};

export const Declined: Story = {
  ...showing(quotationShown(declined)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Ubah jawaban' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Buat invoice' })).toBeNull();
  },
};

export const Expired: Story = {
  ...showing(quotationShown(expired)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Catat jawaban' })).toBeVisible();
  },
};

export const Invoiced: Story = {
  ...showing(quotationShown(invoiced)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Buka invoice' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Bagikan' })).toBeNull();
  },
};

export const Masked: Story = {
  ...showing(quotationShown(masked), { session: sessionAs('Viewer') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Catat jawaban' })).toBeNull();
  },
};

export const EnglishDark: Story = {
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Record answer' })).toBeVisible();
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: saying(/Berlaku sampai/),
};
export const Loading = stories.Loading;
export const NotFound = stories.NotFound;
export const MalformedId = stories.MalformedId;
export const Failed = stories.Failed;
export const Forbidden = stories.Forbidden;
