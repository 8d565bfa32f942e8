import { chakra } from '@chakra-ui/react';
import { NetworkError, ServerError } from '@dasbor/sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../button.tsx';
import { PageState } from './page-state.tsx';

/** Everything a page can be other than its content. */
const meta: Meta<typeof PageState> = {
  title: 'Design/Page states',
  component: PageState,
  decorators: [
    (Story) => (
      <chakra.main p="6">
        <Story />
      </chakra.main>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof PageState>;

const retry = fn();

export const Loading: Story = {
  render: () => <PageState kind="loading" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Memuat');
  },
};

export const Empty: Story = {
  render: () => (
    <PageState
      kind="empty"
      title="Belum ada pesanan"
      description="Pesanan muncul di sini begitu pelanggan mulai membayar."
      action={<Button variant="primary">Buat link pembayaran</Button>}
    />
  ),
};

export const FilteredEmpty: Story = {
  render: () => <PageState kind="filtered-empty" onClear={retry} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus semua filter' }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const Failed: Story = {
  render: () => (
    <PageState
      kind="failed"
      error={
        new ServerError({
          operation: 'listOrders',
          status: 500,
          code: 'DPAY_INTERNAL_ERROR',
          requestId: 'req_01KAJ8M2Q7',
        })
      }
      onRetry={retry}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('req_01KAJ8M2Q7');
    await expect(canvas.getByRole('button', { name: 'Salin ID permintaan' })).toBeVisible();
  },
};

export const Unreachable: Story = {
  render: () => (
    <PageState kind="failed" error={new NetworkError('listOrders', 'unreachable')} onRetry={retry} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Server tidak dapat dihubungi');
  },
};

export const TimedOut: Story = {
  render: () => <PageState kind="failed" error={new NetworkError('listOrders', 'timeout')} onRetry={retry} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Server tidak menjawab pada waktunya');
  },
};

export const Forbidden: Story = {
  render: () => <PageState kind="forbidden" permission="refund.approve" />,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Owner atau Admin merchant Anda dapat memberikan izin “Setujui refund”.'),
    ).toBeVisible();
  },
};

export const FeatureOff: Story = {
  render: () => <PageState kind="feature-off" feature="subaccount" />,
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('The owner or an admin of your merchant can ask us to enable “Subaccounts”.'),
    ).toBeVisible();
  },
};

export const FailedInEnglishAndDark: Story = {
  render: Failed.render!,
  globals: { language: 'en', theme: 'dark' },
};
