import type { Meta, StoryObj } from '@storybook/react-vite';
import { ok, problem, type RecordedCall, type Scenario } from '@dasbor/sdk/testing';
import { expect, waitFor, within } from 'storybook/test';
import { keysOfBranch, subaccountExamples, subaccountWith } from '../testing/scenarios.ts';
import SubaccountKeysPage from './subaccount-keys-page.tsx';

const { live, created } = subaccountExamples;
const dasbor = { path: `/subaccount/${live.id}/keys`, pattern: '/subaccount/:id/keys' };

const meta: Meta<typeof SubaccountKeysPage> = {
  title: 'Subaccounts/Keys',
  component: SubaccountKeysPage,
  parameters: { dasbor: { ...dasbor, scenario: subaccountWith(live) } },
};
export default meta;
type Story = StoryObj<typeof SubaccountKeysPage>;

const showing = (more: Scenario, subaccount = live) => ({
  parameters: { dasbor: { ...dasbor, scenario: { ...subaccountWith(subaccount), ...more } } },
});

let asked: RecordedCall | undefined;
/** Its own alone are asked for, so none says for whom it is. */
export const Keys: Story = {
  ...showing({
    listApiKeys: (call) => {
      asked = call;
      return keysOfBranch;
    },
  }),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Aktif' });
    await expect(within(table).getByRole('link', { name: 'Kasir Bandung' })).toBeVisible();
    await expect(within(table).queryByRole('columnheader', { name: 'Untuk' })).toBeNull();
    await expect(asked?.query).toEqual({ subaccount_id: live.id });
    await expect(canvas.getByRole('link', { name: 'Buat kunci' })).toHaveAttribute(
      'href',
      `/subaccount/${live.id}/keys/new`,
    );
  },
};

export const Empty: Story = {
  ...showing({ listApiKeys: ok({ data: [] }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum ada kunci untuk subakun ini')).toBeVisible();
  },
};

/** No key is made before it is live, and why is said. */
export const NotLive: Story = {
  ...showing({}, created),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Kunci dapat dibuat setelah subakun ini aktif.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Buat kunci' })).toBeNull();
  },
};

export const Loading: Story = {
  ...showing({ listApiKeys: 'pending' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(live.name);
  },
};

export const Failed: Story = {
  ...showing({ listApiKeys: problem(500, 'DPAY_INTERNAL_ERROR') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  ...showing({ listApiKeys: problem(403, 'DPAY_FORBIDDEN', { permission: 'settings.view' }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/“Lihat pengaturan”/)).toBeVisible();
  },
};

export const EnglishDark: Story = {
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Active' })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Aktif' })).toBeVisible();
    // The tabs stand in one line, and the chosen one is in sight.
    const tab = canvas.getByRole('link', { name: 'Kunci API', current: 'page' });
    const bar = tab.parentElement ?? tab;
    await expect(bar.offsetHeight).toBeLessThan(2 * tab.offsetHeight);
    await waitFor(() => expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth));
    await expect(tab.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
  },
};
