import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Scenario } from '@dasbor/sdk/testing';
import { expect, within } from 'storybook/test';
import { sessionAs } from '../../../shared/testing/sessions.ts';
import { subaccountExamples, subaccountStates, subaccountWith } from '../testing/scenarios.ts';
import SubaccountPage from './subaccount-page.tsx';

const dasbor = { path: `/subaccount/${subaccountExamples.live.id}`, pattern: '/subaccount/:id' };

const meta: Meta<typeof SubaccountPage> = {
  title: 'Subaccounts/Detail',
  component: SubaccountPage,
  parameters: { dasbor: { ...dasbor, scenario: subaccountWith(subaccountExamples.live) } },
};
export default meta;
type Story = StoryObj<typeof SubaccountPage>;

const showing = (scenario: Scenario, more: object = {}) => ({
  parameters: { dasbor: { ...dasbor, scenario, ...more } },
});

export const History: Story = {
  play: async ({ canvas, canvasElement }) => {
    const table = await canvas.findByRole('table', { name: 'Mutasi saldo' });
    await expect(within(table).getAllByRole('row')).toHaveLength(4);
    await expect(canvasElement.querySelector('[data-figure=available]')).toHaveTextContent('Rp 18.450.000');
    await expect(canvas.getByRole('link', { name: 'Mutasi saldo' })).toHaveAttribute('aria-current', 'page');
  },
};

/** Neither in nor out, and who changes that. */
export const NotLive: Story = {
  ...showing(subaccountWith(subaccountExamples.created)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Subakun ini belum aktif')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Transfer dana', current: false })).not.toBeNull();
  },
};

export const NotLiveForAViewer: Story = {
  ...showing(subaccountWith(subaccountExamples.created), { session: sessionAs('Viewer') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/oleh rekan yang memiliki izin/)).toBeVisible();
  },
};

export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Balance history' })).toBeVisible();
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Mutasi saldo' })).toBeVisible();
  },
};

export const Sandbox: Story = {
  ...showing(subaccountWith(subaccountExamples.live), { mode: 'sandbox' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
};

export const Loading: Story = {
  ...showing(subaccountStates.pending),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Memuat…')).toBeInTheDocument();
  },
};

export const NotFound: Story = {
  ...showing(subaccountStates.missing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Kembali ke Subakun' })).toBeVisible();
  },
};

export const Failed: Story = {
  ...showing(subaccountStates.failed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  ...showing(subaccountStates.forbidden),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/“Lihat subakun”/)).toBeVisible();
  },
};
