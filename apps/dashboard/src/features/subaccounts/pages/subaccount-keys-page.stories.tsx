import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RecordedCall } from '@dasbor/sdk/testing';
import { expect, waitFor, within } from 'storybook/test';
import { listStories } from '../../../shared/testing/list-stories.ts';
import { branchLists, keysOfBranch, subaccountExamples, subaccountWith } from '../testing/scenarios.ts';
import SubaccountKeysPage from './subaccount-keys-page.tsx';

const { live, created } = subaccountExamples;
const stories = listStories(branchLists.keys, {
  path: `/subaccount/${live.id}/keys`,
  pattern: '/subaccount/:id/keys',
  names: ['Aktif', 'Active'],
  heading: live.name,
  empty: 'Belum ada kunci untuk subakun ini',
  permission: 'Lihat pengaturan',
});

const meta: Meta<typeof SubaccountKeysPage> = {
  title: 'Subaccounts/Keys',
  component: SubaccountKeysPage,
  ...stories.showing(branchLists.keys.page),
};
export default meta;
type Story = StoryObj<typeof SubaccountKeysPage>;

let asked: RecordedCall | undefined;
/** Lists only its own keys, so no row names an owner. */
// spec 2.129
export const Keys: Story = {
  ...stories.showing({
    ...branchLists.keys.page,
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

/** Keys cannot be created before it is live, and the page explains why. */
export const NotLive: Story = {
  ...stories.showing(subaccountWith(created)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Kunci dapat dibuat setelah subakun ini aktif.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Buat kunci' })).toBeNull();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Aktif' })).toBeVisible();
    // The tabs are in one line, and the active one is visible.
    const tab = canvas.getByRole('link', { name: 'Kunci API', current: 'page' });
    const bar = tab.parentElement ?? tab;
    await expect(bar.offsetHeight).toBeLessThan(2 * tab.offsetHeight);
    await waitFor(() => expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth));
    await expect(tab.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
  },
};

export const EnglishDark = stories.EnglishDark;
export const Loading = stories.Loading;
export const Empty = stories.Empty;
export const Failed = stories.Failed;
export const Offline = stories.Offline;
export const Forbidden = stories.Forbidden;
