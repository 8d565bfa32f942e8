import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pageAt } from '../../../shared/testing/page-at.ts';
import { quotationExamples, quotationStates } from '../testing/scenarios.ts';
import QuotationEditPage from './quotation-edit-page.tsx';
import QuotationNewPage from './quotation-new-page.tsx';

const at = pageAt({ path: '/invoices/quotations/new' });
const { draft } = quotationExamples;

const meta: Meta<typeof QuotationNewPage> = {
  title: 'Quotations/Form',
  component: QuotationNewPage,
  ...at(quotationStates.creation),
};
export default meta;
type Story = StoryObj<typeof QuotationNewPage>;

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Terbitkan penawaran/ }));
    await expect(canvas.getByLabelText('Nama penawaran')).toHaveAttribute('aria-invalid', 'true');
  },
};

export const Editing: Story = {
  ...pageAt({ path: `/invoices/quotations/${draft.id}/edit`, pattern: '/invoices/quotations/:id/edit' })(
    quotationStates.editable,
  ),
  render: () => <QuotationEditPage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Nama penawaran')).toHaveValue(draft.name);
  },
};

export const EnglishDark: Story = {
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Issue quotation/ })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Nama penawaran');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  },
};
