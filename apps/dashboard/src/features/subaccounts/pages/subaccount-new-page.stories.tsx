import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Scenario } from '@dasbor/sdk/testing';
import { expect } from 'storybook/test';
import { subaccountStates } from '../testing/scenarios.ts';
import SubaccountNewPage from './subaccount-new-page.tsx';

const dasbor = { path: '/subaccount/new' };

const meta: Meta<typeof SubaccountNewPage> = {
  title: 'Subaccounts/New',
  component: SubaccountNewPage,
  parameters: { dasbor: { ...dasbor, scenario: {} } },
};
export default meta;
type Story = StoryObj<typeof SubaccountNewPage>;

const showing = (scenario: Scenario, more: object = {}) => ({
  parameters: { dasbor: { ...dasbor, scenario, ...more } },
});

export const SaysWhatIsWrong: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Nama'), 'ab');
    await userEvent.click(canvas.getByRole('button', { name: 'Buat subakun' }));
    await expect(await canvas.findByText('Nama subakun berisi 3 sampai 128 karakter.')).toBeVisible();
    await expect(canvas.getByText('Wajib diisi.')).toBeVisible();
  },
};

export const AccountIdTaken: Story = {
  ...showing(subaccountStates.taken),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Nama'), 'Cabang Solo');
    await userEvent.type(canvas.getByLabelText('Email'), 'solo@kopi.test');
    await userEvent.type(canvas.getByLabelText(/ID akun/), 'CBG-BDG');
    await userEvent.click(canvas.getByRole('button', { name: 'Buat subakun' }));
    await expect(await canvas.findByText('ID akun ini sudah dipakai subakun lain.')).toBeVisible();
  },
};

export const Sandbox: Story = {
  ...showing({}, { mode: 'sandbox' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/langsung aktif/)).toBeVisible();
  },
};

export const EnglishDarkPhone: Story = {
  globals: { language: 'en', theme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Name')).toBeVisible();
  },
};
