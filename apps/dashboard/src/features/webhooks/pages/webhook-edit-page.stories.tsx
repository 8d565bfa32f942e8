import type { Meta, StoryObj } from '@storybook/react-vite';
import { type RecordedCall, ok, type Scenario } from '@dasbor/sdk/testing';
import { expect, waitFor, within } from 'storybook/test';
import type { Webhook } from '../api/types.ts';
import { webhookExamples } from '../testing/examples.ts';
import { webhookDetail, webhookDetailStates } from '../testing/scenarios.ts';
import WebhookEditPage from './webhook-edit-page.tsx';

const meta: Meta<typeof WebhookEditPage> = {
  title: 'Webhooks/Edit',
  component: WebhookEditPage,
};
export default meta;
type Story = StoryObj<typeof WebhookEditPage>;

const at = (scenario: Scenario) => ({
  parameters: {
    dasbor: {
      path: `/settings/webhooks/${webhookExamples.snap.id}/edit`,
      pattern: '/settings/webhooks/:id/edit',
      scenario,
    },
  },
});
const GONE = 'sub_01KAJ8000000000000000000GN';
const of = (webhook: Webhook, more: Scenario = {}) => at({ ...webhookDetail(webhook), ...more });

let changed: RecordedCall | undefined;
/** Sends only the changed fields, so that a colleague's concurrent changes to other fields stay. */
export const OnlyTheDifference: Story = {
  ...of(webhookExamples.snap, {
    updateWebhook: (call) => {
      changed = call;
      return ok({ data: webhookExamples.snap });
    },
  }),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText('Nama');
    await expect(name).toHaveValue('Notifikasi SNAP');
    await expect(canvas.getByRole('radio', { name: 'SNAP (Bank Indonesia)' })).toBeChecked();
    const chosen = within(await canvas.findByRole('list', { name: 'Subakun yang dipilih' }));
    await expect(await chosen.findByText('Kopi Nusantara Bandung')).toBeVisible();
    await userEvent.clear(name);
    await userEvent.type(name, 'SNAP utama');
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Pembayaran ditolak/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan perubahan' }));
    await waitFor(() =>
      expect(changed?.body).toEqual({
        name: 'SNAP utama',
        events: ['payment.completed', 'payment.rejected', 'transfer-bank.notify'],
      }),
    );
  },
};

/** A deleted subaccount keeps its ID and can be removed. */
export const SubaccountThatIsGone: Story = {
  ...of({ ...webhookExamples.snap, subaccount_ids: [GONE, 'sub_01KAJ800000000000000000001'] }),
  play: async ({ canvas, userEvent }) => {
    const chosen = within(await canvas.findByRole('list', { name: 'Subakun yang dipilih' }));
    await expect(await chosen.findByText('Sudah tidak ada')).toBeVisible();
    await expect(chosen.getByText(GONE)).toBeVisible();
    await userEvent.click(chosen.getByRole('button', { name: `Hapus ${GONE}` }));
    await waitFor(() => expect(chosen.queryByText(GONE)).toBeNull());
    await waitFor(() =>
      expect(chosen.getByRole('button', { name: 'Hapus Kopi Nusantara Bandung' })).toHaveFocus(),
    );
  },
};

/** The flag moves only when another webhook takes it. */
export const ThePrimaryOne: Story = {
  ...of(webhookExamples.healthy),
  play: async ({ canvas }) => {
    const primary = await canvas.findByRole('checkbox', { name: 'Jadikan webhook utama' });
    await expect(primary).toBeDisabled();
    await expect(primary).toHaveAccessibleDescription(/jadikan webhook lain sebagai utama/);
  },
};

export const NotFound: Story = {
  ...at(webhookDetailStates.notFound),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Webhook tidak ditemukan.')).toBeVisible();
  },
};

export const English: Story = {
  ...of(webhookExamples.healthy),
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Save changes' })).toBeVisible();
  },
};
