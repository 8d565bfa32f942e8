import type { Meta, StoryObj } from '@storybook/react-vite';
import { ok, problem, type Scenario } from '@dasbor/sdk/testing';
import { expect, waitFor, within } from 'storybook/test';
import { saying } from '../../../shared/testing/page-at.ts';
import { recordStories } from '../../../shared/testing/record-stories.ts';
import type { DeliveryDetail } from '../api/types.ts';
import { deliveryExamples, webhookExamples } from '../testing/examples.ts';
import { deliveryDetail, deliveryStates, replayedDelivery } from '../testing/scenarios.ts';
import DeliveryPage from './delivery-page.tsx';

const stories = recordStories(deliveryStates, {
  path: `/settings/webhooks/deliveries/${deliveryExamples.failed.delivery.id}`,
  pattern: '/settings/webhooks/deliveries/:id',
  missing: 'Pengiriman tidak ditemukan.',
  back: ['Catatan pengiriman', '/settings/webhooks/deliveries'],
  permission: 'Lihat pengaturan',
});
const { showing: at } = stories;

const meta: Meta<typeof DeliveryPage> = {
  title: 'Webhooks/Delivery',
  component: DeliveryPage,
};
export default meta;
type Story = StoryObj<typeof DeliveryPage>;
type Play = NonNullable<Story['play']>;

const of = (detail: DeliveryDetail, more: Scenario = {}) => at({ ...deliveryDetail(detail), ...more });

const refuses =
  (reason: RegExp, hint?: RegExp): Play =>
  async ({ canvas }) => {
    const replay = await canvas.findByRole('button', { name: /Kirim ulang/ });
    // The webhook, and with it the reason, may load after the delivery.
    await waitFor(() => expect(replay).toHaveAccessibleDescription(reason));
    await expect(replay).toHaveAttribute('aria-disabled', 'true');
    if (hint) await expect(canvas.getByText(hint)).toBeVisible();
  };

export const Delivered: Story = {
  ...of(deliveryExamples.delivered),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'payment.completed' })).toBeVisible();
    await expect(canvas.getByText(/HTTP 200 · 86 ms/)).toBeVisible();
    await expect(canvas.getAllByText(/, \d\d\.\d\d\.\d\d,\d{3} WIB$/).length).toBeGreaterThanOrEqual(3);
    await expect(canvas.getByRole('group', { name: 'Isi jawaban' })).toBeVisible();
    const { subject_id: subject } = deliveryExamples.delivered.delivery;
    await expect(canvas.getByRole('link', { name: subject })).toHaveAttribute('href', `/payments/${subject}`);
    for (const what of ['ID pengiriman', 'ID peristiwa', 'Terkait', 'URL']) {
      await expect(canvas.getByRole('button', { name: `Salin ${what}` })).toBeVisible();
    }
    await expect(canvas.getByRole('button', { name: 'Kirim ulang' })).not.toHaveAttribute('aria-disabled');
  },
};

/** Six attempts, the newest first and expanded. Each says what went wrong and what to do. */
export const AllAttemptsFailed: Story = {
  ...of(deliveryExamples.failed),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText(/Semua percobaan gagal/)).toBeVisible();
    const attempts = [...canvasElement.querySelectorAll('[data-attempt]')];
    await expect(attempts.map((one) => one.getAttribute('data-attempt'))).toEqual([
      '6',
      '5',
      '4',
      '3',
      '2',
      '1',
    ]);
    await expect(attempts[0]).toHaveAttribute('open');
    await expect(canvas.getByText(/Pengalihan tidak pernah diikuti/)).toBeVisible();
    await userEvent.click(canvas.getByText(/Percobaan 4/));
    await expect(attempts[2]).toHaveAttribute('open');
    await expect(canvas.getByText(/Jawab dulu dengan 2xx/)).toBeVisible();
  },
};

export const TriedAgainLater: Story = {
  ...of(deliveryExamples.retrying),
  play: saying(/Akan dicoba lagi pada 20 Nov 2026, 10\.57 WIB/),
};

