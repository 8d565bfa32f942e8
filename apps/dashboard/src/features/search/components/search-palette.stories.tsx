import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { sessionAs } from '../../../shared/testing/sessions.ts';
import { around } from '../testing/around.ts';
import { search } from '../testing/scenarios.ts';
import { SearchLauncher } from './search-launcher.tsx';

const meta: Meta<typeof SearchLauncher> = {
  title: 'Shell/Search',
  component: SearchLauncher,
  parameters: { dasbor: { path: '/home', scenario: search.hits } },
  args: {
    label: 'Cari apa saja',
    ...around(),
    onChooseMode: fn(),
    onSignOut: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof SearchLauncher>;
type Play = NonNullable<Story['play']>;

const open: Play = async ({ canvas, userEvent }) => {
  await userEvent.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
};

const type = async ({ canvas, userEvent }: Parameters<Play>[0], text: string) => {
  await userEvent.type(canvas.getByRole('combobox'), text);
};

/** Before any input: the sidebar, the actions, and what can be searched. */
export const PagesAndActions: Story = {
  play: async (context) => {
    await open(context);
    const { canvas } = context;
    await expect(canvas.getAllByRole('option')[0]).toHaveTextContent('Beranda');
    for (const name of ['Buat batch disbursement', 'Beralih ke mode Sandbox', 'Keluar'])
      await expect(canvas.getByRole('option', { name })).toBeInTheDocument();
    await expect(canvas.getByText(/Anda dapat mencari ID/)).toBeVisible();
  },
};

/** A word in the other language finds a setting and its section on a page. */
export const ASettingByASynonym: Story = {
  parameters: { dasbor: { path: '/home', scenario: search.nothing } },
  play: async (context) => {
    await open(context);
    await type(context, 'low balance');
    const settings = within(await context.canvas.findByRole('group', { name: 'Pengaturan' }));
    await expect(settings.getByRole('option')).toHaveTextContent('Pemberitahuan saldo rendah');
  },
};

/** The best match comes first, whatever its group. */
export const TheBestMatchFirst: Story = {
  parameters: { dasbor: { path: '/home', scenario: search.nothing } },
  play: async (context) => {
    await open(context);
    await type(context, 'tarik dana');
    await expect(context.canvas.getAllByRole('option')[0]).toHaveTextContent('Tarik dana');
    await expect(context.canvas.getAllByRole('group')[0]).toHaveAccessibleName('Tindakan');
  },
};

/** A viewer finds pages, but no actions that the role does not allow. */
export const Viewer: Story = {
  args: around(sessionAs('Viewer')),
  parameters: {
    dasbor: { path: '/home', scenario: search.nothing, session: sessionAs('Viewer') },
  },
  play: async (context) => {
    await open(context);
    await type(context, 'buat');
    await expect(await context.canvas.findByText(/Tidak ada yang cocok dengan/)).toBeVisible();
  },
};

/** Finds batches, subaccounts, webhooks and keys by name. Items without an amount show none. */
export const RecordsByName: Story = {
  parameters: { dasbor: { path: '/home', scenario: search.records } },
  play: async (context) => {
    await open(context);
    await type(context, 'bandung');
    const hits = within(await context.canvas.findByRole('group', { name: 'Hasil' }));
    await expect(hits.getAllByRole('option')).toHaveLength(4);
    await expect(hits.getByText('Subakun · bandung')).toBeVisible();
  },
};

export const SettlementByAmount: Story = {
  parameters: { dasbor: { path: '/home', scenario: search.settlement } },
  play: async (context) => {
    await open(context);
    await type(context, '1.186.680');
    const hits = within(await context.canvas.findByRole('group', { name: 'Hasil' }));
    await expect(hits.getByText('Settlement · 19 Nov 2026')).toBeVisible();
    await expect(hits.getByText('Rp 1.186.680')).toBeVisible();
  },
};

export const RecordsByVaNumber: Story = {
  play: async (context) => {
    await open(context);
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByRole('combobox'), '1900610');
    await expect(await canvas.findByText(/19006100200000017/)).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getAllByRole('option')[1]).toHaveAttribute('aria-selected', 'true');
  },
};

export const AnActionByKeyboard: Story = {
  play: async (context) => {
    await open(context);
    const { args, canvas, userEvent } = context;
    await userEvent.type(canvas.getByRole('combobox'), 'sandbox');
    await waitFor(() => expect(canvas.getAllByRole('option').at(-1)).toHaveTextContent('Sandbox'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onChooseMode).toHaveBeenCalledWith('sandbox'));
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};

export const NothingFound: Story = {
  parameters: { dasbor: { path: '/home', scenario: search.nothing } },
  play: async (context) => {
    await open(context);
    await context.userEvent.type(context.canvas.getByRole('combobox'), 'zzzz');
    await expect(await context.canvas.findByText(/Tidak ada yang cocok dengan/)).toBeVisible();
    await expect(context.canvas.getByText(/Anda dapat mencari ID/)).toBeVisible();
  },
};

export const Searching: Story = {
  parameters: { dasbor: { path: '/home', scenario: search.pending } },
  play: async (context) => {
    await open(context);
    await context.userEvent.type(context.canvas.getByRole('combobox'), 'inv-2');
    await expect(await context.canvas.findByText('Mencari…')).toBeInTheDocument();
  },
};

export const English: Story = {
  globals: { language: 'en' },
  args: { label: 'Search anything' },
  play: async (context) => {
    await open(context);
    await expect(context.canvas.getByRole('option', { name: 'Switch to sandbox mode' })).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' }, play: open };
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: open };
