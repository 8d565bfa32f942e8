import type { Meta, StoryObj } from '@storybook/react-vite';
import { type RecordedCall } from '@dasbor/sdk/testing';
import { expect, waitFor, within } from 'storybook/test';
import { listStories } from '../../../shared/testing/list-stories.ts';
import { choicesAnswer, history, historyAnswer } from '../testing/scenarios.ts';
import SecurityHistoryPage from './security-history-page.tsx';

const stories = listStories(history, {
  path: '/settings/security-history',
  names: ['Riwayat keamanan', 'Security history'],
  empty: 'Belum ada kejadian dalam 7 hari terakhir',
  permission: 'Lihat pengaturan',
  narrowed: '?category=snap_key',
});
const { showing } = stories;

const meta: Meta<typeof SecurityHistoryPage> = {
  title: 'Security history/List',
  component: SecurityHistoryPage,
  ...showing(history.page),
};
export default meta;
type Story = StoryObj<typeof SecurityHistoryPage>;

/** Shows who, what and from where. A failed sign-in has no user and shows the address that was tried. */
// spec 2.154
export const KeysAndSignIns: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Riwayat keamanan' });
    await expect(within(table).getAllByRole('row')).toHaveLength(historyAnswer.data.length + 1);
    await expect(within(table).getByText('Rahasia kunci API diganti')).toBeVisible();
    await expect(within(table).getByText('Bank Mandiri 1370012345678 · PT Kopi Nusantara')).toBeVisible();
    await expect(within(table).getByText('Gagal masuk')).toBeVisible();
    await expect(within(table).getByText('Mencoba fajar@contoh.example')).toBeVisible();
    await expect(within(table).getAllByText('Firefox 145 · Linux')[0]).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

let asked: RecordedCall | undefined;
const watched = showing({
  ...history.page,
  listSecurityHistory: (call) => {
    asked = call;
    return history.page.listSecurityHistory;
  },
});

/** The filter offers everybody of the merchant, not only the people on this page. */
export const ByPerson: Story = {
  ...watched,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table');
    await userEvent.click(canvas.getByRole('button', { name: 'Oleh' }));
    await userEvent.click(await canvas.findByLabelText('Ayu Lestari'));
    const [{ id } = { id: '' }] = choicesAnswer.data.actors;
    await waitFor(() => expect(asked?.query).toMatchObject({ filters: { actor_id: id } }));
  },
};

export const ByDevice: Story = {
  ...watched,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table');
    await userEvent.click(canvas.getByRole('button', { name: 'Perangkat' }));
    await userEvent.click(await canvas.findByLabelText('Chrome 142 · Android'));
    await waitFor(() => expect(asked?.query).toMatchObject({ filters: { device: 'Chrome 142 · Android' } }));
  },
};

/** An unknown action from a newer server and an unknown device show their raw names. */
export const NewerServer: Story = {
  ...showing(history.newerServer),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('cold_storage.opened'))[0]).toBeVisible();
    await expect(canvas.getAllByText('okhttp/5.1')[0]).toBeVisible();
  },
};

export const EnglishDark: Story = {
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('API key secret replaced')).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const cards = await canvas.findByRole('list', { name: 'Riwayat keamanan' });
    await expect(within(cards).getAllByRole('listitem')).toHaveLength(historyAnswer.data.length);
    await expect(within(cards).queryByRole('link')).toBeNull();
  },
};

export const Loading = stories.Loading;
export const Empty = stories.Empty;
export const FilteredEmpty = stories.FilteredEmpty;
export const Failed = stories.Failed;
export const Offline = stories.Offline;
export const Forbidden = stories.Forbidden;
