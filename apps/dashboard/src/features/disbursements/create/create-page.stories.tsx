import type { Meta, StoryObj } from '@storybook/react-vite';
import { ok, type RecordedCall, type Scenario } from '@dasbor/sdk/testing';
import { Route, Routes } from 'react-router-dom';
import { expect, waitFor, within } from 'storybook/test';
import { sessionAs, sessionOf } from '../../../shared/testing/sessions.ts';
import { batchExamples } from '../testing/scenarios.ts';
import CreatePage from './create-page.tsx';
import { keptWork } from './kept/kept-work.ts';
import { csvFile, manyRows, MESSY, password, UNUSABLE } from '../testing/create/files.ts';
import { batchCreation } from '../testing/create/scenarios.ts';

const PATH = '/disbursements/create';
const session = sessionOf();
const kept = keptWork(`live ${session.merchant_id} ${session.user_id}`);

const meta: Meta<typeof CreatePage> = {
  title: 'Disbursements/Create',
  component: CreatePage,
  beforeEach: async () => {
    await kept.drop();
  },
  render: () => (
    <Routes>
      <Route path={PATH} element={<CreatePage />} />
      <Route path="/disbursements/detail/:id" element={<p>Batch</p>} />
    </Routes>
  ),
  parameters: { dasbor: { path: PATH, scenario: batchCreation.succeeds } },
};
export default meta;
type Story = StoryObj<typeof CreatePage>;
type Context = Parameters<NonNullable<Story['play']>>[0];
type Hands = Pick<Context, 'canvas' | 'userEvent'>;

const showing = (scenario: Scenario) => ({ parameters: { dasbor: { path: PATH, scenario } } });
const open = async ({ canvas, userEvent }: Hands, file: File) =>
  userEvent.upload(await canvas.findByLabelText(/File penerima, xlsx|File of recipients, xlsx/), file);
const cell = (canvasElement: HTMLElement, row: number, column: number) =>
  canvasElement.querySelector<HTMLElement>(`[data-row="${row}"] [data-column="${column}"]`)!;
const messy = async (hands: Hands) => {
  await open(hands, csvFile(MESSY));
  // The rows are drawn right after the frame that they stand in.
  await hands.canvas.findAllByRole('rowheader', {}, { timeout: 5000 });
  return hands.canvas.getByRole('grid');
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Pilih file' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Template xlsx' })).toBeVisible();
  },
};

/** Let go anywhere on the page: the browser must not open the file in its place. */
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

/** The rows to mend come first, each problem in words. */
export const ToMend: Story = {
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const grid = await messy(context);
    await expect(grid).toHaveAttribute('aria-rowcount', '6');
    await expect(cell(canvasElement, 3, 2)).toHaveAttribute('aria-invalid', 'true');
    await expect(cell(canvasElement, 3, 2)).toHaveAccessibleDescription('Bank “Mandri” tidak dikenal.');
    await expect(canvas.getByRole('button', { name: /Perlu dilihat 1/ })).toBeVisible();
    await expect(canvasElement.querySelector('[data-summary=split]')).toHaveTextContent('1 baris');
  },
};

/** Everything by keyboard: to the next problem, mended by typing, undone and done again. */
export const MendedByKeyboard: Story = {
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await messy(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Masalah berikutnya' }));
    await waitFor(() => expect(cell(canvasElement, 3, 2)).toHaveFocus());
    await userEvent.keyboard('mandiri{Enter}');
    await waitFor(() => expect(cell(canvasElement, 3, 2)).not.toHaveAttribute('aria-invalid'));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(cell(canvasElement, 3, 2)).toHaveAttribute('aria-invalid', 'true'));
    await userEvent.keyboard('{Control>}y{/Control}');
    await waitFor(() => expect(cell(canvasElement, 3, 2)).not.toHaveAttribute('aria-invalid'));
    await userEvent.keyboard('{F8}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-invalid', 'true'));
    await userEvent.keyboard('{F2}');
    await userEvent.keyboard('x{Escape}');
    await expect(canvas.queryByRole('textbox', { name: /Baris 4$/ })).toBeNull();
  },
};

/** One press mends all rows that say the same. */
export const MendedAlike: Story = {
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await messy(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Masalah berikutnya' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Pakai di 2 baris yang sama' }));
    await waitFor(() => expect(cell(canvasElement, 7, 2)).toHaveTextContent('mandiri'));
    await userEvent.click(canvas.getByRole('button', { name: /Terapkan semua saran/ }));
    await waitFor(() => expect(cell(canvasElement, 4, 4)).toHaveTextContent('10.000'));
  },
};

