import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { listStories } from '../../../shared/testing/list-stories.ts';
import { snapKeyList } from '../testing/scenarios.ts';
import SnapKeysPage from './snap-keys-page.tsx';

const stories = listStories(snapKeyList, {
  path: '/settings/snap-keys',
  names: ['Kunci SNAP', 'SNAP keys'],
  empty: 'Belum ada kunci SNAP',
  permission: 'Lihat pengaturan',
});
const { showing } = stories;

const meta: Meta<typeof SnapKeysPage> = {
  title: 'Snap keys/List',
  component: SnapKeysPage,
  ...showing(snapKeyList.page),
};
export default meta;
type Story = StoryObj<typeof SnapKeysPage>;

// spec 2.147
export const OfEveryState: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Kunci SNAP' });
    for (const word of ['Aktif', 'Menunggu kunci publik', 'Dicabut']) {
      await expect(within(table).getAllByText(word)[0]).toBeVisible();
    }
    await expect(within(table).getByText('Belum diisi')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Bandingkan tanda tangan' })).toHaveAttribute(
      'href',
      '/settings/snap-keys/compare',
    );
  },
};

/** Explains who needs one and how to set it up. */
export const Empty: Story = {
  ...showing(snapKeyList.empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum ada kunci SNAP')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const AsManyAsThereMayBe: Story = {
  ...showing(snapKeyList.full),
  play: async ({ canvas }) => {
    await canvas.findByRole('table');
    await expect(await canvas.findByRole('button', { name: /Buat kunci SNAP/ })).toHaveAccessibleDescription(
      'Paling banyak 5 kunci SNAP aktif.',
    );
  },
};

export const EnglishDark = stories.EnglishDark;
export const Phone = stories.Phone;
export const Loading = stories.Loading;
export const Failed = stories.Failed;
export const Offline = stories.Offline;
export const Forbidden = stories.Forbidden;
