import type { Meta, StoryObj } from '@storybook/react-vite';
import { ok, type Scenario } from '@dasbor/sdk/testing';
import { Route, Routes } from 'react-router-dom';
import { expect, waitFor, within } from 'storybook/test';
import { shownDialog } from '../../../shared/testing/dialog.ts';
import { sessionOf } from '../../../shared/testing/sessions.ts';
import { imageUploads, linkCreation, linkExamples, linkShown } from '../testing/scenarios.ts';
import PaymentLinkNewPage from './payment-link-new-page.tsx';
import PaymentLinkPage from './payment-link-page.tsx';

const path = '/payment_links/create';
const showing = (scenario: Scenario, more: object = {}) => ({
  parameters: { dasbor: { path, scenario, ...more } },
});

const meta: Meta<typeof PaymentLinkNewPage> = {
  title: 'Payment links/New',
  component: PaymentLinkNewPage,
  render: () => (
    <Routes>
      <Route path={path} element={<PaymentLinkNewPage />} />
      <Route path="/payment_links/detail/:id" element={<PaymentLinkPage />} />
    </Routes>
  ),
  ...showing(linkCreation.succeeds),
};
export default meta;
type Story = StoryObj<typeof PaymentLinkNewPage>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const submit = (canvas: Context['canvas']) =>
  canvas.getByRole('button', { name: /^(Buat link|Create link)/ });

/** Two fields are enough; the dialog to share it opens. */
// spec 2.98
export const FromFormToShared: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Nominal'), '168000');
    await userEvent.click(canvas.getByRole('radio', { name: 'Ditanggung merchant' }));
    await expect(submit(canvas)).toHaveTextContent(/Rp 168\.000/);
    await userEvent.click(submit(canvas));
    await expect((await shownDialog()).getByText('Link siap dibagikan')).toBeVisible();
  },
};

/** The amount is the sum of the items. */
export const WithItems: Story = {
  play: async ({ canvas, userEvent, canvasElement }) => {
    const add = await canvas.findByRole('button', { name: 'Tambah barang' });
    await userEvent.click(add);
    await expect(canvas.queryByLabelText('Nominal')).toBeNull();
    await userEvent.click(add);
    const [first, second] = ['Barang 1', 'Barang 2'].map((name) =>
      within(canvas.getByRole('group', { name })),
    ) as [ReturnType<typeof within>, ReturnType<typeof within>];
    await userEvent.type(first.getByLabelText('Nama barang'), 'Kopi Gayo');
    await userEvent.clear(first.getByLabelText('Jumlah'));
    await userEvent.type(first.getByLabelText('Jumlah'), '2');
    await userEvent.type(first.getByLabelText('Harga satuan'), '75000');
    await userEvent.type(second.getByLabelText('Harga satuan'), '18000');
    await expect(canvasElement.querySelector('[data-total]')).toHaveTextContent('Rp 168.000');
    await userEvent.click(submit(canvas));
    await expect(second.getByLabelText('Nama barang')).toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus Barang 2' }));
    await expect(canvasElement.querySelector('[data-total]')).toHaveTextContent('Rp 150.000');
  },
};

export const NothingFilledIn: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Buat link' }));
    await expect(await canvas.findByLabelText('Nominal')).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByRole('radio', { name: 'Ditanggung merchant' })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
  },
};

/** A customer is optional, and complete if there is one. */
export const HalfACustomer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Kota/), 'Bandung');
    await userEvent.type(canvas.getByLabelText(/^Email/), 'sari@');
    await userEvent.type(canvas.getByLabelText(/^Kode pos/), '4013');
    await userEvent.click(submit(canvas));
    for (const label of [/^Nama/, /^Email/, /^Nomor HP/, /^Kode pos/])
      await expect(canvas.getByLabelText(label)).toHaveAttribute('aria-invalid', 'true');
  },
};

// spec 9.11
export const ThirtyTwoDays: Story = {
  play: async ({ canvas, userEvent }) => {
    const days = await canvas.findByLabelText(/^Berlaku/);
    await expect(canvas.getByText('Berakhir 24 Nov 2026, 12.00 WIB.')).toBeVisible();
    await userEvent.clear(days);
    await userEvent.type(days, '32');
    await userEvent.tab();
    await expect(await canvas.findByText('Paling besar 31.')).toBeVisible();
  },
};

/** A mail needs a customer. */
export const MailToNobody: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Kirim email ke pelanggan' }));
    await expect(canvas.getByLabelText(/^Subjek email/)).toBeVisible();
    await userEvent.click(submit(canvas));
    await expect(canvas.getByLabelText(/^Email/)).toHaveAttribute('aria-invalid', 'true');
  },
};

const filled: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Tambah barang' }));
  await userEvent.type(canvas.getByLabelText('Nama barang'), 'Kopi');
  await userEvent.type(canvas.getByLabelText('Harga satuan'), '35000');
  await userEvent.type(canvas.getByLabelText(/^Nama(?! barang)/), 'Sari');
  await userEvent.type(canvas.getByLabelText(/^Email/), 'sari@contoh.example');
  await userEvent.type(canvas.getByLabelText(/^Nomor HP/), '081234500017');
  await userEvent.click(canvas.getByRole('radio', { name: 'Ditanggung pelanggan' }));
  await userEvent.click(submit(canvas));
};

