import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { sessionAs, sessionOf } from '../../../shared/testing/sessions.ts';
import { home } from '../testing/scenarios.ts';
import HomePage from './home-page.tsx';

const showing = (scenario: object, more: object = {}) => ({
  parameters: { dasbor: { path: '/home', scenario, ...more } },
});

const meta: Meta<typeof HomePage> = {
  title: 'Home/Disbursement snapshot',
  component: HomePage,
  ...showing(home.trade),
};
export default meta;
type Story = StoryObj<typeof HomePage>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** Waits for the content, as the placeholder has the same name. */
const card = async (canvas: Context['canvas'], name = 'Disbursement') => {
  const find = () => canvas.getByRole('region', { name });
  await waitFor(() => expect(find()).not.toHaveAttribute('aria-busy'));
  return within(find());
};

/** Batches that wait for this user, that failed today, and that are running. Each figure links to its list. */
// spec 2.70
export const ToApprove: Story = {
  ...showing(home.trade, { session: sessionAs('Approver') }),
  play: async ({ canvas }) => {
    const snapshot = await card(canvas);
    await expect(await snapshot.findByRole('link', { name: 'Menunggu persetujuan Anda' })).toHaveAttribute(
      'href',
      '/disbursements?from=2026-10-22&to=2026-11-20&status=need_approval',
    );
    await expect(snapshot.getByText('2 batch')).toBeVisible();
    await expect(snapshot.getByText(/1 lagi untuk penyetuju lain/)).toBeVisible();
    await expect(snapshot.getByRole('link', { name: 'Gagal hari ini' })).toHaveAttribute(
      'href',
      '/disbursements/items-details?from=2026-10-22&to=2026-11-20&status=failed,partially_success&completed_from=2026-11-20',
    );
    await expect(snapshot.getByText('4 kiriman')).toBeVisible();
    await expect(snapshot.getByRole('link', { name: 'Diproses' })).toBeVisible();
  },
};

/** A user who cannot approve sees what waits for the approvers. */
export const SeenByAnUploader: Story = {
  ...showing(home.trade, { session: sessionAs('Uploader') }),
  play: async ({ canvas }) => {
    const snapshot = await card(canvas);
    await expect(await snapshot.findByRole('link', { name: 'Menunggu persetujuan' })).toBeVisible();
    await expect(snapshot.getByText('3 batch')).toBeVisible();
  },
};

export const NothingToDo: Story = {
  ...showing(home.newMerchant),
  play: async ({ canvas }) => {
    const snapshot = await card(canvas);
    await expect(await snapshot.findByText('Tidak ada yang gagal')).toBeVisible();
  },
};

export const Loading: Story = {
  ...showing(home.pending),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Disbursement' })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

export const FailsOnce: Story = {
  ...showing(home.snapshotFailsOnce),
  play: async ({ canvas, userEvent }) => {
    const snapshot = await card(canvas);
    await userEvent.click(await snapshot.findByRole('button', { name: 'Coba lagi' }));
    await expect(await (await card(canvas)).findByText('4 kiriman')).toBeVisible();
  },
};

const off = sessionOf();
/** A user without disbursements, or without permission to see them, sees no section for them. */
export const WithoutDisbursements: Story = {
  ...showing(home.trade, {
    session: { ...off, feature_config: { ...off.feature_config, disbursement: false } },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Penerimaan per hari')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Disbursement' })).toBeNull();
  },
};

export const SeenByADeveloper: Story = {
  ...showing(home.trade, { session: sessionAs('Developer') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Penerimaan per hari')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Disbursement' })).toBeNull();
  },
};

export const PhoneEnglishDark: Story = {
  globals: { viewport: { value: 'phone' }, language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    const snapshot = await card(canvas, 'Disbursements');
    await expect(await snapshot.findByText('Waiting for your approval')).toBeVisible();
  },
};
