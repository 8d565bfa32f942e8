import type { Meta, StoryObj } from '@storybook/react-vite';
import { ok, problem } from '@dasbor/sdk/testing';
import { expect, waitFor } from 'storybook/test';
import { sessionAs, sessionOf } from '../../../shared/testing/sessions.ts';
import { disbursementPaths } from '../../../shared/paths/money-out/disbursements.ts';
import { csvFile, MESSY } from '../testing/create/files.ts';
import { cell, createPage, messy, open, showing } from '../testing/create/page.tsx';
import { batchExamples } from '../testing/scenarios.ts';
import { batchCreation } from '../testing/create/scenarios.ts';

const meta: Meta = { title: 'Disbursements/Create', ...createPage };
export default meta;
type Story = StoryObj;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Pilih file' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Template xlsx' })).toBeVisible();
  },
};

/** A file dropped anywhere on the page must not be opened by the browser. */
// spec 2.131
export const Dropped: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Pilih file' });
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(csvFile(MESSY));
    const drag = (kind: string) =>
      !document.body.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));
    await waitFor(() => expect(drag('dragover')).toBe(true));
    await waitFor(() => expect(canvasElement.querySelector('[data-drop=over]')).not.toBeNull());
    await expect(drag('drop')).toBe(true);
    await expect(await canvas.findByRole('grid', {}, { timeout: 5000 })).toBeVisible();
    await waitFor(() => expect(drag('drop')).toBe(true));
    await expect(canvas.getByRole('grid')).toBeVisible();
  },
};

/** The draft's URL opens it with all edits, on another machine or for a colleague. */
export const Continued: Story = {
  ...showing(batchCreation.openDraft, { path: disbursementPaths.draft('dis_01KAJ800000000000000000001') }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole('grid', {}, { timeout: 5000 })).toHaveAttribute(
      'aria-rowcount',
      '4',
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Semua/ }));
    await waitFor(() => expect(cell(canvasElement, 3, 2)).toHaveTextContent('mandiri'));
    await expect(canvas.getByLabelText('Nama batch')).toHaveValue('Gaji November');
    await expect(canvas.getByText('Semua perubahan tersimpan.')).toBeVisible();
  },
};

let returns: unknown;

/** From a payment that cannot be refunded: one row with its amount, which keeps the payment. The recipient is typed in. */
export const Returning: Story = {
  ...showing(
    {
      ...batchCreation.succeeds,
      createDisbursement: ({ body }) => {
        returns = (body as { returns?: unknown }).returns;
        return ok({ data: batchExamples.validating }, { status: 201 });
      },
    },
    { path: disbursementPaths.returning({ paymentId: 'pay_01KAJ800000000000000000001', amount: 150_000 }) },
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('grid', {}, { timeout: 5000 });
    await expect(canvas.getByLabelText('Nama batch')).toHaveValue('Refund pay_01KAJ800000000000000000001');
    await waitFor(() => expect(cell(canvasElement, 2, 4)).toHaveTextContent('150000'));
    await expect(cell(canvasElement, 2, 3)).toHaveTextContent('Wajib diisi.');
    await waitFor(() => expect(returns).toEqual([{ row: 2, payment_id: 'pay_01KAJ800000000000000000001' }]));
  },
};

/** Somebody already returned the payment, so the server creates no draft. */
export const ReturningAgain: Story = {
  ...showing(
    {
      ...batchCreation.succeeds,
      createDisbursement: problem(409, 'DPAY_RETURN_ABOVE_PAID', {
        payment_id: 'pay_01KAJ800000000000000000001',
        left: 0,
      }),
    },
    { path: disbursementPaths.returning({ paymentId: 'pay_01KAJ800000000000000000001', amount: 150_000 }) },
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/paling banyak Rp 0 lagi dapat dikembalikan/, {}, { timeout: 5000 }),
    ).toBeVisible();
  },
};

/** The file is read once the banks are loaded. */
export const Reading: Story = {
  ...showing(batchCreation.banksPending),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context, csvFile(MESSY));
    await expect(await canvas.findByText('Membaca gaji-november.csv')).toBeVisible();
    await expect(canvas.getByText('0 baris dibaca')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Batalkan' }));
    await expect(await canvas.findByRole('button', { name: 'Pilih file' })).toBeVisible();
    await open(context, csvFile(MESSY));
  },
};

// spec 8.73
export const CutOff: Story = {
  ...showing(batchCreation.cutOff),
  play: async (context) => {
    await expect(await context.canvas.findByText(/Dapat dilakukan lagi dalam 10 menit/)).toBeVisible();
    await messy(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: 'Lanjutkan' })).not.toHaveAttribute('aria-disabled'),
    );
  },
};

/** 23:20: before the cut-off, with the remaining time. */
export const SoonCutOff: Story = {
  ...showing(batchCreation.soonCutOff),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Pengajuan dan persetujuan ditutup dalam 10 menit/)).toBeVisible();
  },
};

export const Suspended: Story = {
  ...showing(batchCreation.succeeds, { session: sessionOf({ is_suspended: true }) }),
  play: async (context) => {
    await messy(context);
    await expect(context.canvas.getByRole('button', { name: /^Lanjutkan/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Uploader: Story = {
  ...showing(batchCreation.succeeds, { session: sessionAs('Uploader') }),
  play: async (context) => {
    await messy(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: 'Lanjutkan' })).not.toHaveAttribute('aria-disabled'),
    );
  },
};

export const BanksFailed: Story = {
  ...showing(batchCreation.banksFailed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
  },
};

export const English: Story = {
  globals: { language: 'en' },
  play: async (context) => {
    await messy(context);
    await expect(context.canvas.getByRole('button', { name: 'Continue' })).toBeVisible();
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async (context) => {
    await messy(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Masalah berikutnya' }));
  },
};

/** The user chooses among the nearest names; none is applied automatically. */
export const NearestBank: Story = {
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await open(context, csvFile(['Rina,Bnak Mandri,1370012345678,200000,,,']));
    await canvas.findByRole('grid', {}, { timeout: 5000 });
    await expect(cell(canvasElement, 2, 2)).toHaveTextContent('Bnak Mandri');
    await userEvent.click(await canvas.findByRole('button', { name: 'Pakai Bank Mandiri' }));
    await waitFor(() => expect(cell(canvasElement, 2, 2)).toHaveTextContent(/^mandiri/));
  },
};

/** One row at a time. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await open({ canvas, userEvent }, csvFile(MESSY));
    await expect(await canvas.findByText('Baris 3 · 1/5', {}, { timeout: 5000 })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pakai Bank Mandiri' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Berikutnya' }));
    await expect(await canvas.findByText('Baris 4 · 2/5')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus baris ini' }));
    await expect(await canvas.findByText('1 baris dihapus (no. 4).')).toBeVisible();
    await userEvent.click(canvas.getByText('Urungkan'));
    await expect(await canvas.findByText(/· 3\/5/)).toBeVisible();
  },
};

export const PhoneDarkEnglish: Story = {
  globals: { viewport: { value: 'phone' }, theme: 'dark', language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await open({ canvas, userEvent }, csvFile(MESSY));
    await expect(await canvas.findByText('Row 3 · 1/5', {}, { timeout: 5000 })).toBeVisible();
  },
};
