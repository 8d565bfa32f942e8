import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Scenario } from '@dasbor/sdk/testing';
import { expect, waitFor } from 'storybook/test';
import { simulator } from '../testing/scenarios.ts';
import SimulatorPage from './simulator-page.tsx';

const meta: Meta<typeof SimulatorPage> = {
  title: 'Simulator/Number in the field',
  component: SimulatorPage,
};
export default meta;
type Story = StoryObj<typeof SimulatorPage>;

const of = (scenario: Scenario) => ({
  parameters: { dasbor: { mode: 'sandbox', path: '/simulator?number=19006100200000017', scenario } },
});

/** Only the number in the field can be paid: a rejected search removes the previous result. */
export const RefusedAfterAnAnswer: Story = {
  ...of(simulator.closed),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /^Bayar Rp.150\.000$/ });
    const field = canvas.getByLabelText('Nomor Virtual Account');
    await userEvent.clear(field);
    await userEvent.type(field, '123{Enter}');
    await expect(field).toHaveAccessibleDescription(/8 sampai 23 angka/);
    await expect(field).toHaveValue('123');
    await expect(canvas.queryByRole('button', { name: /^Bayar/ })).toBeNull();
    await waitFor(() => expect(canvas.queryByText('Hasil pencarian')).toBeNull());
    await expect(field).toHaveValue('123');
  },
};

export const RefusedAfterNothingWasFound: Story = {
  ...of(simulator.notFound),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Nomor Virtual Account tidak ditemukan.');
    const field = canvas.getByLabelText('Nomor Virtual Account');
    await userEvent.clear(field);
    await userEvent.type(field, 'abc{Enter}');
    await expect(field).toHaveAccessibleDescription(/8 sampai 23 angka/);
    await waitFor(() => expect(canvas.queryByText('Nomor Virtual Account tidak ditemukan.')).toBeNull());
  },
};

/** Digits can be grouped in any way. Another number needs a new search before it can be paid. */
export const AnotherNumberInTheField: Story = {
  ...of(simulator.closed),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /^Bayar Rp.150\.000$/ });
    const field = canvas.getByLabelText('Nomor Virtual Account');
    await userEvent.clear(field);
    await userEvent.type(field, '1900 6100 2000 0001 8');
    await expect(canvas.queryByRole('button', { name: /^Bayar/ })).toBeNull();
    await expect(canvas.getByText(/Hasil ini untuk nomor 1900 6100 2000 0001 7/)).toBeVisible();
    await userEvent.type(field, '{Backspace}7');
    await expect(canvas.getByRole('button', { name: /^Bayar Rp.150\.000$/ })).toBeVisible();
  },
};

export const AnotherNumberInEnglishOnPhone: Story = {
  ...of(simulator.closed),
  globals: { language: 'en', theme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /^Pay Rp.150,000$/ });
    await userEvent.type(canvas.getByLabelText('Virtual account number'), '8');
    await expect(canvas.getByText(/This result is for 1900 6100 2000 0001 7/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Pay/ })).toBeNull();
  },
};
