import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Scenario } from '@dasbor/sdk/testing';
import { expect, waitFor } from 'storybook/test';
import { sessionOf } from '../../../shared/testing/sessions.ts';
import { transferCreation } from '../testing/scenarios.ts';
import FundTransferNewPage from './fund-transfer-new-page.tsx';

const dasbor = { path: '/subaccount/fund-transfer/new' };

const meta: Meta<typeof FundTransferNewPage> = {
  title: 'Fund transfers/New',
  component: FundTransferNewPage,
  parameters: { dasbor: { ...dasbor, scenario: transferCreation.succeeds } },
};
export default meta;
type Story = StoryObj<typeof FundTransferNewPage>;

const showing = (scenario: Scenario, more: object = {}) => ({
  parameters: { dasbor: { ...dasbor, scenario, ...more } },
});

// spec 2.122
export const BetweenBalances: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText(/Uang baru berpindah/);
    const to = await canvas.findByRole('combobox', { name: 'Ke saldo' });
    await userEvent.type(to, 'Bandung');
    await expect(canvas.getByRole('option', { name: /Bandung.*Saldo tersedia Rp/ })).toBeVisible();
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(to).toHaveAccessibleDescription(/^Saldo tersedia Rp.18\.450\.000$/));
    await userEvent.type(canvas.getByLabelText('Nominal'), '500000');
    await expect(canvasElement.querySelector('[data-line=after]')).toHaveTextContent('Rp 83.712.500');
  },
};

export const SaysWhatIsMissing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Periksa transfer' }));
    await expect(await canvas.findAllByText('Wajib diisi.')).toHaveLength(2);
  },
};

export const Suspended: Story = {
  ...showing(transferCreation.succeeds, { session: sessionOf({ is_suspended: true }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Transfer dana belum dapat diajukan sekarang')).toBeVisible();
  },
};

export const SubaccountsFailed: Story = {
  ...showing(transferCreation.subaccountsFailed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
  },
};

export const EnglishDarkPhone: Story = {
  globals: { language: 'en', theme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Review transfer' })).toBeVisible();
    // A truncated figure reads as a different figure.
    const from = canvas.getByRole('combobox', { name: 'From balance' });
    await expect(from.scrollWidth).toBeLessThanOrEqual(from.clientWidth);
    await waitFor(() => expect(from).toHaveAccessibleDescription(/^Available balance Rp.84,212,500$/));
    // The list covers the fields below it.
    await userEvent.click(canvas.getByRole('combobox', { name: 'To balance' }));
    const last = (await canvas.findAllByRole('option')).at(-1)!;
    last.scrollIntoView({ block: 'center' });
    for (const option of canvas.getAllByRole('option')) {
      const { left, top, height } = option.getBoundingClientRect();
      await expect(option.contains(document.elementFromPoint(left + 20, top + height / 2))).toBe(true);
    }
  },
};
