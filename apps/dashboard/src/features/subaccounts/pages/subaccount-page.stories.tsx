import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { recordStories } from '../../../shared/testing/record-stories.ts';
import { sessionAs } from '../../../shared/testing/sessions.ts';
import { subaccountExamples, subaccountStates, subaccountWith } from '../testing/scenarios.ts';
import SubaccountPage from './subaccount-page.tsx';

const stories = recordStories(subaccountStates, {
  path: `/subaccount/${subaccountExamples.live.id}`,
  pattern: '/subaccount/:id',
  missing: 'Subakun tidak ditemukan.',
  back: ['Subakun', '/subaccount'],
  permission: 'Lihat subakun',
});
const { showing } = stories;

const meta: Meta<typeof SubaccountPage> = {
  title: 'Subaccounts/Detail',
  component: SubaccountPage,
  ...showing(subaccountWith(subaccountExamples.live)),
};
export default meta;
type Story = StoryObj<typeof SubaccountPage>;

// spec 2.127
export const History: Story = {
  play: async ({ canvas, canvasElement }) => {
    const table = await canvas.findByRole('table', { name: 'Mutasi saldo' });
    await expect(within(table).getAllByRole('row')).toHaveLength(4);
    await expect(canvasElement.querySelector('[data-figure=available]')).toHaveTextContent('Rp 18.450.000');
    await expect(canvas.getByRole('link', { name: 'Mutasi saldo' })).toHaveAttribute('aria-current', 'page');
  },
};

/** No money can move, and the page shows who can activate it. */
export const NotLive: Story = {
  ...showing(subaccountWith(subaccountExamples.created)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Subakun ini belum aktif')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Transfer dana', current: false })).not.toBeNull();
  },
};

export const NotLiveForAViewer: Story = {
  ...showing(subaccountWith(subaccountExamples.created), { session: sessionAs('Viewer') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/oleh rekan yang memiliki izin/)).toBeVisible();
  },
};

export const EnglishDark: Story = {
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Balance history' })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Mutasi saldo' })).toBeVisible();
  },
};

export const Sandbox: Story = {
  ...showing(subaccountWith(subaccountExamples.live), { mode: 'sandbox' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
};

export const Loading = stories.Loading;
export const NotFound = stories.NotFound;
export const MalformedId = stories.MalformedId;
export const Failed = stories.Failed;
export const Forbidden = stories.Forbidden;
