import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { shownDialog } from '../../../shared/testing/dialog.ts';
import { saying } from '../../../shared/testing/page-at.ts';
import { recordStories } from '../../../shared/testing/record-stories.ts';
import { expectSeen } from '../../../shared/testing/seen.ts';
import { sessionAs, sessionOf } from '../../../shared/testing/sessions.ts';
import { invoiceExamples, invoiceShown, invoiceStates, recordedBy } from '../testing/scenarios.ts';
import InvoicePage from './invoice-page.tsx';

const path = `/invoices/${invoiceExamples.outstanding.id}`;
const stories = recordStories(invoiceStates, {
  path,
  pattern: '/invoices/:id',
  missing: 'Invoice tidak ditemukan.',
  back: ['Invoice', '/invoices'],
  permission: 'Lihat invoice',
});
const { showing } = stories;

const meta: Meta<typeof InvoicePage> = {
  title: 'Invoices/Detail',
  component: InvoicePage,
  ...showing(invoiceShown(invoiceExamples.outstanding)),
};
export default meta;
type Story = StoryObj<typeof InvoicePage>;

/** Amounts, items and the page for the customer. */
// spec 2.105
export const Outstanding: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Jatuh tempo 20 Des 2026 (dalam 29 hari)')).toBeVisible();
    await expect(canvas.getByText('PPN 12% × DPP Rp 733.333')).toBeVisible();
    await expect(
      canvas.getByText(/^Terbilang: delapan ratus delapan puluh delapan ribu rupiah$/),
    ).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
    const table = within(canvas.getByRole('table', { name: 'Barang dan jasa' }));
    await expect(table.getByRole('row', { name: /Kopi Gayo 250 g.*750\.000/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Unduh PDF' })).toBeEnabled();
  },
};

export const Draft: Story = {
  ...showing(invoiceShown(invoiceExamples.draft)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Invoice ini belum terbit')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ubah draf' })).toHaveAttribute(
      'href',
      `/invoices/${invoiceExamples.draft.id}/edit`,
    );
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Catat pembayaran' })).toBeNull();
  },
};

/** Customers download the merchant's own PDF, and the merchant goes back to the generated one. */
export const OwnDocument: Story = {
  ...showing(invoiceStates.ownDocumentRemoved, { path: `/invoices/${invoiceExamples.draft.id}` }),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText('Dokumen sendiri: Invoice sewa mesin November.pdf (180 KB)'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pakai dokumen otomatis' }));
    const dialog = await shownDialog({ name: 'Pakai dokumen otomatis?' });
    await userEvent.click(dialog.getByRole('button', { name: 'Pakai dokumen otomatis' }));
    await expectSeen(await canvas.findByText('Dokumen otomatis dari invoice ini.'));
  },
};

/** What was sent to a customer stays. */
export const OwnDocumentOfAnIssuedInvoice: Story = {
  ...showing(invoiceStates.ownDocument),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Dokumen sendiri:/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Pakai dokumen otomatis' })).toBeNull();
  },
};

export const OwnDocumentIssuedMeanwhile: Story = {
  ...showing(invoiceStates.ownDocumentIssuedMeanwhile),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pakai dokumen otomatis' }));
    const dialog = await shownDialog({ name: 'Pakai dokumen otomatis?' });
    await userEvent.click(dialog.getByRole('button', { name: 'Pakai dokumen otomatis' }));
    await expect(await dialog.findByText(/Invoice ini sudah terbit\./)).toBeVisible();
  },
};

/** An own PDF cannot hide contacts. */
export const OwnDocumentWithMaskedContacts: Story = {
  ...showing(invoiceStates.ownDocument, { session: sessionOf({ masks_personal_data: true }) }),
  play: saying(/^Hanya orang yang melihat data pribadi/),
};

/** One part came through a payment, and a wrong record was reversed. */
export const PartlyPaid: Story = {
  ...showing(invoiceShown(invoiceExamples.partlyPaid)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '45');
    await expect(canvas.getByText(/^Dibatalkan Sari Dewi: Dicatat pada invoice yang salah/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^pay_/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Batalkan pencatatan' })).toBeNull();
  },
};

export const Pending: Story = {
  ...showing(invoiceShown(invoiceExamples.pending)),
  play: saying('Pelanggan sedang membayar'),
};

export const Late: Story = {
  ...showing(invoiceShown(invoiceExamples.late)),
  play: saying(/terlambat \d+ hari/),
};

/** A paid invoice stays. */
export const Paid: Story = {
  ...showing(invoiceShown(invoiceExamples.paid)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/888\.000 sudah lunas/)).toBeVisible();
    await expect(canvas.getByText(/^Invoice ini sudah lunas\./)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Hapus invoice' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Ulangi setiap bulan' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Catat pembayaran' })).toBeNull();
  },
};

