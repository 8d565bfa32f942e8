import type { Meta, StoryObj } from '@storybook/react-vite';
import { ok } from '@dasbor/sdk/testing';
import { expect, within } from 'storybook/test';
import { listStories } from '../../../shared/testing/list-stories.ts';
import { webhookList, webhooksPage } from '../testing/scenarios.ts';
import WebhooksPage from './webhooks-page.tsx';

const stories = listStories(webhookList, {
  path: '/settings/webhooks',
  names: ['Webhook', 'Webhooks'],
  empty: 'Belum ada webhook',
  permission: 'Lihat pengaturan',
});
const { showing } = stories;

const meta: Meta<typeof WebhooksPage> = {
  title: 'Webhooks/List',
  component: WebhooksPage,
  ...showing(webhookList.page),
};
export default meta;
type Story = StoryObj<typeof WebhooksPage>;

// spec 2.149
export const OfEveryHealth: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Webhook' });
    await expect(within(table).getAllByRole('row')).toHaveLength(webhooksPage.data.length + 1);
    for (const word of ['Lancar', 'Bermasalah', 'Dihentikan', 'Belum dipakai']) {
      await expect(within(table).getAllByText(word)[0]).toBeVisible();
    }
    await expect(within(table).getByText(/Utama/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Tambah webhook' })).toHaveAttribute(
      'href',
      '/settings/webhooks/new',
    );
  },
};

/** Explains what webhooks are for and how to start. */
export const Empty: Story = {
  ...showing(webhookList.empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum ada webhook')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getAllByRole('link', { name: 'Tambah webhook' })).toHaveLength(2);
  },
};

/** Rejected before the user fills in the form. */
export const AsManyAsThereMayBe: Story = {
  ...showing(webhookList.full),
  play: async ({ canvas }) => {
    await canvas.findByRole('table');
    const add = await canvas.findByRole('button', { name: /Tambah webhook/ });
    await expect(add).toHaveAttribute('aria-disabled', 'true');
    await expect(add).toHaveAccessibleDescription('Paling banyak 20 webhook.');
  },
};

export const EnglishDark: Story = {
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Webhooks' })).toBeVisible();
    await expect(canvas.getAllByText('Healthy')[0]).toBeVisible();
  },
};

const longTexts = {
  ...webhookList.page,
  listWebhooks: ok({
    ...webhooksPage,
    data: webhooksPage.data.map((row) => ({
      ...row,
      name: 'n'.repeat(64),
      url: `https://toko.example/${'u'.repeat(200)}`,
    })),
  }),
};

export const LongTexts: Story = {
  ...showing(longTexts),
  play: async ({ canvas }) => {
    const { parentElement: box } = await canvas.findByRole('table', { name: 'Webhook' });
    await expect(box?.scrollWidth).toBeLessThanOrEqual(box?.clientWidth ?? 0);
  },
};

export const LongTextsOnAPhone: Story = {
  ...showing(longTexts),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const cards = await canvas.findByRole('list', { name: 'Webhook' });
    await expect(within(cards).getAllByText(/n{64}/)[0]).toBeVisible();
    await expect(cards.scrollWidth).toBeLessThanOrEqual(cards.clientWidth);
  },
};

/** An unknown health from a newer server is gray and shows its raw name. */
export const UnknownHealth: Story = {
  ...showing({
    ...webhookList.page,
    listWebhooks: ok({
      ...webhooksPage,
      data: webhooksPage.data.map((row) => ({
        ...row,
        disabled: null,
        health: { ...row.health, state: 'throttled' },
      })),
    } as unknown as typeof webhooksPage),
  }),
  play: async ({ canvas }) => {
    const [badge] = await canvas.findAllByText('throttled');
    await expect(badge?.closest('[data-tone]')).toHaveAttribute('data-tone', 'neutral');
  },
};

export const Phone = stories.Phone;
export const Loading = stories.Loading;
export const Failed = stories.Failed;
export const Offline = stories.Offline;
export const Forbidden = stories.Forbidden;
