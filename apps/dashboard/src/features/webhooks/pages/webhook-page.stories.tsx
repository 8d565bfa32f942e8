import type { Meta, StoryObj } from '@storybook/react-vite';
import { type RecordedCall, ok, problem, type Scenario } from '@dasbor/sdk/testing';
import { expect, waitFor, within } from 'storybook/test';
import { recordStories } from '../../../shared/testing/record-stories.ts';
import type { Webhook } from '../api/types.ts';
import { webhookExamples } from '../testing/examples.ts';
import { rotatedSecret, sample, webhookDetail, webhookDetailStates } from '../testing/scenarios.ts';
import WebhookPage from './webhook-page.tsx';

const stories = recordStories(webhookDetailStates, {
  path: `/settings/webhooks/${webhookExamples.healthy.id}`,
  pattern: '/settings/webhooks/:id',
  missing: 'Webhook tidak ditemukan.',
  back: ['Webhook', '/settings/webhooks'],
  permission: 'Lihat pengaturan',
});
const { showing: at } = stories;

const meta: Meta<typeof WebhookPage> = {
  title: 'Webhooks/Detail',
  component: WebhookPage,
};
export default meta;
type Story = StoryObj<typeof WebhookPage>;

const of = (webhook: Webhook, more: Scenario = {}) => at({ ...webhookDetail(webhook), ...more });
const inBody = () => within(document.body);

export const Healthy: Story = {
  ...of(webhookExamples.healthy),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Toko daring' })).toBeVisible();
    await expect(canvas.getByText('Lancar')).toBeVisible();
    await expect(canvas.getByText('…/orders')).toBeVisible();
    await expect(canvas.getByText('whsec_…x9Q=')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Salin ID webhook' })).toBeVisible();
    // The flag moves only when another webhook takes it.
    await expect(canvas.queryByRole('button', { name: 'Jadikan utama' })).toBeNull();
    await expect(await canvas.findByRole('list', { name: 'Catatan pengiriman' })).toBeVisible();
  },
};

export const NeverCalled: Story = {
  ...at(webhookDetailStates.neverCalled),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum dipakai')).toBeVisible();
    await expect(await canvas.findByText('Belum ada yang dikirim dalam 7 hari terakhir.')).toBeVisible();
    await expect(canvas.getByText('Merchant ini dan semua subakun')).toBeVisible();
  },
};

export const Failing: Story = {
  ...of(webhookExamples.failing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/percobaan terakhir gagal/)).toBeVisible();
    await expect(canvas.getByText(/webhook ini dihentikan pada/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Lihat yang gagal' })).toHaveAttribute(
      'href',
      expect.stringContaining('status=failed,retrying'),
    );
  },
};

let enabled: RecordedCall | undefined;
/** We stopped it after three days without a success. Enabling it sends held deliveries unless the user unticks the option. */
export const StoppedAutomatically: Story = {
  ...of(webhookExamples.disabled, {
    getWebhook: [ok({ data: webhookExamples.disabled }), ok({ data: webhookExamples.healthy })],
    enableWebhook: (call) => {
      enabled = call;
      return ok({ data: webhookExamples.healthy });
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Webhook dihentikan otomatis')).toBeVisible();
    await expect(canvas.getByText('Dihentikan')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Jeda' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Aktifkan kembali' }));
    const dialog = await inBody().findByRole('dialog');
    await expect(
      within(dialog).getByRole('checkbox', { name: 'Kirim juga semua yang tertahan' }),
    ).toBeChecked();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Aktifkan' }));
    await waitFor(() => expect(enabled?.body).toEqual({ send_held: true }));
    await expect(await canvas.findByText('Lancar')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

export const ReceiverIsGone: Story = {
  ...of(webhookExamples.gone),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/menjawab 410/)).toBeVisible();
  },
};

export const Paused: Story = {
  ...of(webhookExamples.paused),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Webhook dijeda')).toBeVisible();
    await expect(canvas.getByText('Dijeda').closest('[data-tone]')).toHaveAttribute('data-tone', 'neutral');
  },
};