/** What opens after an invoice is issued. */
export const JustIssued: Story = {
  ...showing(invoiceShown(invoiceExamples.outstanding), { path: `${path}?share=new` }),
  play: async () => {
    const dialog = await shownDialog({ name: /siap dikirim/ });
    await expect(await dialog.findByRole('img', { name: /Kode QR/ })).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Kirim lewat WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/6281234500017\?text=Halo%20PT%20Maju%20Bersama/),
    );
  },
};

export const JustIssuedOnADarkPhone: Story = {
  ...JustIssued,
  globals: { theme: 'dark', viewport: { value: 'phone' } },
};

export const FromNewToMail: Story = {
  ...showing(invoiceStates.sending, { path: `${path}?share=new` }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await shownDialog()).getByRole('button', { name: 'Kirim email' }));
    const form = await shownDialog({ name: 'Kirim invoice lewat email' });
    await expect(await form.findByLabelText(/Kirim ke/)).toHaveValue('finance@majubersama.example');
    await userEvent.click(form.getByRole('button', { name: 'Kirim' }));
    await expectSeen(await canvas.findByText(/sedang dikirim/));
  },
};

export const WrongMail: Story = {
  ...showing(invoiceStates.sending, { path: `${path}?share=mail` }),
  play: async ({ userEvent }) => {
    const form = await shownDialog();
    const email = form.getByLabelText(/Kirim ke/);
    await userEvent.clear(email);
    await userEvent.type(email, 'finance@');
    await userEvent.click(form.getByRole('button', { name: 'Kirim' }));
    await expect((await form.findAllByText(/Format email tidak valid/))[0]).toBeVisible();
  },
};

export const MailedTooOften: Story = {
  ...showing(invoiceStates.sentTooOften, { path: `${path}?share=mail` }),
  play: async ({ userEvent }) => {
    const form = await shownDialog();
    await userEvent.click(form.getByRole('button', { name: 'Kirim' }));
    await expect(await form.findByText(/42 detik/)).toBeVisible();
  },
};

/** Nothing can be changed afterwards, so it asks. Then the dialog to share it opens. */
export const Issues: Story = {
  ...showing(invoiceStates.issuing, { path: `/invoices/${invoiceExamples.draft.id}` }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Terbitkan' }));
    const dialog = await shownDialog();
    await expect(dialog.getByText(/tidak bisa diubah/)).toBeVisible();
  },
};

/** The whole rest is preset. */
// spec 2.106
export const Records: Story = {
  ...showing(invoiceStates.recording),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Catat pembayaran' }));
    const form = await shownDialog();
    const amount = form.getByLabelText('Nominal');
    await expect(amount).toHaveValue('888.000');
    await userEvent.clear(amount);
    await userEvent.type(amount, '400000');
    await expect(form.getByText(/^Sisa tagihan setelah ini: Rp\s488\.000\.$/)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Catat pembayaran' }));
    await expect(await canvas.findByText(/400\.000 dicatat\./)).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '45');
  },
};

export const RecordsTooMuchTomorrow: Story = {
  ...showing(invoiceStates.recording),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Catat pembayaran' }));
    const form = await shownDialog();
    await userEvent.clear(form.getByLabelText('Nominal'));
    await userEvent.type(form.getByLabelText('Nominal'), '888001');
    await userEvent.clear(form.getByLabelText('Tanggal bayar'));
    await userEvent.type(form.getByLabelText('Tanggal bayar'), '22/11/2026');
    await userEvent.click(form.getByRole('button', { name: 'Catat pembayaran' }));
    for (const label of ['Nominal', 'Tanggal bayar'])
      await expect(form.getByLabelText(label)).toHaveAttribute('aria-invalid', 'true');
  },
};

/** A customer paid a part while the form was open. */
// spec 8.39
export const RecordsAfterAPayment: Story = {
  ...showing(invoiceStates.paidMeanwhile),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Catat pembayaran' }));
    const form = await shownDialog();
    await userEvent.click(form.getByRole('button', { name: 'Catat pembayaran' }));
    await expect(await form.findByText(/488\.000/)).toBeVisible();
  },
};

export const RecordsWhileACustomerPays: Story = {
  ...showing(invoiceShown(invoiceExamples.pending)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Catat pembayaran' }));
    await expect((await shownDialog()).getByText(/Pembayaran yang sedang berjalan dibatalkan/)).toBeVisible();
  },
};

/** It says that nobody can take it back. */
// spec 2.107
export const MarksAsPaid: Story = {
  ...showing(invoiceStates.marking),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lainnya' }));
    const menu = within(document.body);
    await expect(await menu.findByRole('menuitem', { name: 'Ulangi setiap bulan' })).toHaveAttribute(
      'href',
      `/invoices/recurring/new?from=${invoiceExamples.outstanding.id}`,
    );
    await userEvent.click(menu.getByRole('menuitem', { name: /Tandai lunas/ }));
    const dialog = await shownDialog();
    await expect(dialog.getByText('Ini permanen')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Ya, tandai lunas' }));
    await expect(await canvas.findByText(/888\.000 sudah lunas/)).toBeVisible();
  },
};

