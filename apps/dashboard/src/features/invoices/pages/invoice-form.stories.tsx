import type { Meta, StoryObj } from '@storybook/react-vite';
import { ok, type Scenario } from '@dasbor/sdk/testing';
import { Route, Routes } from 'react-router-dom';
import { expect, waitFor, within } from 'storybook/test';
import { shownDialog } from '../../../shared/testing/dialog.ts';
import { saying } from '../../../shared/testing/page-at.ts';
import { sessionOf } from '../../../shared/testing/sessions.ts';
import { invoiceCreation, invoiceExamples, ownDocument } from '../testing/scenarios.ts';
import InvoiceEditPage from './invoice-edit-page.tsx';
import InvoiceNewPage from './invoice-new-page.tsx';
import InvoicePage from './invoice-page.tsx';

const path = '/invoices/create';
const editPath = `/invoices/${invoiceExamples.draft.id}/edit`;
const showing = (scenario: Scenario, more: object = {}) => ({
  parameters: { dasbor: { path, scenario, ...more } },
});

const meta: Meta<typeof InvoiceNewPage> = {
  title: 'Invoices/Form',
  component: InvoiceNewPage,
  render: () => (
    <Routes>
      <Route path={path} element={<InvoiceNewPage />} />
      <Route path="/invoices/:id" element={<InvoicePage />} />
      <Route path="/invoices/:id/edit" element={<InvoiceEditPage />} />
    </Routes>
  ),
  ...showing(invoiceCreation.succeeds),
};
export default meta;
type Story = StoryObj<typeof InvoiceNewPage>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const issue = (canvas: Context['canvas']) => canvas.getByRole('button', { name: /^Terbitkan invoice/ });
const itemOf = (canvas: Context['canvas'], number: number) =>
  within(canvas.getByRole('group', { name: `Baris ${number}` }));

const filled: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('Nama invoice'), 'Kopi kantor November');
  await userEvent.type(canvas.getByLabelText('Nama pelanggan'), 'PT Maju Bersama');
  await userEvent.type(canvas.getByLabelText('Nomor HP'), '081234500017');
  const item = itemOf(canvas, 1);
  await userEvent.type(item.getByLabelText('Nama barang atau jasa'), 'Kopi Gayo 250 g');
  await userEvent.clear(item.getByLabelText('Jumlah'));
  await userEvent.type(item.getByLabelText('Jumlah'), '10');
  await userEvent.type(item.getByLabelText('Harga satuan'), '80000');
};

/** What the settings say about new invoices is filled in. */
export const New: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Nomor berikutnya: INV\/2026\/XI\/0002/)).toBeVisible();
    await expect(canvas.getByLabelText('Jatuh tempo')).toHaveValue('21 Des 2026');
    await expect(canvas.getByRole('button', { name: '30 hari', pressed: true })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'PPN ditambahkan' })).toBeChecked();
    await expect(canvas.getByLabelText(/^Catatan untuk pelanggan/)).toHaveValue(
      'Pembayaran dianggap sah setelah dana kami terima.',
    );
  },
};

/** The sum is that of the document; the dialog to share opens. */
// spec 2.103
export const FromFormToShared: Story = {
  play: async (context) => {
    await filled(context);
    const { canvas, userEvent, canvasElement } = context;
    const sum = canvasElement.querySelector('[data-section=sum]');
    await expect(sum).toHaveTextContent(/PPN 12% × DPP Rp 733\.333.*88\.000.*Total.*888\.000/);
    await expect(sum).toHaveTextContent(/delapan ratus delapan puluh delapan ribu rupiah/);
    await userEvent.click(canvas.getByRole('radio', { name: 'Sudah termasuk PPN' }));
    await expect(sum).toHaveTextContent(/Subtotal.*720\.721.*79\.279.*800\.000/);
    await userEvent.click(canvas.getByRole('radio', { name: 'PPN ditambahkan' }));
    await expect(issue(canvas)).toHaveTextContent(/888\.000/);
    await userEvent.click(issue(canvas));
    await expect((await shownDialog()).getByRole('link', { name: 'Kirim lewat WhatsApp' })).toBeVisible();
  },
};