/** Each error stands beside its field. */
// spec 8.4, 8.34
export const RefusedByTheServer: Story = {
  ...showing(linkCreation.refused),
  play: async (context) => {
    await filled(context);
    const { canvas } = context;
    await expect((await canvas.findAllByText('Format email tidak valid.'))[0]).toBeVisible();
    await expect(canvas.getAllByText('Ada karakter yang tidak terlihat. Ketik ulang.')[0]).toBeVisible();
    await expect(canvas.getAllByText(/^Gambar ini sudah tidak ada/)[0]).toBeVisible();
  },
};

// spec 8.2
export const SuspendedMeanwhile: Story = {
  ...showing(linkCreation.suspended),
  play: async (context) => {
    await filled(context);
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
    await expect(context.canvas.getByLabelText(/^Email/)).toHaveValue('sari@contoh.example');
  },
};

export const Suspended: Story = {
  ...showing(linkCreation.succeeds, { session: sessionOf({ is_suspended: true }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Buat link/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** Filled in like another link. */
// spec 2.99
export const Duplicate: Story = {
  ...showing(linkShown(linkExamples.unpaid), { path: `${path}?from=${linkExamples.unpaid.id}` }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByDisplayValue('Kopi Gayo 250 g')).toBeVisible();
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue('sari.wulandari@contoh.example');
    await expect(canvas.getByRole('radio', { name: 'Ditanggung merchant' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Ganti gambar: Barang 1' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Tambah gambar: Barang 2' })).toBeVisible();
    await expect(canvasElement.querySelector('[data-total]')).toHaveTextContent('Rp 168.000');
  },
};

/** Whoever sees masked contacts enters the customer again. */
export const DuplicateWithMaskedContacts: Story = {
  ...showing(linkShown(linkExamples.masked), {
    path: `${path}?from=${linkExamples.masked.id}`,
    session: sessionOf({ masks_personal_data: true }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('Kopi Gayo 250 g')).toBeVisible();
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue('');
  },
};

/** A PNG as far as its first bytes. */
const picture = (bytes: number[] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) =>
  new File([new Uint8Array(bytes)], 'kopi.png', { type: 'image/png' });
const choosing =
  (file: File, then: NonNullable<Story['play']>): NonNullable<Story['play']> =>
  async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Tambah barang' }));
    await userEvent.upload(canvas.getByLabelText('Berkas gambar Barang 1'), file);
    await then(context);
  };

let created: unknown;

/** The picture is stored at once and named by the link; it can be taken away again. */
export const ItemWithImage: Story = {
  beforeEach: () => {
    created = undefined;
  },
  ...showing({
    ...imageUploads.succeeds,
    createPaymentLink: ({ body }) => {
      created = body;
      return ok({ data: linkExamples.unpaid }, { status: 201 });
    },
  }),
  play: choosing(picture(), async ({ canvas, canvasElement, userEvent }) => {
    const remove = { name: 'Hapus gambar: Barang 1' };
    await userEvent.click(await canvas.findByRole('button', remove));
    await expect(canvasElement.querySelector('fieldset img')).toBeNull();
    await userEvent.upload(canvas.getByLabelText('Berkas gambar Barang 1'), picture());
    await canvas.findByRole('button', remove);
    const image = canvasElement.querySelector<HTMLImageElement>('fieldset img');
    await waitFor(() => expect(image?.naturalWidth).toBeGreaterThan(0));
    await userEvent.type(canvas.getByLabelText('Nama barang'), 'Kopi');
    await userEvent.type(canvas.getByLabelText('Harga satuan'), '35000');
    await userEvent.click(canvas.getByRole('radio', { name: 'Ditanggung merchant' }));
    await userEvent.click(submit(canvas));
    await waitFor(() =>
      expect(created).toMatchObject({ items: [{ image_id: 'img_5ZB2JQ0M8XW4T7RKC1N6HVGD3E' }] }),
    );
  }),
};

/** Nothing is sent without the picture. */
export const ImageOnItsWay: Story = {
  ...showing(imageUploads.pending),
  play: choosing(picture(), async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Gambar sedang diunggah…');
    await expect(submit(canvas)).toHaveAccessibleDescription('Gambar sedang diunggah…');
  }),
};

/** Refused in the browser, by the rule that the server has. */
export const NoImage: Story = {
  play: choosing(picture([0x25, 0x50, 0x44, 0x46]), async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /kopi\.png tidak ditambahkan.*Berkas ini bukan gambar/,
    );
  }),
};

/** What only the server can see. */
export const ImageDamaged: Story = {
  ...showing(imageUploads.damaged),
  play: choosing(picture(), async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Gambar ini rusak/);
    await expect(submit(canvas)).not.toHaveAttribute('aria-disabled');
  }),
};

export const EnglishDarkPhone: Story = {
  globals: { language: 'en', theme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add item' }));
    await expect(canvas.getByLabelText('Unit price')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add image: Item 1' })).toBeVisible();
  },
};