export const Pausing: Story = {
  ...of(webhookExamples.healthy, {
    getWebhook: [ok({ data: webhookExamples.healthy }), ok({ data: webhookExamples.paused })],
    disableWebhook: ok({ data: webhookExamples.paused }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Jeda' }));
    const dialog = await inBody().findByRole('dialog', { name: /Jeda webhook/ });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Jeda' }));
    await expect(await canvas.findByRole('button', { name: 'Aktifkan kembali' })).toBeVisible();
  },
};

export const Snap: Story = {
  ...of(webhookExamples.snap),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('…/v1.0/transfer/notify')).toBeVisible();
    await expect(canvas.getAllByText(/https:\/\/snap\.kopinusantara\.example/)).toHaveLength(1);
    await expect(await canvas.findByText('Kopi Nusantara Bandung')).toBeVisible();
    await expect(canvas.queryByText(/sub_01KAJ8/)).toBeNull();
    // It is not signed with a secret.
    await expect(canvas.queryByText(/whsec_/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Ganti rahasia' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Buka kunci SNAP' })).toHaveAttribute(
      'href',
      expect.stringContaining('/settings/snap-keys'),
    );
    const event = canvas.getByLabelText('Peristiwa');
    await expect(
      within(event)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['payment.completed', 'payment.rejected (tidak dipilih)', 'transfer-bank.notify']);
  },
};

/** A deleted subaccount is marked. */
export const SubaccountThatIsGone: Story = {
  ...of({ ...webhookExamples.snap, subaccount_ids: ['sub_01KAJ8000000000000000000GN'] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Sudah tidak ada/)).toHaveTextContent(
      'sub_01KAJ8000000000000000000GN · Sudah tidak ada',
    );
  },
};

const LONG = `https://api.kopinusantara.example/${'integrasi-pembayaran/'.repeat(6)}dasbor`;
/** A long address is shown once: the targets of events show only what follows it. */
export const LongAddressOnAPhone: Story = {
  ...of({
    ...webhookExamples.healthy,
    url: LONG,
    targets: webhookExamples.healthy.targets.map(({ event, url }) => ({
      event,
      url: url.replace(webhookExamples.healthy.url, LONG),
    })),
  }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('…/orders')).toBeVisible();
    await expect(canvas.getAllByText(/integrasi-pembayaran/)).toHaveLength(1);
  },
};

export const MakingPrimary: Story = {
  ...of(webhookExamples.snap, {
    getWebhook: [
      ok({ data: webhookExamples.snap }),
      ok({ data: { ...webhookExamples.snap, is_primary: true } }),
    ],
    updateWebhook: ok({ data: { ...webhookExamples.snap, is_primary: true } }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Jadikan utama' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Jadikan utama' })).toBeNull());
    await expect(await canvas.findByText('Sekarang webhook utama')).toBeInTheDocument();
  },
};

const rotating: Webhook = {
  ...webhookExamples.rotating,
  secret: { ...webhookExamples.rotating.secret, previous_expires_at: '2026-11-22T04:10:00.000Z' },
};

/** Both secrets sign, and the page says for how long. Another rotation would end the old one early. */
export const TwoSecretsSign: Story = {
  ...of(rotating),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/berakhir 23 jam 10 menit lagi/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ganti rahasia' }));
    const dialog = await inBody().findByRole('dialog', { name: 'Ganti rahasia?' });
    const rotate = within(dialog).getByRole('button', { name: /Ganti rahasia/ });
    await expect(rotate).toHaveAttribute('aria-disabled', 'true');
    await expect(rotate).toHaveAccessibleDescription(/masih berlaku hingga 22 Nov 2026, 11\.10 WIB/);
    await userEvent.click(within(dialog).getByRole('radio', { name: /karena bocor/ }));
    await expect(rotate).not.toHaveAttribute('aria-disabled');
  },
};