let sent: unknown;

/** A draft goes to its page, and nothing is shared. */
export const SavesADraft: Story = {
  beforeEach: () => {
    sent = undefined;
  },
  ...showing({
    ...invoiceCreation.succeeds,
    createInvoice: ({ body }) => {
      sent = body;
      return ok({ data: invoiceExamples.draft }, { status: 201 });
    },
  }),
  play: async (context) => {
    await filled(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan sebagai draf' }));
    await expect(await canvas.findByText('Invoice ini belum terbit')).toBeVisible();
    await expect(sent).toMatchObject({ is_draft: true, total_amount: 888_000, ppn_mode: 'on_top' });
  },
};

// spec 8.38
export const NothingFilledIn: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Terbitkan invoice' }));
    for (const label of [
      'Nama invoice',
      'Nama pelanggan',
      'Nomor HP',
      'Nama barang atau jasa',
      'Harga satuan',
    ])
      await expect(canvas.getByLabelText(label)).toHaveAttribute('aria-invalid', 'true');
  },
};

/** Items move by keyboard, and the focus moves with them. */
export const MovesItems: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Nama barang atau jasa'), 'Kopi');
    await userEvent.click(canvas.getByRole('button', { name: 'Tambah baris' }));
    await userEvent.type(itemOf(canvas, 2).getByLabelText('Nama barang atau jasa'), 'Ongkos kirim');
    canvas.getByRole('button', { name: 'Naikkan Baris 2' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(itemOf(canvas, 1).getByLabelText('Nama barang atau jasa')).toHaveValue('Ongkos kirim');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Turunkan Baris 1' })).toHaveFocus());
    await expect(canvas.getByText('Sekarang di urutan 1.')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus Baris 1' }));
    await expect(itemOf(canvas, 1).getByLabelText('Nama barang atau jasa')).toHaveValue('Kopi');
    await expect(canvas.queryByRole('button', { name: 'Hapus Baris 1' })).toBeNull();
  },
};

export const EightItems: Story = {
  play: async ({ canvas, userEvent }) => {
    const add = await canvas.findByRole('button', { name: 'Tambah baris' });
    for (let more = 0; more < 7; more++) await userEvent.click(add);
    await expect(add).toHaveAttribute('aria-disabled', 'true');
    await expect(add).toHaveAccessibleDescription('Paling banyak 8 baris.');
  },
};

/** Another start keeps the term. */
export const Terms: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '14 hari' }));
    await expect(canvas.getByLabelText('Jatuh tempo')).toHaveValue('5 Des 2026');
    await userEvent.clear(canvas.getByLabelText('Tanggal invoice'));
    await userEvent.type(canvas.getByLabelText('Tanggal invoice'), '1/12/2026');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Jatuh tempo')).toHaveValue('15 Des 2026');
    await userEvent.clear(canvas.getByLabelText('Jatuh tempo'));
    await userEvent.type(canvas.getByLabelText('Jatuh tempo'), '30/11/2026');
    await userEvent.tab();
    await expect(await canvas.findByText(/^Jatuh tempo tidak boleh sebelum tanggal invoice/)).toBeVisible();
  },
};