export const OnItsWay: Story = {
  ...of(deliveryExamples.pending),
  play: refuses(/menunggu dikirim/, /Halaman ini diperbarui otomatis/),
};

/** Updates while the delivery is running. */
export const DeliveredMeanwhile: Story = {
  ...of(deliveryExamples.pending, {
    getWebhookDelivery: [ok({ data: deliveryExamples.pending }), ok({ data: deliveryExamples.delivered })],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Menunggu dikirim')).toBeVisible();
    await expect(await canvas.findByText(/HTTP 200 · 86 ms/, {}, { timeout: 8000 })).toBeVisible();
  },
};

export const Held: Story = {
  ...at(deliveryDetail(deliveryExamples.held, webhookExamples.disabled)),
  play: async (context) => {
    await context.canvas.findByText('Ditahan karena webhook tidak aktif.');
    await context.canvas.findByRole('button', { name: 'Persis seperti akan dikirim' });
    await refuses(/Webhook ini nonaktif\./)(context);
  },
};

export const OfARemovedWebhook: Story = {
  ...of(deliveryExamples.cancelled, { getWebhook: problem(404, 'DPAY_WEBHOOK_NOT_FOUND') }),
  play: async (context) => {
    await context.canvas.findByText('Webhook dihapus sebelum ini terkirim.');
    await refuses(/Webhook ini sudah dihapus\./)(context);
  },
};

export const SentAgain: Story = {
  ...of(deliveryExamples.failed, {
    getWebhookDelivery: [
      ok({ data: deliveryExamples.failed }),
      ok({ data: { ...deliveryExamples.failed, delivery: replayedDelivery.data } }),
    ],
    replayWebhookDelivery: ok(replayedDelivery),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kirim ulang' }));
    await expect(await canvas.findByText('Menunggu dikirim')).toBeVisible();
    await expect(await canvas.findByText('Dikirim ulang')).toBeInTheDocument();
  },
};

/** Another user was faster. */
export const SendingAgainIsRefused: Story = {
  ...of(deliveryExamples.failed, {
    replayWebhookDelivery: problem(409, 'DPAY_WEBHOOK_DELIVERY_NOT_REPLAYABLE', { status: 'pending' }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kirim ulang' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('tidak dapat dikirim ulang');
  },
};

/** A user who may not see personal data sees all of a delivery except its body. */
export const BodyNotForThisRole: Story = {
  ...of({
    ...deliveryExamples.delivered,
    request: { ...deliveryExamples.delivered.request, body: null },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/peran Anda tidak berhak melihat data pribadi/)).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Isi permintaan' })).toBeNull();
  },
};

export const UnknownStatusAndError: Story = {
  ...of({
    ...deliveryExamples.failed,
    delivery: { ...deliveryExamples.failed.delivery, status: 'parked' },
    attempts: [{ ...deliveryExamples.failed.attempts[0], error: 'quantum_noise', status_code: null }],
  } as unknown as DeliveryDetail),
  play: async ({ canvas }) => {
    await expect((await canvas.findByText('parked')).closest('[data-tone]')).toHaveAttribute(
      'data-tone',
      'neutral',
    );
    await expect(canvas.getAllByText(/quantum_noise/)[0]).toBeVisible();
  },
};

export const NotFound: Story = {
  ...at(deliveryStates.notFound),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Pengiriman tidak ditemukan.')).toBeVisible();
    await expect(canvas.getByText('Catatan disimpan 30 hari.')).toBeVisible();
  },
};

export const EnglishDark: Story = {
  ...of(deliveryExamples.failed),
  globals: { language: 'en', theme: 'dark' },
  play: saying(/We do not follow redirects/),
};

export const Phone: Story = {
  ...of(deliveryExamples.delivered),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const main = await canvas.findByRole('group', { name: 'Header permintaan' });
    await expect(within(main).getByText(/webhook-signature/)).toBeVisible();
  },
};

export const Loading = stories.Loading;
export const MalformedId = stories.MalformedId;
export const Failed = stories.Failed;
export const Forbidden = stories.Forbidden;
