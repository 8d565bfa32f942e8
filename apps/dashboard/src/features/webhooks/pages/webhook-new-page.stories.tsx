import type { Meta, StoryObj } from '@storybook/react-vite';
import { type RecordedCall, ok, type Scenario } from '@dasbor/sdk/testing';
import { Link, Route, Routes } from 'react-router-dom';
import { expect, waitFor, within } from 'storybook/test';
import { shownDialog } from '../../../shared/testing/dialog.ts';
import { sessionOf } from '../../../shared/testing/sessions.ts';
import { webhookExamples } from '../testing/examples.ts';
import { createdWebhook, creation, webhookDetail } from '../testing/scenarios.ts';
import WebhookNewPage from './webhook-new-page.tsx';
import WebhookPage from './webhook-page.tsx';

/** The form, and the two pages that it leads to. */
const WithNeighbours = () => (
  <Routes>
    <Route
      path="/settings/webhooks/new"
      element={
        <>
          <Link to="/settings/webhooks">Ke daftar</Link>
          <WebhookNewPage />
        </>
      }
    />
    <Route path="/settings/webhooks" element={<Link to="/settings/webhooks/new">Kembali ke formulir</Link>} />
    <Route path="/settings/webhooks/:id" element={<WebhookPage />} />
  </Routes>
);

const meta: Meta<typeof WebhookNewPage> = {
  title: 'Webhooks/New',
  component: WebhookNewPage,
  render: () => <WithNeighbours />,
  parameters: { dasbor: { path: '/settings/webhooks/new', scenario: creation.succeeds } },
};
export default meta;
type Story = StoryObj<typeof WebhookNewPage>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const showing = (scenario: Scenario, more: object = {}) => ({
  parameters: { dasbor: { path: '/settings/webhooks/new', scenario, ...more } },
});

const fillIn = async ({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) => {
  await userEvent.click(await canvas.findByLabelText('Nama'));
  await userEvent.paste('Toko daring');
  await userEvent.click(canvas.getByLabelText('URL'));
  await userEvent.paste('https://api.kopinusantara.example/dasbor');
  await userEvent.click(canvas.getByRole('checkbox', { name: /^Pembayaran berhasil/ }));
};

const submit = (canvas: Context['canvas']) => canvas.getByRole('button', { name: 'Tambah webhook' });

/** Shows the suffix of each type after the URL before anything is sent. */
export const AddressesAsOneTypes: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const preview = () => canvasElement.querySelector('[data-part=preview]');
    await waitFor(() => expect(preview()).toHaveTextContent('Alamat lengkapnya tampil di sini'));
    await fillIn({ canvas, userEvent });
    await expect(preview()).toHaveTextContent('POST https://api.kopinusantara.example/dasbor/payments');
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Pesanan lunas/ }));
    await expect(preview()).toHaveTextContent('dasbor/paymentsPOST …/orders');
    await userEvent.click(canvas.getByRole('radio', { name: 'SNAP (Bank Indonesia)' }));
    await expect(preview()).toHaveTextContent(
      'POST https://api.kopinusantara.example/dasbor/v1.0/transfer-va/payment',
    );
    await expect(canvas.queryByRole('checkbox', { name: /^Pesanan lunas/ })).toBeNull();
  },
};

/** Sends nothing and focuses the first invalid field. */
// spec 5.41
export const NothingFilledIn: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByLabelText('Nama');
    await userEvent.click(submit(canvas));
    await expect(await canvas.findByText('Pilih minimal satu peristiwa.')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Nama')).toHaveFocus());
    await expect(canvas.getByLabelText('URL')).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByRole('checkbox', { name: 'Pilih semua' })).toHaveAccessibleDescription(
      'Pilih minimal satu peristiwa.',
    );
  },
};

// spec 8.46
export const UrlThatIsNotSecure: Story = {
  play: async ({ canvas, userEvent }) => {
    const url = await canvas.findByLabelText('URL');
    await userEvent.type(url, 'http://api.kopinusantara.example');
    await userEvent.tab();
    await waitFor(() => expect(url).toHaveAccessibleDescription(/URL harus aman \(https\)\./));
    await userEvent.clear(url);
    await userEvent.type(url, 'bukan alamat');
    await waitFor(() => expect(url).toHaveAccessibleDescription(/URL tidak valid\./));
  },
};

