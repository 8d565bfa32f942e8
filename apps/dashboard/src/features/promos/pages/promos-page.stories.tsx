import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { listStories } from '../../../shared/testing/list-stories.ts';
import { sessionAs } from '../../../shared/testing/sessions.ts';
import { promoListStates } from '../testing/scenarios.ts';
import PromosPage from './promos-page.tsx';

const stories = listStories(promoListStates, {
  path: '/promos',
  names: ['Promo', 'Promotions'],
  empty: 'Belum ada promo',
  permission: 'Lihat promo',
});
const { showing } = stories;

const meta: Meta<typeof PromosPage> = {
  title: 'Promos/List',
  component: PromosPage,
  ...showing(promoListStates.page),
};
export default meta;
type Story = StoryObj<typeof PromosPage>;

export const EveryStatus: Story = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Promo' }));
    for (const status of ['Belum aktif', 'Dijeda', 'Kedaluwarsa'])
      await expect(table.getByText(status)).toBeVisible();
    await expect(table.getByText('15%, maksimum Rp 30.000')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Buat promo' })).toHaveAttribute('href', '/promos/new');
  },
};

export const ViewerCreatesNothing: Story = {
  ...showing(promoListStates.page, { session: sessionAs('Viewer') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Buat promo' })).toBeNull();
  },
};

export const EnglishDark = stories.EnglishDark;
/** An amount without a name would look like the discount. */
export const Phone: Story = {
  ...stories.Phone,
  play: async ({ canvas }) => {
    const cards = await canvas.findByRole('list', { name: 'Promo' });
    await expect(cards.querySelector('[data-part=amount]')).toBeEmptyDOMElement();
  },
};
export const Loading = stories.Loading;
export const Empty = stories.Empty;
export const FilteredEmpty = stories.FilteredEmpty;
export const Failed = stories.Failed;
export const Offline = stories.Offline;
export const Forbidden = stories.Forbidden;
