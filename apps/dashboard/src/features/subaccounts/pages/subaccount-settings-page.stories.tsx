import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Scenario } from '@dasbor/sdk/testing';
import { expect, waitFor } from 'storybook/test';
import { shownDialog } from '../../../shared/testing/dialog.ts';
import { subaccountExamples, subaccountStates, subaccountWith } from '../testing/scenarios.ts';
import SubaccountSettingsPage from './subaccount-settings-page.tsx';

const dasbor = {
  path: `/subaccount/${subaccountExamples.live.id}/settings`,
  pattern: '/subaccount/:id/settings',
};

const meta: Meta<typeof SubaccountSettingsPage> = {
  title: 'Subaccounts/Settings',
  component: SubaccountSettingsPage,
  parameters: { dasbor: { ...dasbor, scenario: subaccountWith(subaccountExamples.live) } },
};
export default meta;
type Story = StoryObj<typeof SubaccountSettingsPage>;

const showing = (scenario: Scenario, more: object = {}) => ({
  parameters: { dasbor: { ...dasbor, scenario, ...more } },
});

// spec 2.123
export const Saves: Story = {
  ...showing(subaccountStates.saves),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('Boleh transfer langsung ke rekening bank'));
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan perubahan' }));
    await expect(canvas.getByLabelText('Boleh transfer langsung ke rekening bank')).not.toBeChecked();
  },
};

export const Unchanged: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Simpan perubahan/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Activates: Story = {
  ...showing(subaccountStates.activates, {
    path: `/subaccount/${subaccountExamples.created.id}/settings`,
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Aktifkan' }));
    const dialog = await shownDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Aktifkan' }));
    await waitFor(() => expect(canvas.queryByText('Subakun ini belum aktif')).toBeNull());
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Nama')).toBeVisible();
  },
};

export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/Account ID/)).toBeVisible();
  },
};