/** Less than Rp 10.000, a part that is too small, and more outstanding than the total. */
export const AmountsOutsideTheLimits: Story = {
  play: async (context) => {
    await filled(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Boleh dibayar sebagian' }));
    await userEvent.type(canvas.getByLabelText('Pembayaran sebagian terkecil'), '9999');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Sebagian sudah dibayar sebelumnya' }));
    await userEvent.type(canvas.getByLabelText('Sisa tagihan'), '888001');
    await userEvent.click(issue(canvas));
    for (const label of ['Pembayaran sebagian terkecil', 'Sisa tagihan'])
      await expect(canvas.getByLabelText(label)).toHaveAttribute('aria-invalid', 'true');
    await userEvent.clear(canvas.getByLabelText('Harga satuan'));
    await userEvent.type(canvas.getByLabelText('Harga satuan'), '100');
    await expect((await canvas.findAllByText(/10\.000/))[0]).toBeVisible();
  },
};

export const OwnNumber: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Nomor sendiri' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Terbitkan invoice' }));
    await expect(canvas.getByRole('textbox', { name: 'Nomor sendiri' })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
  },
};

/** Each error stands beside its field. */
// spec 8.37
export const RefusedByTheServer: Story = {
  ...showing(invoiceCreation.refused),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('radio', { name: 'Nomor sendiri' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nomor sendiri' }), 'INV-1');
    await filled(context);
    await userEvent.click(issue(canvas));
    await expect((await canvas.findAllByText('Nomor ini sudah dipakai invoice lain.'))[0]).toBeVisible();
    await expect(canvas.getAllByText('Ada karakter yang tidak terlihat. Ketik ulang.')[0]).toBeVisible();
  },
};

export const SuspendedMeanwhile: Story = {
  ...showing(invoiceCreation.suspended),
  play: async (context) => {
    await filled(context);
    const { canvas, userEvent } = context;
    await userEvent.click(issue(canvas));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByLabelText('Nama invoice')).toHaveValue('Kopi kantor November');
  },
};

/** A draft can still be kept. */
export const Suspended: Story = {
  ...showing(invoiceCreation.succeeds, { session: sessionOf({ is_suspended: true }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Terbitkan invoice/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByRole('button', { name: 'Simpan sebagai draf' })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
};

export const Edit: Story = {
  ...showing(invoiceCreation.editing, { path: editPath }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText('Nama invoice')).toHaveValue('Sewa mesin kopi');
    await expect(canvas.getByLabelText('Harga satuan')).toHaveValue('1.500.000');
    await expect(canvas.getByLabelText('Nomor HP')).toHaveValue('0812-3450-0018');
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan sebagai draf' }));
    await expect(await canvas.findByText('Invoice ini belum terbit')).toBeVisible();
  },
};

const pdf = (text = '') =>
  new File([`%PDF-1.7\n${text}\n%%EOF`], 'Invoice sewa mesin November.pdf', { type: 'application/pdf' });
const choosesPdf = async ({ canvas, userEvent }: Context, file = pdf()) => {
  await canvas.findByRole('button', { name: 'Unggah PDF sendiri' });
  await userEvent.upload(canvas.getByLabelText('Berkas PDF'), file);
};

/** The file is stored at once, and the draft names it. */
export const OwnDocument: Story = {
  beforeEach: () => {
    sent = undefined;
  },
  ...showing({
    ...invoiceCreation.ownDocument,
    createInvoice: ({ body }) => {
      sent = body;
      return ok({ data: invoiceExamples.ownDraft }, { status: 201 });
    },
  }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await filled(context);
    await choosesPdf(context);
    await expect(
      await canvas.findByText('Dokumen sendiri: Invoice sewa mesin November.pdf (180 KB)'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ganti PDF' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan sebagai draf' }));
    await waitFor(() => expect(sent).toMatchObject({ own_document_id: ownDocument.id }));
  },
};

/** Nothing is saved without the file, and the upload can be cancelled by keyboard. */
export const OwnDocumentUploading: Story = {
  ...showing(invoiceCreation.ownDocumentUploading),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choosesPdf(context);
    await expect(await canvas.findByText(/^Mengunggah Invoice sewa mesin November\.pdf/)).toBeVisible();
    await expect(issue(canvas)).toHaveAttribute('aria-disabled', 'true');
    canvas.getByRole('button', { name: 'Batalkan unggahan' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Dibuat otomatis dari formulir ini.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Unggah PDF sendiri' })).toHaveFocus();
    await expect(issue(canvas)).not.toHaveAttribute('aria-disabled');
  },
};

export const OwnDocumentNotPdf: Story = {
  play: async (context) => {
    await choosesPdf(context, new File(['<!doctype html>'], 'tagihan.pdf'));
    await expect(await context.canvas.findByText('tagihan.pdf tidak dipakai')).toBeVisible();
    await expect(context.canvas.getByText(/Berkas ini bukan PDF\./)).toBeVisible();
  },
};

export const OwnDocumentTooLarge: Story = {
  play: async (context) => {
    await choosesPdf(context, new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'pindaian.pdf'));
    await expect(await context.canvas.findByText(/Dokumen paling besar 5 MB\./)).toBeVisible();
  },
};

export const OwnDocumentRefused: Story = {
  ...showing(invoiceCreation.ownDocumentRefused),
  play: async (context) => {
    await choosesPdf(context);
    await expect(
      await context.canvas.findByText(/Terlalu banyak dokumen yang belum dipakai\./),
    ).toBeVisible();
  },
};

/** A form that waited too long names a file that was deleted. */
export const OwnDocumentGone: Story = {
  ...showing(invoiceCreation.ownDocumentGone),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await filled(context);
    await choosesPdf(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Ganti PDF' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan sebagai draf' }));
    // Beside the field and in the summary.
    await expect(await canvas.findAllByText(/^Dokumen ini sudah tidak ada\./)).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Ganti PDF' })).toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Pakai dokumen otomatis' }));
    await expect(canvas.queryAllByText(/^Dokumen ini sudah tidak ada\./)).toHaveLength(0);
  },
};

