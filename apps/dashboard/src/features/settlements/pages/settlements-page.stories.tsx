import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { listStories } from '../../../shared/testing/list-stories.ts';
import { expectWholeRows } from '../../../shared/testing/whole-rows.ts';
import { settlementList, subaccount } from '../testing/scenarios.ts';
import SettlementsPage from './settlements-page.tsx';

const stories = listStories(settlementList, {
  path: '/settlements',
  names: ['Settlement', 'Settlements'],
  empty: 'Belum ada settlement dalam 7 hari terakhir',
  permission: 'Lihat settlement',
});
const { showing } = stories;

const meta: Meta<typeof SettlementsPage> = {
  title: 'Settlements/List',
  component: SettlementsPage,
  ...showing(settlementList.page),
};
export default meta;
type Story = StoryObj<typeof SettlementsPage>;

export const LastSevenDays: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Settlement' });
    await expect(within(table).getAllByRole('row')).toHaveLength(6);
    await expect(within(table).getAllByText('Menunggu settlement')).toHaveLength(2);
    await expect(within(table).getAllByText('Dana sudah masuk')).toHaveLength(3);
    await expect(within(table).getByText('Instan')).toBeVisible();
    await expect(within(table).getByRole('link', { name: 'E-wallet' })).toHaveAttribute(
      'href',
      '/settlements/set_01KAJ800000000000000000102',
    );
  },
};

/** Each type has its own words. A margin from payouts has no method and is named by its type. */
// spec 3.55
export const EveryType: Story = {
  ...showing(settlementList.everyType),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Settlement' });
    for (const words of ['Normal', 'Dipercepat', 'Langsung', 'Instan', 'Margin pembayaran subakun'])
      await expect(within(table).getByText(words)).toBeVisible();
    await expect(within(table).getByRole('link', { name: 'Margin disbursement subakun' })).toBeVisible();
  },
};

/** The filters of type, method and subaccount are in the address. */
export const Narrowed: Story = {
  ...showing(settlementList.page, {
    path: `/settlements?status=settled&type=early&method=va,qris&subaccount=${subaccount.id}`,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Jenis: Dipercepat/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Metode: / })).toBeVisible();
    await expect(
      await canvas.findByRole('button', { name: new RegExp(`^Subakun: ${subaccount.name}`) }),
    ).toBeVisible();
  },
};

/** The largest amounts and the longest type fit. */
export const LongestWords: Story = {
  ...showing(settlementList.longest),
  play: async ({ canvas }) => {
    await expectWholeRows(await canvas.findByRole('table', { name: 'Settlement' }));
  },
};

export const PhoneCards: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const cards = await canvas.findByRole('list', { name: 'Settlement' });
    await expect(within(cards).getAllByText('Jatuh tempo 23 Nov 2026')[0]).toBeVisible();
    await expect(within(cards).getAllByText('3 pembayaran')[0]).toBeVisible();
  },
};

export const Sandbox: Story = {
  ...showing(settlementList.page, { mode: 'sandbox' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
};

export const EnglishDark = stories.EnglishDark;
export const Phone = stories.Phone;
export const Loading = stories.Loading;
export const Empty = stories.Empty;
export const FilteredEmpty = stories.FilteredEmpty;
export const Failed = stories.Failed;
export const Offline = stories.Offline;
export const Forbidden = stories.Forbidden;
