import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Scenario } from '@dasbor/sdk/testing';
import { expect, waitFor, within } from 'storybook/test';
import { sessionAs } from '../../../shared/testing/sessions.ts';
import { subaccountList } from '../testing/scenarios.ts';
import SubaccountsPage from './subaccounts-page.tsx';

const dasbor = { path: '/subaccount' };

const meta: Meta<typeof SubaccountsPage> = {
  title: 'Subaccounts/List',
  component: SubaccountsPage,
  parameters: { dasbor: { ...dasbor, scenario: subaccountList.page } },
};
export default meta;
type Story = StoryObj<typeof SubaccountsPage>;

const showing = (scenario: Scenario, more: object = {}) => ({
  parameters: { dasbor: { ...dasbor, scenario, ...more } },
});

/** Few things, of no days. */
export const All: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Subakun' });
    await expect(within(table).getAllByRole('row')).toHaveLength(3);
    await expect(within(table).getByText('Belum aktif')).toBeVisible();
    await expect(canvas.queryByText('7 hari terakhir')).toBeNull();
  },
};

export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Subaccounts' })).toBeVisible();
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
    await expect(await canvas.findByRole('list', { name: 'Subakun' })).toBeVisible();
  },
};

export const Loading: Story = {
  ...showing(subaccountList.pending),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Memuat…')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  ...showing(subaccountList.empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum ada subakun')).toBeVisible();
  },
};

export const Failed: Story = {
  ...showing(subaccountList.failed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('req_01KAJ8FAILED')).toBeVisible();
  },
};

export const Forbidden: Story = {
  ...showing(subaccountList.forbidden),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/“Lihat subakun”/)).toBeVisible();
  },
};

export const FilteredEmpty: Story = {
  ...showing(subaccountList.empty, { path: '/subaccount?status=created' }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-state=filtered-empty]')).toBeVisible());
  },
};

export const Offline: Story = {
  ...showing(subaccountList.offline),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Server tidak dapat dihubungi')).toBeVisible();
  },
};

export const FeatureOff: Story = {
  ...showing(subaccountList.featureOff),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Fitur ini belum aktif')).toBeVisible();
  },
};

export const SeesOnly: Story = {
  ...showing(subaccountList.page, { session: sessionAs('Viewer') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Buat subakun' })).toBeNull();
  },
};