export const EditWithOwnDocument: Story = {
  beforeEach: () => {
    sent = undefined;
  },
  ...showing(
    {
      ...invoiceCreation.editingOwnDocument,
      updateInvoice: ({ body }) => {
        sent = body;
        return ok({ data: invoiceExamples.draft });
      },
    },
    { path: editPath },
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Dokumen sendiri: Invoice sewa mesin November/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pakai dokumen otomatis' }));
    await expect(canvas.getByRole('button', { name: 'Unggah PDF sendiri' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan sebagai draf' }));
    await waitFor(() => expect(sent).toBeDefined());
    await expect(sent).not.toHaveProperty('own_document_id');
  },
};

export const WithoutDocuments: Story = {
  ...showing(invoiceCreation.succeeds, {
    session: sessionOf({ feature_config: { ...sessionOf().feature_config, invoice_document: false } }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Nama invoice')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Unggah PDF sendiri' })).toBeNull();
  },
};

/** A colleague issued it meanwhile. */
export const IssuedMeanwhile: Story = {
  ...showing(invoiceCreation.issuedMeanwhile, { path: editPath }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Simpan sebagai draf' }));
    await expect(await canvas.findByText('Invoice ini sudah terbit.')).toBeVisible();
  },
};

export const EditOfAnIssuedInvoice: Story = {
  ...showing(invoiceCreation.issued, { path: editPath }),
  play: saying('Invoice ini sudah terbit.'),
};

/** Whoever sees masked contacts enters them again. */
export const EditWithMaskedContacts: Story = {
  ...showing(invoiceCreation.editing, { path: editPath, session: sessionOf({ masks_personal_data: true }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Nama pelanggan')).toHaveValue('Sari Wulandari');
    await expect(canvas.getByLabelText('Nomor HP')).toHaveValue('');
  },
};

export const Loading: Story = {
  ...showing(invoiceCreation.pending),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Memuat…')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  ...showing(invoiceCreation.failed),
  play: saying('req_01KAJ8FAILED'),
};

export const EnglishDarkPhone: Story = {
  globals: { language: 'en', theme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add item' }));
    await expect(canvas.getByRole('button', { name: 'Move Item 2 up' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