/** Server errors are shown beside the field too, until the field changes. */
export const NameThatLeadsToAPrivateAddress: Story = {
  ...showing(creation.privateAddress),
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent });
    await userEvent.click(submit(canvas));
    const url = canvas.getByLabelText('URL');
    await waitFor(() => expect(url).toHaveAccessibleDescription(/tidak dapat dijangkau dari internet/));
    await waitFor(() => expect(url).toHaveFocus());
    await userEvent.tab();
    await expect(url).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(url, '/v2');
    await expect(url).not.toHaveAttribute('aria-invalid');
  },
};

export const EverythingAtOnce: Story = {
  play: async ({ canvas, userEvent }) => {
    const all = await canvas.findByRole('checkbox', { name: 'Pilih semua' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Semua pembayaran' }));
    await expect(canvas.getByText('6 dari 18 dipilih')).toBeVisible();
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(canvas.getByText('18 dari 18 dipilih')).toBeVisible();
    await userEvent.click(all);
    await expect(canvas.getByText('0 dari 18 dipilih')).toBeVisible();
  },
};

export const TheFirstIsPrimary: Story = {
  ...showing(creation.first),
  play: async ({ canvas }) => {
    const primary = await canvas.findByRole('checkbox', { name: 'Jadikan webhook utama' });
    await waitFor(() => expect(primary).toBeDisabled());
    await expect(primary).toBeChecked();
    await expect(primary).toHaveAccessibleDescription('Webhook pertama selalu menjadi yang utama.');
  },
};

const withoutSubaccounts = sessionOf();
/** The form of a merchant without subaccounts does not ask for any. */
export const MerchantWithoutSubaccounts: Story = {
  ...showing(creation.succeeds, {
    session: {
      ...withoutSubaccounts,
      feature_config: { ...withoutSubaccounts.feature_config, subaccount: false },
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'Jadikan webhook utama' })).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: 'Semua subakun' })).toBeNull();
  },
};

let sent: RecordedCall | undefined;
/** The secret is shown once: Escape and a click outside do not close it, and the user must confirm that it is stored. */
export const SecretShownOnce: Story = {
  ...showing({
    ...webhookDetail(createdWebhook.data.webhook),
    createWebhook: (call) => {
      sent = call;
      return ok(createdWebhook, { status: 201 });
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent });
    await userEvent.click(submit(canvas));
    const dialog = await within(document.body).findByRole('alertdialog', {
      name: 'Simpan rahasia ini sekarang',
    });
    await expect(sent?.body).toMatchObject({ name: 'Toko daring', events: ['payment.completed'] });
    await expect(sent?.headers.get('Idempotency-Key')).toBeTruthy();

    const secret = within(dialog).getByLabelText('Rahasia');
    await expect(secret).toHaveValue(createdWebhook.data.secret);
    await waitFor(() => expect(secret).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(await within(dialog).findByRole('status')).toHaveTextContent('Salin dan simpan dulu');
    // The dialog may still be fading in.
    await waitFor(() => expect(secret).toBeVisible());

    const done = within(dialog).getByRole('button', { name: /Selesai/ });
    await userEvent.click(done);
    await expect(secret).toBeVisible();
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Rahasia ini sudah saya simpan' }));
    await userEvent.click(done);
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull());
    await expect(canvas.queryByDisplayValue(createdWebhook.data.secret)).toBeNull();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** Our key signs SNAP notifications: there is no secret to store, and the page explains how to verify them. */
export const SnapHasNoSecret: Story = {
  ...showing({
    ...webhookDetail(webhookExamples.snap),
    createWebhook: ok(
      { data: { webhook: webhookExamples.snap, secret: createdWebhook.data.secret } },
      { status: 201 },
    ),
  }),
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('radio', { name: 'SNAP (Bank Indonesia)' }));
    await userEvent.click(submit(canvas));
    await expect(await canvas.findByRole('link', { name: 'Buka kunci SNAP' })).toBeVisible();
    await expect(within(document.body).queryByRole('alertdialog')).toBeNull();
    await expect(canvas.queryByDisplayValue(createdWebhook.data.secret)).toBeNull();
  },
};