/** The overlap ends while the page is open, so the page reloads the state. */
export const OverlapEnds: Story = {
  ...of(webhookExamples.rotating, {
    getWebhook: [
      ok({
        data: {
          ...rotating,
          secret: { ...rotating.secret, previous_expires_at: '2026-11-21T05:00:00.000Z' },
        },
      }),
      ok({ data: webhookExamples.healthy }),
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('whsec_…x9Q=')).toBeVisible();
    await expect(canvas.queryByText('Rahasia lama masih berlaku')).toBeNull();
  },
};

let rotation: RecordedCall | undefined;
export const Rotating: Story = {
  ...of(webhookExamples.healthy, {
    rotateWebhookSecret: (call) => {
      rotation = call;
      return ok(rotatedSecret);
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ganti rahasia' }));
    const dialog = await inBody().findByRole('dialog', { name: 'Ganti rahasia?' });
    await userEvent.click(within(dialog).getByRole('radio', { name: '3 hari lagi' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ganti rahasia' }));
    const shown = await inBody().findByRole('alertdialog', { name: 'Simpan rahasia ini sekarang' });
    await expect(within(shown).getByLabelText('Rahasia')).toHaveValue(rotatedSecret.data.secret);
    await waitFor(() => expect(within(shown).getByLabelText('Rahasia')).toHaveFocus());
    // The closed dialog underneath must not announce anything.
    await expect(within(shown).getByRole('status')).toBeEmptyDOMElement();
    await expect(rotation?.body).toEqual({ overlap_hours: 72 });
    await expect(rotation?.headers.get('Idempotency-Key')).toBeTruthy();
  },
};

export const SampleDelivered: Story = {
  ...of(webhookExamples.healthy, sample.delivered),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kirim contoh' }));
    await expect(await canvas.findByText('Server Anda menjawab 200 dalam 86 ms')).toBeVisible();
    const body = canvas.getByRole('group', { name: 'Isi permintaan' });
    await expect(body).toHaveTextContent('"event": "payment.completed"');
    await userEvent.click(
      canvas.getAllByRole('button', { name: 'Persis seperti dikirim' })[0] as HTMLElement,
    );
    await expect(body).toHaveTextContent('"event":"payment.completed"');
    await expect(canvas.getByRole('group', { name: 'Header permintaan' })).toHaveTextContent(
      'webhook-signature',
    );
  },
};

export const SampleRefused: Story = {
  ...of(webhookExamples.healthy, sample.refused),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kirim contoh' }));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Contoh gagal dikirim');
    await expect(alert).toHaveTextContent('Server Anda menjawab 500');
  },
};

export const SampleTimedOut: Story = {
  ...of(webhookExamples.healthy, sample.timedOut),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kirim contoh' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Tidak ada jawaban dalam 10 detik');
    await expect(canvas.queryByRole('group', { name: 'Isi jawaban' })).toBeNull();
  },
};

export const SampleToAPrivateAddress: Story = {
  ...of(webhookExamples.healthy, sample.blocked),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kirim contoh' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('alamat privat');
  },
};

export const SampleWaiting: Story = {
  ...of(webhookExamples.healthy, sample.waiting),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kirim contoh' }));
    await expect(await canvas.findByText(/Menunggu jawaban server Anda/)).toBeVisible();
  },
};

// spec 8.45
export const SampleCouldNotBeSent: Story = {
  ...of(webhookExamples.healthy, sample.tooMany),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kirim contoh' }));
    await expect(await canvas.findByRole('alert', {}, { timeout: 15_000 })).toHaveTextContent(
      'Contoh tidak dapat dikirim.',
    );
  },
};

/** Names the next primary webhook before the user confirms. */
export const Removing: Story = {
  ...of(webhookExamples.healthy, { deleteWebhook: ok() }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hapus' }));
    const dialog = await inBody().findByRole('dialog', { name: 'Hapus webhook “Toko daring”?' });
    await expect(await within(dialog).findByText(/menjadi webhook utama/)).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Hapus webhook' }));
    await expect(await canvas.findByText('Webhook dihapus')).toBeInTheDocument();
  },
};

export const RemovingFails: Story = {
  ...of(webhookExamples.healthy, {
    deleteWebhook: problem(404, 'DPAY_WEBHOOK_NOT_FOUND'),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hapus' }));
    await userEvent.click(await inBody().findByRole('button', { name: 'Hapus webhook' }));
    await expect(await inBody().findByRole('alert')).toHaveTextContent('Webhook tidak ditemukan.');
  },
};

export const English: Story = {
  ...of(rotating, sample.delivered),
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/expires in 23 hours 10 minutes/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send sample' }));
    await expect(await canvas.findByText('Your server returned 200 in 86 ms')).toBeVisible();
  },
};

export const Dark: Story = {
  ...of(webhookExamples.failing, sample.refused),
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kirim contoh' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const Phone: Story = {
  ...of(webhookExamples.failing, sample.refused),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kirim contoh' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const Loading = stories.Loading;
export const NotFound = stories.NotFound;
export const MalformedId = stories.MalformedId;
export const Failed = stories.Failed;
export const Forbidden = stories.Forbidden;