/** A cell that was mended by hand offers the same to others. */
export const OfferedToOthers: Story = {
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await messy(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Masalah berikutnya' }));
    await userEvent.keyboard('mandiri{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Ganti semua menjadi “mandiri”' }));
    await waitFor(() => expect(cell(canvasElement, 7, 2)).toHaveTextContent('mandiri'));
  },
};

export const DuplicateOfARow: Story = {
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await messy(context);
    await userEvent.click(canvas.getByRole('button', { name: /Perlu dilihat/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Lihat baris 2' }));
    await waitFor(() => expect(cell(canvasElement, 2, 3)).toHaveFocus());
  },
};

export const InvalidDeleted: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await messy(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus 5 yang perlu diperbaiki' }));
    await expect(await canvas.findByText('Semua baris sudah siap. Bagus!')).toBeVisible();
    await expect(canvas.getByText('5 baris dihapus.')).toBeVisible();
    await expect(canvas.getByText(/3 dari 8 baris/)).toBeVisible();
    const undo = canvas.getByText('Urungkan (Ctrl+Z)');
    await expect(undo).toHaveFocus();
    await userEvent.click(undo);
    await expect(await canvas.findByRole('grid')).toHaveAttribute('aria-rowcount', '6');
    await waitFor(() => expect(canvas.queryByText(/3 dari 8 baris/)).toBeNull());
    await expect(canvas.queryByText('Urungkan (Ctrl+Z)')).toBeNull();
  },
};

/** The keys that the words name work from where the focus is. */
export const InvalidDeletedByKeyboard: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await messy(context);
    canvas.getByRole('button', { name: 'Hapus 5 yang perlu diperbaiki' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('Urungkan (Ctrl+Z)')).toHaveFocus());
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(await canvas.findByRole('grid')).toHaveAttribute('aria-rowcount', '6');
  },
};

/** Cells from a spreadsheet, over the cells that are there. */
export const Pasted: Story = {
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await messy(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Masalah berikutnya' }));
    await waitFor(() => expect(cell(canvasElement, 3, 2)).toHaveFocus());
    await userEvent.paste('mandiri\t1370012345670\nbca\t8422647004\n');
    await waitFor(() => expect(cell(canvasElement, 4, 3)).toHaveTextContent('8422647004'));
    await expect(cell(canvasElement, 3, 3)).toHaveTextContent('1370012345670');
  },
};

export const TenThousandRows: Story = {
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await open(context, csvFile(manyRows(10_000), 'gaji-10000.csv'));
    await expect(await canvas.findByRole('grid', {}, { timeout: 10_000 })).toHaveAttribute(
      'aria-rowcount',
      '201',
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Semua/ }));
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '10001'));
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    await userEvent.click(cell(canvasElement, 2, 1));
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(cell(canvasElement, 10_001, 7)).toHaveFocus());
  },
};

const sent: RecordedCall[] = [];

/** The file as it was picked, and what was mended. */
export const Saved: Story = {
  ...showing({
    ...batchCreation.succeeds,
    createDisbursement: (call) => {
      sent.push(call);
      return ok({ data: batchExamples.validating }, { status: 201 });
    },
  }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    sent.length = 0;
    await messy(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Masalah berikutnya' }));
    await userEvent.keyboard('mandiri{Enter}');
    await userEvent.clear(canvas.getByLabelText('Nama batch'));
    await userEvent.paste('Gaji November');
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan batch' }));
    await expect(await canvas.findByText('Batch')).toBeVisible();
    await expect(sent[0]?.body).toEqual({
      name: 'Gaji November',
      file_id: 'dis_file_01KAJ800000000000000000001',
      edits: [{ row: 3, cells: { bank_code: 'mandiri' } }],
    });
    await expect(await kept.find(new Date())).toBeUndefined();
  },
};

/** Nobody knows whether the batch was made: the second try is the same one. */
export const AnswerLost: Story = {
  ...showing(batchCreation.answerLost),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await messy(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan batch' }));
    await expect(await canvas.findByText(/Mencoba lagi aman/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan batch' }));
    await expect(await canvas.findByText('Batch')).toBeVisible();
  },
};

export const WithoutName: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await messy(context);
    await userEvent.clear(canvas.getByLabelText('Nama batch'));
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan batch' }));
    await expect(await canvas.findByText('Nama batch wajib diisi.')).toBeVisible();
    await expect(canvas.getByLabelText('Nama batch')).toHaveFocus();
  },
};

/** Left behind by a reload, or by a session that ended. */
export const Resumed: Story = {
  beforeEach: async () => {
    await kept.begin(csvFile(MESSY), {
      fileName: 'gaji-november.csv',
      name: 'Gaji November',
      description: '',
      edits: [
        { row: 3, cells: { bank_code: 'mandiri' } },
        { row: 9, removed: true },
      ],
      savedAt: Date.parse('2026-11-21T04:40:00Z'),
    });
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('Lanjutkan gaji-november.csv?')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjutkan' }));
    await expect(await canvas.findByRole('grid', {}, { timeout: 5000 })).toHaveAttribute(
      'aria-rowcount',
      '4',
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Semua/ }));
    await waitFor(() => expect(cell(canvasElement, 3, 2)).toHaveTextContent('mandiri'));
    await expect(canvas.getByLabelText('Nama batch')).toHaveValue('Gaji November');
  },
};

