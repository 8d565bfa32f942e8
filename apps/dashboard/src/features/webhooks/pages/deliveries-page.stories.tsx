import type { Meta, StoryObj } from '@storybook/react-vite';
import { ok, type RecordedCall, type Scenario } from '@dasbor/sdk/testing';
import { Route, Routes } from 'react-router-dom';
import { expect, waitFor, within } from 'storybook/test';
import { listStories } from '../../../shared/testing/list-stories.ts';
import { deliveryExamples, webhookExamples } from '../testing/examples.ts';
import { countedDeliveries, deliveryLog, deliveryPage, replays } from '../testing/scenarios.ts';
import DeliveriesPage from './deliveries-page.tsx';
import ReplayPage from './replay-page.tsx';

/** The log, and the page that a replay opens. */
const WithNeighbours = () => (
  <Routes>
    <Route path="/settings/webhooks/deliveries" element={<DeliveriesPage />} />
    <Route path="/settings/webhooks/replays/:id" element={<ReplayPage />} />
  </Routes>
);

const path = '/settings/webhooks/deliveries';
const stories = listStories(deliveryLog, {
  path,
  names: ['Catatan pengiriman', 'Delivery log'],
  empty: 'Belum ada pengiriman dalam 7 hari terakhir',
  permission: 'Lihat pengaturan',
  narrowed: '?status=failed',
});

const meta: Meta<typeof DeliveriesPage> = {
  title: 'Webhooks/Delivery log',
  component: DeliveriesPage,
  render: () => <WithNeighbours />,
  ...stories.showing(deliveryLog.page),
};
export default meta;
type Story = StoryObj<typeof DeliveriesPage>;

const showing = (scenario: Scenario, query = '') => stories.showing(scenario, { path: `${path}${query}` });
const inBody = () => within(document.body);

export const OfEveryStatus: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Catatan pengiriman' });
    await expect(within(table).getAllByRole('row')).toHaveLength(deliveryPage.data.length + 1);
    for (const word of ['Terkirim', 'Menunggu dikirim', 'Dicoba lagi', 'Gagal', 'Ditahan', 'Dibatalkan']) {
      await expect(within(table).getByText(word)).toBeVisible();
    }
    await expect(within(table).getAllByText(/HTTP 502 · 61 ms/)[0]).toBeVisible();
    await expect(within(table).getAllByText('20 Nov 2026, 10.40.11 WIB')[0]).toBeVisible();
  },
};

let asked: RecordedCall | undefined;
export const Narrowed: Story = {
  ...showing(
    {
      ...deliveryLog.page,
      listWebhookDeliveries: (call) => {
        asked = call;
        return ok(deliveryPage);
      },
    },
    `?status=failed,held&event=payment.completed&webhook=${webhookExamples.healthy.id}&search=pay_01KAJ800000000000000000002`,
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Status: Gagal +1' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Webhook: Toko daring' })).toBeVisible();
    await expect(asked?.query['filters']).toEqual({
      status: ['failed', 'held'],
      event: ['payment.completed'],
      webhook_id: webhookExamples.healthy.id,
      subject_id: 'pay_01KAJ800000000000000000002',
    });
  },
};

/** A running delivery is refreshed in place. */
export const RowThatIsDelivered: Story = {
  ...showing({
    ...deliveryLog.page,
    getWebhookDelivery: ({ path: { id } }) =>
      ok({
        data: {
          ...deliveryExamples.delivered,
          delivery: { ...deliveryExamples.delivered.delivery, id: id ?? '' },
        },
      }),
  }),
  play: async ({ canvas, canvasElement }) => {
    const { id } = deliveryExamples.pending.delivery;
    await canvas.findByRole('table');
    const row = () => canvasElement.querySelector<HTMLElement>(`[data-row="${id}"]`);
    await expect(row()).toHaveTextContent('Menunggu dikirim');
    await waitFor(() => expect(row()).toHaveTextContent('Terkirim'), { timeout: 8000 });
  },
};

let started: RecordedCall | undefined;
// The server's date is one day behind the device's. The request has the days that were counted.
const COUNTED = { from: '2026-11-14', to: '2026-11-20' };
/** The dialog shows the count before the user confirms; the progress then has its own address. */
export const SendingAllAgain: Story = {
  ...showing(
    {
      ...deliveryLog.page,
      ...replays.finishing,
      listWebhookDeliveries: ({ query }) =>
        query['count'] ? countedDeliveries(12480, COUNTED) : ok(deliveryPage),
      replayWebhookDeliveries: (call) => {
        started = call;
        return replays.started.replayWebhookDeliveries;
      },
    },
    `?webhook=${webhookExamples.healthy.id}`,
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table');
    await userEvent.click(canvas.getByRole('button', { name: 'Kirim ulang semua' }));
    const dialog = await inBody().findByRole('dialog', { name: 'Kirim ulang semua yang cocok?' });
    await expect(await within(dialog).findByText(/^12\.480 pengiriman/)).toBeInTheDocument();
    await expect(within(dialog).getByText('14 Nov 2026 – 20 Nov 2026')).toBeInTheDocument();
    await expect(within(dialog).getByText('Toko daring')).toBeInTheDocument();
    await expect(within(dialog).getByText('Gagal')).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Kirim ulang 12.480' }));
    await expect(await canvas.findByText(/dari 12\.480 diperiksa/)).toBeVisible();
    await expect(started?.body).toEqual({
      ...COUNTED,
      filters: { webhook_id: webhookExamples.healthy.id },
    });
    await expect(started?.headers.get('Idempotency-Key')).toBeTruthy();
  },
};

export const NothingToSendAgain: Story = {
  ...showing({
    ...deliveryLog.page,
    listWebhookDeliveries: ({ query }) => (query['count'] ? countedDeliveries(0) : ok(deliveryPage)),
  }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table');
    await userEvent.click(canvas.getByRole('button', { name: 'Kirim ulang semua' }));
    const dialog = await inBody().findByRole('dialog');
    const yes = await within(dialog).findByRole('button', { name: /^Kirim ulang/ });
    await waitFor(() => expect(yes).toHaveAccessibleDescription(/^Tidak ada yang cocok\./));
    await expect(yes).toHaveAttribute('aria-disabled', 'true');
  },
};

export const OnlyWhatCannotBeSentAgain: Story = {
  ...showing(deliveryLog.page, '?status=pending,cancelled'),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: /Kirim ulang semua/ });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(/tidak dapat dikirim ulang/);
  },
};

export const UnknownStatusAndEvent: Story = {
  ...showing({
    ...deliveryLog.page,
    listWebhookDeliveries: ok({
      ...deliveryPage,
      data: [{ ...deliveryExamples.failed.delivery, status: 'parked', event: 'payment.chargedback' }],
    } as unknown as typeof deliveryPage),
  }),
  play: async ({ canvas }) => {
    const badge = await canvas.findByText('parked');
    await expect(badge.closest('[data-tone]')).toHaveAttribute('data-tone', 'neutral');
    await expect(canvas.getByRole('link', { name: 'payment.chargedback' })).toBeVisible();
  },
};

export const EnglishDark: Story = {
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Delivery log' })).toBeVisible();
    await expect(canvas.getByText('Delivered')).toBeVisible();
  },
};

export const Phone = stories.Phone;
export const Loading = stories.Loading;
export const Empty = stories.Empty;
export const FilteredEmpty = stories.FilteredEmpty;
export const Failed = stories.Failed;
export const Offline = stories.Offline;
export const Forbidden = stories.Forbidden;
