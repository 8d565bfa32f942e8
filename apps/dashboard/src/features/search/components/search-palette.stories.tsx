import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { search } from '../testing/scenarios.ts';
import { SearchLauncher } from './search-launcher.tsx';

const meta: Meta<typeof SearchLauncher> = {
  title: 'Shell/Search',
  component: SearchLauncher,
  parameters: { dasbor: { path: '/home', scenario: search.hits } },
  args: {
    label: 'Cari apa saja',
    pages: [
      { path: '/orders', label: 'Pesanan' },
      { path: '/payments', label: 'Pembayaran' },
    ],
    modes: ['sandbox'],
    onChooseMode: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof SearchLauncher>;
type Play = NonNullable<Story['play']>;

const open: Play = async ({ canvas, userEvent }) => {
  await userEvent.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
};

export const PagesAndActions: Story = {
  play: async (context) => {
    await open(context);
    await expect(context.canvas.getAllByRole('option')[0]).toHaveTextContent('Pesanan');
    await expect(context.canvas.getByRole('option', { name: 'Beralih ke mode Sandbox' })).toBeVisible();
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
    await userEvent.keyboard('{ArrowUp}{Enter}');
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
