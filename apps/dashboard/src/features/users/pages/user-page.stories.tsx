import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { shownDialog } from '../../../shared/testing/dialog.ts';
import { saying } from '../../../shared/testing/page-at.ts';
import { recordStories } from '../../../shared/testing/record-stories.ts';
import { sessionAs, sessionOf } from '../../../shared/testing/sessions.ts';
import { userExamples, userShown, userStates } from '../testing/scenarios.ts';
import UserPage from './user-page.tsx';

const { active, disabled, invited, lastOwner, removed } = userExamples;

const stories = recordStories(userStates, {
  path: `/users/${active.id}`,
  pattern: '/users/:id',
  missing: 'Pengguna ini tidak ditemukan.',
  back: ['Pengguna', '/users'],
  permission: 'Lihat pengguna',
});
const { showing } = stories;

const meta: Meta<typeof UserPage> = {
  title: 'Users/Detail',
  component: UserPage,
  ...showing(userShown(active)),
};
export default meta;
type Story = StoryObj<typeof UserPage>;

export const Active: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Ubah' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Serahkan kepemilikan' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Hapus pengguna' })).toBeVisible();
  },
};

export const Deactivated: Story = {
  ...showing(userStates.deactivates),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nonaktifkan' }));
    const dialog = await shownDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Nonaktifkan' }));
    await expect(await canvas.findByText('Pengguna ini tidak dapat masuk.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Aktifkan lagi' })).toBeVisible();
  },
};

export const Disabled: Story = {
  ...showing(userShown(disabled)),
  play: saying('Pengguna ini tidak dapat masuk.'),
};

export const Invited: Story = {
  ...showing(userShown(invited)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Undangan belum diterima')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Kirim ulang undangan' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Batalkan undangan' })).toBeVisible();
  },
};

export const Removed: Story = {
  ...showing(userShown(removed)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/sudah dihapus/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Hapus pengguna' })).toBeNull();
  },
};

/** Nobody removes the last owner, and nobody themselves. */
export const LastOwner: Story = {
  ...showing(userShown(lastOwner), {
    session: sessionAs('Admin', { user_id: 'usr_01KAJ800000000000000000009' }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Hapus pengguna/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const OnlyReads: Story = {
  ...showing(userShown(active), { session: sessionOf({ permissions: ['user_management.view'] }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Nonaktifkan' })).toBeNull();
  },
};

export const EnglishDark: Story = {
  globals: { language: 'en', theme: 'dark' },
  play: saying('Last signed in'),
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: saying('Terakhir masuk') };
export const Loading = stories.Loading;
export const NotFound = stories.NotFound;
export const MalformedId = stories.MalformedId;
export const Failed = stories.Failed;
export const Forbidden = stories.Forbidden;
