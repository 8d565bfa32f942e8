import needsFile from '../../../../../../openapi/features/notifications/examples/needs-you.json' with { type: 'json' };
import nothingFile from '../../../../../../openapi/features/notifications/examples/needs-you-nothing.json' with { type: 'json' };
import { ok } from '@dasbor/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { example } from '../../../shared/testing/example.ts';
import { failed } from '../../../shared/testing/list-states.ts';
import { pageAt, saying } from '../../../shared/testing/page-at.ts';
import { NeedsYouCard } from '../components/needs-you-card.tsx';

const at = pageAt({ path: '/home' });
const waiting = { getNeedsYou: ok(example<'getNeedsYou'>(needsFile)) };

const meta: Meta<typeof NeedsYouCard> = {
  title: 'Home/Needs you',
  component: NeedsYouCard,
  ...at(waiting),
};
export default meta;
type Story = StoryObj<typeof NeedsYouCard>;

/** Most urgent first; one record opens itself, several open their list. */
export const Waiting: Story = {
  play: async ({ canvas }) => {
    const batches = await canvas.findByRole('link', { name: '3 batch menunggu persetujuan Anda' });
    await expect(batches).toHaveAttribute(
      'href',
      '/disbursements?status=need_approval&from=2026-11-19&to=2026-11-21',
    );
    await expect(canvas.getByRole('link', { name: '1 refund menunggu persetujuan Anda' })).toHaveAttribute(
      'href',
      '/refunds/rfn_01K00000000000000000000RF1',
    );
  },
};

export const Nothing: Story = {
  ...at({ getNeedsYou: ok(example<'getNeedsYou'>(nothingFile)) }),
  play: saying(/Tidak ada yang menunggu Anda/),
};

export const Loading: Story = {
  ...at({ getNeedsYou: 'pending' }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible();
  },
};

export const Failed: Story = {
  ...at({ getNeedsYou: failed }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
  },
};

export const EnglishDark: Story = {
  globals: { language: 'en', theme: 'dark' },
  play: saying('3 batches wait for your approval'),
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: '3 batch menunggu persetujuan Anda' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  },
};