/** A colleague recorded it by mistake. */
export const Reverses: Story = {
  ...showing(invoiceStates.reversing),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Batalkan pencatatan' }));
    const dialog = await shownDialog();
    const yes = dialog.getByRole('button', { name: /Batalkan pencatatan/ });
    await expect(yes).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(dialog.getByLabelText('Alasan'), 'Dicatat pada invoice yang salah');
    await userEvent.click(yes);
    await expect(await canvas.findByText(/^Dibatalkan Sari Dewi/)).toBeVisible();
  },
};

export const ReversedMeanwhile: Story = {
  ...showing(invoiceStates.reversedMeanwhile),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Batalkan pencatatan' }));
    const dialog = await shownDialog();
    await userEvent.type(dialog.getByLabelText('Alasan'), 'Salah');
    await userEvent.click(dialog.getByRole('button', { name: /Batalkan pencatatan/ }));
    await expect(await dialog.findByText(/Pencatatan ini sudah dibatalkan/)).toBeVisible();
  },
};

/** Whoever recorded it reads that somebody else has to. */
export const RecordedByOneself: Story = {
  ...showing(invoiceShown(recordedBy.oneself)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/minta orang lain membatalkannya/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Batalkan pencatatan' })).toBeNull();
    await expect(canvas.getByText(/dari invoice ini sudah dibayar/)).toBeVisible();
  },
};

export const PaidBeforeIssue: Story = {
  ...showing(invoiceShown(recordedBy.before)),
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/· Paid before the invoice was issued/)).toBeVisible();
    await expect(canvas.getByText(/250,000 was paid before the invoice was issued/)).toBeVisible();
  },
};

export const MarkedAsPaid: Story = {
  ...showing(invoiceShown(recordedBy.marking)),
  play: saying('Permanen, karena invoice ditandai lunas.'),
};

// spec 2.108
export const Deletes: Story = {
  ...showing(invoiceStates.deleting),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hapus invoice' }));
    const dialog = await shownDialog();
    await expect(dialog.getByText(/tidak dapat diurungkan/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Hapus invoice' }));
    await waitFor(() => expect(within(document.body).getByText('Invoice dihapus.')).toBeVisible());
  },
};

// spec 8.43
export const DeletedMeanwhile: Story = {
  ...showing(invoiceStates.deletedMeanwhile),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hapus invoice' }));
    const dialog = await shownDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Hapus invoice' }));
    await expect(await dialog.findByText(/Invoice tidak ditemukan/)).toBeVisible();
  },
};

// spec 8.44
export const TwoPaymentsOpen: Story = {
  ...showing(invoiceStates.paymentsOpen),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hapus invoice' }));
    const dialog = await shownDialog();
    await expect(dialog.getByText(/Pembayaran yang sedang berjalan dibatalkan/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Hapus invoice' }));
    await expect(await dialog.findByText(/Invoice ini memiliki 2 transaksi aktif/)).toBeVisible();
  },
};

export const NotDuplicated: Story = {
  ...showing(invoiceStates.duplicating),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Duplikat' }));
    await waitFor(() =>
      expect(
        within(document.body)
          .getAllByText(/gagal diduplikat/)
          .at(-1),
      ).toBeVisible(),
    );
  },
};

/** Contacts are masked, and nothing can be changed. */
export const AsViewer: Story = {
  ...showing(invoiceShown(invoiceExamples.masked), { session: sessionAs('Viewer') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/\*\*\*@/)).toBeVisible();
    for (const name of ['Catat pembayaran', 'Kirim email', 'Lainnya', 'Hapus invoice'])
      await expect(canvas.queryByRole('button', { name })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Unduh PDF' })).toBeVisible();
  },
};

export const Suspended: Story = {
  ...showing(invoiceShown(invoiceExamples.outstanding), { session: sessionOf({ is_suspended: true }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Kirim email/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** A status and an event of a newer server. */
export const Newer: Story = { ...showing(invoiceStates.newer), play: saying('quoted') };

export const LongestTexts: Story = {
  ...showing(invoiceStates.longest),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^INV\/W/))[0]).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const EnglishDarkPhone: Story = {
  ...showing(invoiceShown(invoiceExamples.partlyPaid)),
  globals: { language: 'en', theme: 'dark', viewport: { value: 'phone' } },
  play: saying('10 × Rp 75,000'),
};

export const Loading = stories.Loading;
export const NotFound = stories.NotFound;
export const MalformedId = stories.MalformedId;
export const Failed = stories.Failed;
export const Forbidden = stories.Forbidden;
