import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { paymentLinkPaths } from '../../../shared/paths/money-in/payment-links.ts';
import { shownDialog } from '../../../shared/testing/dialog.ts';
import { pageAt } from '../../../shared/testing/page-at.ts';
import { linkFile, linkUploads, MIXED, READY, UPLOAD_ID } from '../testing/uploads.ts';
import LinkUploadPage from './upload-page.tsx';

const showing = pageAt({ path: paymentLinkPaths.upload });
const at = paymentLinkPaths.uploadOf(UPLOAD_ID);

const meta: Meta<typeof LinkUploadPage> = {
  title: 'Payment links/From a file',
  component: LinkUploadPage,
  ...showing(linkUploads.none),
};
export default meta;
type Story = StoryObj<typeof LinkUploadPage>;
type Hands = Pick<StoryContext, 'canvas' | 'userEvent'>;

const open = async ({ canvas, userEvent }: Hands, file: File) =>
  userEvent.upload(await canvas.findByLabelText(/File link, xlsx|File of links, xlsx/), file);

const opened = async (hands: Hands, lines = MIXED) => {
  await open(hands, linkFile(lines));
  return hands.canvas.findByRole('grid', {}, { timeout: 5000 });
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Pilih file' })).toBeVisible();
    await expect(canvas.getByText(/paling besar 5 MB dan 1.000 baris/)).toBeVisible();
    await expect(canvas.queryByText('File sebelumnya')).toBeNull();
  },
};

/** Drafts to continue, and what became of other files. */
export const Earlier: Story = {
  ...showing(linkUploads.earlier),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/118 dari 119 dibuat, Rp\s24\.780\.000/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus draf tagihan-desember.csv' }));
    const dialog = await shownDialog({ name: 'Hapus draf?' });
    await expect(dialog.getByRole('button', { name: 'Hapus draf' })).toBeVisible();
  },
};

export const EarlierFailed: Story = {
  ...showing(linkUploads.earlierFailed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('File sebelumnya tidak dapat dimuat')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pilih file' })).toBeVisible();
  },
};

/** Each problem has the words of the form, and two links cannot have one reference. */
export const WithProblems: Story = {
  ...showing(linkUploads.taken),
  play: async (context) => {
    const { canvas } = context;
    await opened(context);
    await expect(await canvas.findByText('Perlu diperbaiki: 3')).toBeVisible();
    await expect(canvas.getByText('Perlu dilihat: 1')).toBeVisible();
    await expect((await canvas.findAllByText(/Referensinya sama dengan baris 2/))[0]).toBeInTheDocument();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Buat 6 link/ })).toHaveAttribute('aria-disabled', 'true'),
    );
  },
};

/** It says what will be created, and then shows the progress. */
export const Submitted: Story = {
  ...showing(linkUploads.taken),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await opened(context, READY);
    const button = await canvas.findByRole('button', { name: 'Buat 2 link' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(button);
    const dialog = await shownDialog({ name: 'Buat 2 link pembayaran?' });
    await expect(dialog.getByText(/Totalnya Rp\s430\.000\./)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Buat 2 link' }));
    await expect(await canvas.findByText('40 dari 119 selesai.')).toBeVisible();
  },
};

export const ChangedMeanwhile: Story = {
  ...showing(linkUploads.changedMeanwhile),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await opened(context, READY);
    const button = await canvas.findByRole('button', { name: 'Buat 2 link' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(button);
    const dialog = await shownDialog({ name: 'Buat 2 link pembayaran?' });
    await userEvent.click(dialog.getByRole('button', { name: 'Buat 2 link' }));
    await expect(await dialog.findByText(/File ini berubah sejak Anda membukanya/)).toBeVisible();
  },
};

/** The draft's address opens it with all edits, on another machine or for a colleague. */
export const Continued: Story = {
  ...showing(linkUploads.continued, { path: at }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', {}, { timeout: 5000 })).toBeVisible();
    await expect(await canvas.findByText('Perlu diperbaiki: 1')).toBeVisible();
    await expect(canvas.getByText('Semua perubahan tersimpan.')).toBeVisible();
  },
};

export const SubmittedBefore: Story = {
  ...showing(linkUploads.usedBefore),
  play: async (context) => {
    await opened(context, READY);
    await expect(await context.canvas.findByText('File ini pernah dikirim')).toBeVisible();
    await expect(context.canvas.getByRole('link', { name: 'Buka unggahan sebelumnya' })).toBeVisible();
  },
};

// spec 8.36
export const UploadFails: Story = {
  ...showing(linkUploads.failsOnce),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await opened(context, READY);
    await expect(await canvas.findByText('File tidak terunggah')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }));
    await waitFor(() => expect(canvas.queryByText('File tidak terunggah')).toBeNull());
  },
};

export const Suspended: Story = {
  ...showing(linkUploads.suspended),
  play: async (context) => {
    await opened(context, READY);
    await expect(await context.canvas.findByText('File tidak terunggah')).toBeVisible();
  },
};

export const Unusable: Story = {
  play: async (context) => {
    await open(context, new File(['Nama,Email\nSari,a@b.example'], 'kontak.csv'));
    await expect(await context.canvas.findByText('kontak.csv tidak dapat dipakai')).toBeVisible();
    await expect(context.canvas.getByText(/Kolom ini tidak ditemukan: Jumlah/)).toBeVisible();
  },
};

export const Running: Story = {
  ...showing(linkUploads.running, { path: at }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Link sedang dibuat' })).toBeVisible();
    await expect(canvas.getByText('40 dari 119 selesai.')).toBeVisible();
  },
};

export const Completed: Story = {
  ...showing(linkUploads.completed, { path: at }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('119 link dibuat')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Lihat link ini' })).toHaveAttribute(
      'href',
      expect.stringMatching(/payment_links\?upload=upl_\w+&from=2026-11-20&to=2026-11-20$/),
    );
    await expect(canvas.getByRole('button', { name: 'Unduh beserta alamatnya' })).toBeVisible();
  },
};

export const PartlyRefused: Story = {
  ...showing(linkUploads.partly, { path: at }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('118 link dibuat')).toBeVisible();
    await expect(
      await canvas.findByText(/Referensi “INV-2026-0107” sudah dipakai pesanan lain/),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Unduh baris yang ditolak' })).toBeVisible();
  },
};

export const NothingCreated: Story = {
  ...showing(linkUploads.failed, { path: at }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tidak ada yang dibuat')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Lihat link ini' })).toBeNull();
  },
};

export const LongestTexts: Story = {
  ...showing(linkUploads.longest, { path: at }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('29 baris lain ada di file.')).toBeVisible();
  },
};

export const Missing: Story = {
  ...showing(linkUploads.missing, { path: at }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('File yang diunggah tidak ditemukan.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Unggah file lain' })).toBeVisible();
  },
};

export const Failed: Story = {
  ...showing(linkUploads.openFailed, { path: at }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('req_01KAJ8FAILED')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
  },
};

export const EnglishDark: Story = {
  ...showing(linkUploads.partly, { path: at }),
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('118 links created')).toBeVisible();
  },
};

export const Phone: Story = {
  ...showing(linkUploads.taken),
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await open(context, linkFile(MIXED));
    await expect(await context.canvas.findByText('Perlu diperbaiki: 3', {}, { timeout: 5000 })).toBeVisible();
  },
};