/** Read as soon as the banks are known. */
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

const refused = (file: () => File, words: RegExp): Story => ({
  play: async (context) => {
    await open(context, file());
    const alert = await context.canvas.findByRole('alert', {}, { timeout: 5000 });
    await expect(alert).toHaveTextContent(words);
    await expect(within(alert).getByText(/tidak dapat dipakai$/)).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Pilih file' })).toBeVisible();
  },
});

export const LegacyXls = refused(() => UNUSABLE.legacyXls, /format xls lama/);
export const Damaged = refused(() => UNUSABLE.damaged, /rusak atau terpotong/);
export const NotASpreadsheet = refused(() => UNUSABLE.pdf, /bukan xlsx atau csv/);
export const UnderPassword = refused(password, /kata sandi/);
export const OtherColumns = refused(
  () => UNUSABLE.otherColumns,
  /tidak ditemukan: Nama pemilik rekening, Bank, Nomor rekening\..*baris 1/,
);
export const ColumnTwice = refused(() => UNUSABLE.twice, /Dua kolom sama-sama berarti “Nominal”/);
export const NoRows = refused(() => UNUSABLE.noRows, /Tidak ada baris penerima/);
export const OpenQuote = refused(() => UNUSABLE.openQuote, /Tanda kutip di sini.*B2/);
export const TooManyRows = refused(
  () => csvFile(manyRows(10_001)),
  /Lebih dari 10\.000 penerima.*baris 10002/,
);
export const TooLarge = refused(
  () => new File([new Uint8Array(20 * 1024 * 1024 + 1)], 'besar.csv'),
  /lebih besar dari 20 MB/,
);

export const CutOff: Story = {
  ...showing(batchCreation.cutOff),
  play: async (context) => {
    await expect(await context.canvas.findByText(/Dapat dilakukan lagi dalam 10 menit/)).toBeVisible();
    await messy(context);
    await expect(context.canvas.getByRole('button', { name: 'Simpan batch' })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
};

/** Twenty past eleven: still in time, and how long. */
export const SoonCutOff: Story = {
  ...showing(batchCreation.soonCutOff),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Pengajuan dan persetujuan ditutup dalam 10 menit/)).toBeVisible();
  },
};

export const Suspended: Story = {
  parameters: {
    dasbor: { path: PATH, session: sessionOf({ is_suspended: true }), scenario: batchCreation.succeeds },
  },
  play: async (context) => {
    await messy(context);
    await expect(context.canvas.getByRole('button', { name: /^Simpan batch/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Uploader: Story = {
  parameters: { dasbor: { path: PATH, session: sessionAs('Uploader'), scenario: batchCreation.succeeds } },
  play: async (context) => {
    await messy(context);
    await expect(context.canvas.getByRole('button', { name: 'Simpan batch' })).not.toHaveAttribute(
      'aria-disabled',
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
    await expect(context.canvas.getByRole('button', { name: 'Save batch' })).toBeVisible();
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async (context) => {
    await messy(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Masalah berikutnya' }));
  },
};

/** One row at a time. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await open({ canvas, userEvent }, csvFile(MESSY));
    await expect(await canvas.findByText('Baris 3 · 1/5', {}, { timeout: 5000 })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pakai mandiri' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Berikutnya' }));
    await expect(await canvas.findByText('Baris 4 · 2/5')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus baris ini' }));
    await expect(await canvas.findByText('1 baris dihapus.')).toBeVisible();
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
