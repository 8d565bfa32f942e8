import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { listStories } from '../../../shared/testing/list-stories.ts';
import { sessionAs } from '../../../shared/testing/sessions.ts';
import { expectWholeRows } from '../../../shared/testing/whole-rows.ts';
import { linkListStates } from '../testing/scenarios.ts';
import PaymentLinksPage from './payment-links-page.tsx';

const stories = listStories(linkListStates, {
  path: '/payment_links',
  names: ['Link pembayaran', 'Payment links'],
  empty: 'Belum ada link pembayaran dalam 7 hari terakhir',
  permission: 'Lihat link pembayaran',
});
const { showing } = stories;

const meta: Meta<typeof PaymentLinksPage> = {
  title: 'Payment links/List',
  component: PaymentLinksPage,
  ...showing(linkListStates.page),
};
export default meta;
type Story = StoryObj<typeof PaymentLinksPage>;

export const EveryStatus: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Link pembayaran' });
    for (const status of ['Lunas', 'Belum dibayar', 'Kedaluwarsa', 'Dibatalkan'])
      await expect(within(table).getAllByText(status)[0]).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Buat link' })).toHaveAttribute(
      'href',
      expect.stringMatching(/payment_links\/create$/),
    );
  },
};

/** The names of who created links are choices of a filter. */
export const OfOnePerson: Story = {
  ...showing(linkListStates.page, { path: '/payment_links?by=usr_01KAJ800000000000000000008' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Dibuat oleh.*Budi Santoso/ })).toBeVisible();
  },
};

export const AsViewer: Story = {
  ...showing(linkListStates.page, { session: sessionAs('Viewer') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Buat link' })).toBeNull();
  },
};

// spec 6.18
export const AsPaymentLinkMaker: Story = {
  ...showing(linkListStates.page, { session: sessionAs('Payment Link Maker') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Buat link' })).toBeVisible();
  },
};

export const LongestTexts: Story = {
  ...showing(linkListStates.longest),
  play: async ({ canvas }) => {
    await expectWholeRows(await canvas.findByRole('table', { name: 'Link pembayaran' }));
  },
};

export const Sandbox: Story = {
  ...showing(linkListStates.page, { mode: 'sandbox' }),
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
