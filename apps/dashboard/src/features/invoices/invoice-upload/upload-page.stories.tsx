import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { invoicePaths } from '../../../shared/paths/money-in/invoices.ts';
import { shownDialog } from '../../../shared/testing/dialog.ts';
import { pageAt } from '../../../shared/testing/page-at.ts';
import { invoiceFile, invoiceUploads, MIXED, oldFile, READY, UPLOAD_ID } from '../testing/uploads.ts';
import InvoiceUploadPage from './upload-page.tsx';

const showing = pageAt({ path: invoicePaths.upload });
const at = invoicePaths.uploadOf(UPLOAD_ID);

const meta: Meta<typeof InvoiceUploadPage> = {
  title: 'Invoices/From a file',
  component: InvoiceUploadPage,
  ...showing(invoiceUploads.none),
};
export default meta;
type Story = StoryObj<typeof InvoiceUploadPage>;
type Hands = Pick<StoryContext, 'canvas' | 'userEvent'>;

const open = async ({ canvas, userEvent }: Hands, file: File) =>
  userEvent.upload(await canvas.findByLabelText(/File invoice, xlsx|File of invoices, xlsx/), file);

const opened = async (hands: Hands, lines = MIXED) => {
  await open(hands, invoiceFile(lines));
  return hands.canvas.findByRole('grid', {}, { timeout: 5000 });
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Pilih file' })).toBeVisible();
    await expect(canvas.getByText(/xlsx, xls, atau csv, paling besar 20 MB dan 40.000 baris/)).toBeVisible();
    await expect(canvas.queryByText('File sebelumnya')).toBeNull();
  },
};

/** Drafts to continue, and what became of other files. */
export const Earlier: Story = {
  ...showing(invoiceUploads.earlier),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/118 dari 119 dibuat, Rp\s94\.780\.000/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus draf invoice-desember.csv' }));
    const dialog = await shownDialog({ name: 'Hapus draf?' });
    await expect(dialog.getByRole('button', { name: 'Hapus draf' })).toBeVisible();
  },
};

export const EarlierFailed: Story = {
  ...showing(invoiceUploads.earlierFailed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('File sebelumnya tidak dapat dimuat')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pilih file' })).toBeVisible();
  },
};

/** Each problem has the words of the form, and rows of one invoice must agree. */
export const WithProblems: Story = {
  ...showing(invoiceUploads.taken),
  play: async (context) => {
    const { canvas } = context;
    await opened(context);
    await expect(await canvas.findByText('Perlu diperbaiki: 4')).toBeVisible();
    await expect(
      (await canvas.findAllByText(/Baris 4 bernomor sama dan isinya berbeda/))[0],
    ).toBeInTheDocument();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Buat 4 invoice/ })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
  },
};

/** It says what will be created, and then shows the progress. */
export const Submitted: Story = {
  ...showing(invoiceUploads.taken),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await opened(context, READY);
    const button = await canvas.findByRole('button', { name: 'Buat 2 invoice' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(button);
    const dialog = await shownDialog({ name: 'Buat 2 invoice?' });
    await expect(dialog.getByText(/Totalnya Rp\s2\.070\.000\./)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Buat 2 invoice' }));
    await expect(await canvas.findByText('40 dari 119 selesai.')).toBeVisible();
  },
};

export const ChangedMeanwhile: Story = {
  ...showing(invoiceUploads.changedMeanwhile),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await opened(context, READY);
    const button = await canvas.findByRole('button', { name: 'Buat 2 invoice' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(button);
    const dialog = await shownDialog({ name: 'Buat 2 invoice?' });
    await userEvent.click(dialog.getByRole('button', { name: 'Buat 2 invoice' }));
    await expect(await dialog.findByText(/File ini berubah sejak Anda membukanya/)).toBeVisible();
  },
};

/** The draft's address opens it with all edits, on another machine or for a colleague. */
export const Continued: Story = {
  ...showing(invoiceUploads.continued, { path: at }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', {}, { timeout: 5000 })).toBeVisible();
    await expect(await canvas.findByText('Perlu diperbaiki: 2')).toBeVisible();
    await expect(canvas.getByText('Semua perubahan tersimpan.')).toBeVisible();
  },
};

export const SubmittedBefore: Story = {
  ...showing(invoiceUploads.usedBefore),
  play: async (context) => {
    await opened(context, READY);
    await expect(await context.canvas.findByText('File ini pernah dikirim')).toBeVisible();
    await expect(context.canvas.getByRole('link', { name: 'Buka unggahan sebelumnya' })).toBeVisible();
  },
};

export const UploadFails: Story = {
  ...showing(invoiceUploads.failsOnce),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await opened(context, READY);
    await expect(await canvas.findByText('File tidak terunggah')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }));
    await waitFor(() => expect(canvas.queryByText('File tidak terunggah')).toBeNull());
  },
};

