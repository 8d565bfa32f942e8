import type { Meta, StoryObj } from '@storybook/react-vite';
import { ok } from '@dasbor/sdk/testing';
import { expect, waitFor, within } from 'storybook/test';
import { listStories } from '../../../shared/testing/list-stories.ts';
import { apiKeyExamples, apiKeyList, apiKeysAnswer } from '../testing/scenarios.ts';
import ApiKeysPage from './api-keys-page.tsx';

const stories = listStories(apiKeyList, {
  path: '/settings/api-keys',
  names: ['Aktif', 'Active'],
  heading: 'Kunci API',
  empty: 'Belum ada kunci Live',
  permission: 'Lihat pengaturan',
});
const { showing } = stories;

const meta: Meta<typeof ApiKeysPage> = {
  title: 'Api keys/List',
  component: ApiKeysPage,
  ...showing(apiKeyList.page),
};
export default meta;
type Story = StoryObj<typeof ApiKeysPage>;

/** Active keys come first, apart from ended keys. */
// spec 2.146
export const OfEveryState: Story = {
  play: async ({ canvas }) => {
    const active = await canvas.findByRole('table', { name: 'Aktif' });
    await expect(within(active).getByRole('link', { name: 'Toko online' })).toBeVisible();
    await expect(
      within(active).getAllByText('Tulis: Pesanan, Pembayaran · Baca: Pelanggan')[0],
    ).toBeVisible();
    await expect(within(active).getAllByText('dari 203.0.113.7')[0]).toBeVisible();
    await expect(within(active).getByText('Belum pernah dipakai')).toBeVisible();
    const ended = canvas.getByRole('table', { name: 'Sudah berakhir' });
    await expect(within(ended).getByText('Kedaluwarsa').closest('[data-tone]')).toHaveAttribute(
      'data-tone',
      'neutral',
    );
    await expect(within(ended).getByText('Dicabut')).toBeVisible();
  },
};

/** Each row names its owner. Typing a name filters by owner. */
export const OfOneSubaccount: Story = {
  play: async ({ canvas, userEvent }) => {
    const active = await canvas.findByRole('table', { name: 'Aktif' });
    await expect(within(active).getByText('Kopi Nusantara Bandung')).toBeVisible();
    const choice = canvas.getByRole('combobox', { name: 'Tampilkan kunci untuk' });
    await userEvent.click(choice);
    await userEvent.keyboard('bandung{Enter}{Enter}');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Toko online' })).toBeNull());
    await expect(canvas.getByRole('link', { name: 'Kasir Bandung' })).toBeVisible();
    await userEvent.click(choice);
    await userEvent.keyboard('kopi nusantara{Enter}{Enter}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Toko online' })).toBeVisible());
    await expect(canvas.queryByRole('link', { name: 'Kasir Bandung' })).toBeNull();
  },
};

/** A merchant without subaccounts has no owner filter. */
export const WithoutSubaccounts: Story = {
  ...showing(apiKeyList.merchants),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Aktif' })).toBeVisible();
    await expect(canvas.queryByRole('combobox', { name: 'Tampilkan kunci untuk' })).toBeNull();
  },
};

/** Explains what keys are for and suggests starting in sandbox. */
export const EmptyLive: Story = {
  ...showing(apiKeyList.empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum ada kunci Live')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText(/Coba dulu di mode Sandbox/)).toBeVisible();
  },
};

export const EmptySandbox: Story = {
  ...showing(apiKeyList.empty),
  globals: { mode: 'sandbox' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum ada kunci Sandbox')).toBeVisible();
    await expect(canvas.queryByText(/Coba dulu di mode Sandbox/)).toBeNull();
  },
};

export const NoneWorks: Story = {
  ...showing(apiKeyList.allEnded),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Tidak ada kunci aktif/)).toBeVisible();
  },
};

/** Rejected before the user fills in the form. */
export const AsManyAsThereMayBe: Story = {
  ...showing(apiKeyList.full),
  play: async ({ canvas }) => {
    await canvas.findByRole('table');
    const create = await canvas.findByRole('button', { name: /Buat kunci/ });
    await expect(create).toHaveAttribute('aria-disabled', 'true');
    await expect(create).toHaveAccessibleDescription('Paling banyak 20 kunci aktif.');
  },
};

const everyScope = Object.fromEntries(
  Object.keys(apiKeyExamples.active.scopes).map((scope) => [scope, 'write']),
);

/** An unknown status from a newer server is gray and shows its raw name. */
export const UnknownStatus: Story = {
  ...showing({
    listApiKeys: ok({
      data: [{ ...apiKeyExamples.active, status: 'suspended', scopes: everyScope }],
    } as unknown as typeof apiKeysAnswer),
  }),
  play: async ({ canvas }) => {
    const badge = await canvas.findByText('suspended');
    await expect(badge.closest('[data-tone]')).toHaveAttribute('data-tone', 'neutral');
    await expect(canvas.getByText('Semua izin')).toBeVisible();
  },
};

const LONG = 'Server-pembayaran-toko-daring-kopi-nusantara-cabang-bandung';
const longNames = showing({
  listApiKeys: ok({
    data: [{ ...apiKeyExamples.active, name: LONG }, apiKeyExamples.neverUsed, apiKeyExamples.revoked],
  }),
});

/** A long name does not overflow the list, and the columns of both lists line up. */
export const LongNames: Story = {
  ...longNames,
  play: async ({ canvas }) => {
    const active = await canvas.findByRole('table', { name: 'Aktif' });
    const ended = canvas.getByRole('table', { name: 'Sudah berakhir' });
    await waitFor(() => expect(leftsOf(active)).toEqual(leftsOf(ended)));
    const { scrollWidth = 1, clientWidth = 0 } = active.parentElement ?? {};
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

const leftsOf = (table: HTMLElement): number[] =>
  within(table)
    .getAllByRole('columnheader')
    .map((one) => Math.round(one.getBoundingClientRect().left));

export const LongNamesOnAPhone: Story = {
  ...longNames,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const cards = await canvas.findByRole('list', { name: 'Aktif' });
    await expect(within(cards).getByText(LONG)).toBeVisible();
    await expect(cards.scrollWidth).toBeLessThanOrEqual(cards.clientWidth);
  },
};

export const EnglishDark = stories.EnglishDark;
export const Phone = stories.Phone;
export const Loading = stories.Loading;
export const Failed = stories.Failed;
export const Offline = stories.Offline;
export const Forbidden = stories.Forbidden;