/** A link asks for confirmation before it leaves. On return, the input is restored. */
export const LeavingHalfWay: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Nama'), 'Toko');
    await userEvent.click(canvas.getByRole('link', { name: 'Ke daftar' }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Tinggalkan halaman ini?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Lanjut mengisi' }));
    await expect(canvas.getByLabelText('Nama')).toHaveValue('Toko');

    await userEvent.click(canvas.getByRole('link', { name: 'Ke daftar' }));
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Tinggalkan' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Kembali ke formulir' }));
    await expect(await canvas.findByLabelText('Nama')).toHaveValue('Toko');
    await expect(canvas.getByText('Isian Anda yang belum disimpan dipulihkan.')).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Mulai dari awal' }));
    await expect(canvas.getByLabelText('Nama')).toHaveValue('');
    await userEvent.click(canvas.getByRole('link', { name: 'Ke daftar' }));
    await expect(await canvas.findByRole('link', { name: 'Kembali ke formulir' })).toBeVisible();
  },
};

/** If the three buttons do not fit side by side, they stack with equal widths. */
const askedOnAPhone = (language: 'id' | 'en', [name, list, stay]: [string, string, string]): Story => ({
  globals: { viewport: { value: 'phone' }, language },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(name), 'Toko');
    await userEvent.click(canvas.getByRole('link', { name: list }));
    const answer = (await shownDialog()).getByRole('button', { name: stay });
    const answers = [...answer.parentElement!.children].map((button) => button.getBoundingClientRect());
    await expect(answers).toHaveLength(3);
    await expect(new Set(answers.map(({ left }) => left)).size).toBe(1);
    await expect(new Set(answers.map(({ width }) => width)).size).toBe(1);
    await expect(new Set(answers.map(({ top }) => top)).size).toBe(3);
  },
});
export const LeavingOnAPhone = askedOnAPhone('id', ['Nama', 'Ke daftar', 'Lanjut mengisi']);
export const LeavingOnAPhoneInEnglish = askedOnAPhone('en', ['Name', 'Ke daftar', 'Keep editing']);

/** A reload, a closed tab or Back loses nothing: the draft persists. */
export const ReloadedUnasked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Nama'), 'Toko');
    await expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  },
};

/** Discarding deletes the draft and opens the requested page. */
export const LeftWithoutADraft: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Nama'), 'Toko');
    await userEvent.click(canvas.getByRole('link', { name: 'Ke daftar' }));
    await userEvent.click((await shownDialog()).getByRole('button', { name: 'Buang isian' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Kembali ke formulir' }));
    await expect(await canvas.findByLabelText('Nama')).toHaveValue('');
  },
};

/** Another press of Enter as the dialog opens does not discard the draft. */
export const LeftByKey: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Nama'), 'Toko');
    canvas.getByRole('link', { name: 'Ke daftar' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await shownDialog({ name: 'Tinggalkan halaman ini?' });
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Lanjut mengisi' })).toHaveFocus());
  },
};

export const LimitReached: Story = {
  ...showing(creation.limit),
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent });
    await userEvent.click(submit(canvas));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Paling banyak 20 webhook.');
  },
};

const keys: (string | null)[] = [];
/** A retry after a lost request has the same idempotency key and creates one webhook. */
export const Offline: Story = {
  ...showing({
    ...creation.succeeds,
    createWebhook: (call) => {
      keys.push(call.headers.get('Idempotency-Key'));
      return { kind: 'offline' };
    },
  }),
  play: async ({ canvas, userEvent }) => {
    keys.length = 0;
    await fillIn({ canvas, userEvent });
    await userEvent.click(submit(canvas));
    await expect(await canvas.findByRole('alert', {}, { timeout: 15_000 })).toHaveTextContent(
      'Server tidak dapat dihubungi',
    );
    await userEvent.click(submit(canvas));
    await waitFor(() => expect(keys.length).toBeGreaterThan(1));
    await expect(new Set(keys).size).toBe(1);
  },
};

export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: /^Payment completed/ })).toBeVisible();
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent });
    await expect(canvas.getByText('1 dari 18 dipilih')).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Nama')).toBeVisible();
  },
};