export const Suspended: Story = {
  ...showing(invoiceUploads.suspended),
  play: async (context) => {
    await opened(context, READY);
    await expect(await context.canvas.findByText('File tidak terunggah')).toBeVisible();
  },
};

// spec 8.41
export const Unusable: Story = {
  play: async (context) => {
    await open(context, new File(['Nama,Email\nSari,a@b.example'], 'kontak.csv'));
    await expect(await context.canvas.findByText('kontak.csv tidak dapat dipakai')).toBeVisible();
    await expect(context.canvas.getByText(/Kolom ini tidak ditemukan: Nama invoice/)).toBeVisible();
  },
};

/** The server converts an old xls, which then opens like any file. */
export const OldFile: Story = {
  ...showing(invoiceUploads.converted),
  play: async (context) => {
    await open(context, oldFile());
    await expect(await context.canvas.findByRole('grid', {}, { timeout: 5000 })).toBeVisible();
    await expect(context.canvas.getByText(/lama\.xlsx/)).toBeVisible();
    await expect(await context.canvas.findByRole('button', { name: 'Buat 2 invoice' })).toBeVisible();
  },
};

export const ConvertingOldFile: Story = {
  ...showing(invoiceUploads.converting),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context, oldFile());
    await expect(await canvas.findByRole('progressbar', { name: 'Mengonversi lama.xls' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Batalkan' }));
    await expect(await canvas.findByRole('button', { name: 'Pilih file' })).toBeVisible();
  },
};

export const OldFileDamaged: Story = {
  ...showing(invoiceUploads.notConverted),
  play: async (context) => {
    await open(context, oldFile());
    await expect(await context.canvas.findByText('lama.xls tidak dapat dibuka')).toBeVisible();
    await expect(context.canvas.getByText(/rusak/)).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
  },
};

export const Running: Story = {
  ...showing(invoiceUploads.running, { path: at }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Invoice sedang dibuat' })).toBeVisible();
    await expect(canvas.getByText('40 dari 119 selesai.')).toBeVisible();
  },
};

// spec 3.23
export const Completed: Story = {
  ...showing(invoiceUploads.completed, { path: at }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('119 invoice dibuat')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Lihat invoice ini' })).toHaveAttribute(
      'href',
      expect.stringMatching(/invoices\?upload=upl_\w+$/),
    );
    await expect(canvas.getByRole('button', { name: 'Unduh beserta alamatnya' })).toBeVisible();
  },
};

export const PartlyRefused: Story = {
  ...showing(invoiceUploads.partly, { path: at }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('118 invoice dibuat')).toBeVisible();
    await expect(await canvas.findByText(/Nomor ini sudah dipakai invoice lain/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Unduh baris yang ditolak' })).toBeVisible();
  },
};

export const NothingCreated: Story = {
  ...showing(invoiceUploads.failed, { path: at }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tidak ada yang dibuat')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Lihat invoice ini' })).toBeNull();
  },
};

export const LongestTexts: Story = {
  ...showing(invoiceUploads.longest, { path: at }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('29 baris lain ada di file.')).toBeVisible();
  },
};

export const Missing: Story = {
  ...showing(invoiceUploads.missing, { path: at }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('File yang diunggah tidak ditemukan.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Unggah file lain' })).toBeVisible();
  },
};

export const Failed: Story = {
  ...showing(invoiceUploads.openFailed, { path: at }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('req_01KAJ8FAILED')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
  },
};

export const EnglishDark: Story = {
  ...showing(invoiceUploads.partly, { path: at }),
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('118 invoices created')).toBeVisible();
  },
};

export const Phone: Story = {
  ...showing(invoiceUploads.taken),
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await open(context, invoiceFile(MIXED));
    await expect(await context.canvas.findByText('Perlu diperbaiki: 4', {}, { timeout: 5000 })).toBeVisible();
  },
};
