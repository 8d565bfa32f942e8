import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SyncOutcome } from '@dasbor/domain/sync';
import { NetworkError } from '@dasbor/sdk';
import { expect, fn } from 'storybook/test';
import { SyncNotice } from './sync-notice.tsx';
import type { Sync, SyncState } from './use-sync-status.ts';

const meta: Meta<typeof SyncNotice> = {
  title: 'Design/Sync status',
  component: SyncNotice,
};
export default meta;
type Story = StoryObj<typeof SyncNotice>;

const syncing = (state: SyncState): Sync => ({ state, attempts: 3, start: fn(), stop: fn() });

const at = (state: SyncState, tone: string, text: RegExp): Story => ({
  args: { sync: syncing(state) },
  play: async ({ canvas }) => {
    const words = canvas.getByText(text);
    await expect(words).toBeVisible();
    await expect(words.closest('[data-tone]')).toHaveAttribute('data-tone', tone);
  },
});
const ended = (outcome: SyncOutcome, tone: string, text: RegExp) => at({ kind: 'done', outcome }, tone, text);

export const Asking = at({ kind: 'asking', attempt: 1 }, 'info', /percobaan 1 dari 3/);
export const Waiting = at({ kind: 'waiting', attempt: 2, secondsLeft: 7 }, 'info', /dalam 7 detik/);

// Product spec §4: the eight outcomes.
// spec 4.9, 8.33
export const WebhookResent = ended('webhook_resent', 'success', /webhook dikirim ulang/);
// spec 2.172, 4.10
export const StatusChanged = ended('status_changed', 'success', /Status diperbarui/);
// spec 4.11
export const StillProcessing = ended('still_processing', 'warning', /hubungi tim kami/);
// spec 4.12
export const OrderExpired = ended('order_expired', 'success', /menjadi kedaluwarsa/);
// spec 4.13
export const AlreadyExpired = ended('already_expired', 'info', /Sudah kedaluwarsa/);
// spec 4.14
export const NoPaymentYet = ended('no_payment_yet', 'info', /^Belum ada pembayaran/);
// spec 4.15
export const Validating = ended('validating', 'info', /masih divalidasi/);
// spec 4.16
export const Unreachable = ended('unreachable', 'danger', /Server tidak dapat dihubungi/);

export const RefusedForAnotherReason: Story = {
  args: { sync: syncing({ kind: 'failed', error: new NetworkError('syncPayment', 'timeout') }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
  },
};
