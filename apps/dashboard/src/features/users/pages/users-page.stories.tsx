import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { listStories } from '../../../shared/testing/list-stories.ts';
import { sessionOf } from '../../../shared/testing/sessions.ts';
import { userListStates, withOwnership } from '../testing/scenarios.ts';
import UsersPage from './users-page.tsx';

const stories = listStories(userListStates, {
  path: '/users',
  names: ['Pengguna', 'Users'],
  empty: 'Belum ada pengguna',
  permission: 'Lihat pengguna',
});
const { showing } = stories;

const meta: Meta<typeof UsersPage> = {
  title: 'Users/List',
  component: UsersPage,
  ...showing(userListStates.page),
};
export default meta;
type Story = StoryObj<typeof UsersPage>;

// spec 2.158
export const EveryStatus: Story = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Pengguna' }));
    for (const status of ['Diundang', 'Dinonaktifkan']) await expect(table.getByText(status)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Undang pengguna' })).toHaveAttribute('href', '/users/new');
  },
};

export const WithoutPermissionToInvite: Story = {
  ...showing(userListStates.page, { session: sessionOf({ permissions: ['user_management.view'] }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Undang pengguna' })).toBeNull();
  },
};

export const OwnershipOffered: Story = {
  ...showing(withOwnership),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/belum menerima kepemilikan/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Batalkan penyerahan' })).toBeVisible();
  },
};

export const OwnershipReceived: Story = {
  ...showing(withOwnership, {
    session: sessionOf({ user_id: 'usr_01KAJ800000000000000000002', role_id: 3 }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ingin menyerahkan kepemilikan kepada Anda/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Terima' })).toBeVisible();
  },
};

export const EnglishDark = stories.EnglishDark;
export const Phone = stories.Phone;
export const Loading = stories.Loading;
export const Empty = stories.Empty;
export const FilteredEmpty = stories.FilteredEmpty;
// spec 8.138
export const Failed = stories.Failed;
export const Offline = stories.Offline;
export const Forbidden = stories.Forbidden;
