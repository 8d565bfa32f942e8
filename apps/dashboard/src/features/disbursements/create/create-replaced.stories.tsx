import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { shownDialog } from '../../../shared/testing/dialog.ts';
import { fileMark } from '../api/file-mark.ts';
import { csvFile, MESSY } from '../testing/create/files.ts';
import { EARLIER, file, left, MENDED, NOW, what } from '../testing/create/left.ts';
import { cell, createPage, kept, messy, open } from '../testing/create/page.tsx';

const meta: Meta = { title: 'Disbursements/Create: put away while mended', ...createPage };
export default meta;
type Story = StoryObj;

const named = async ({ canvas }: StoryContext, name: string) =>
  expect(await canvas.findByLabelText('Nama batch', {}, { timeout: 5000 })).toHaveValue(name);
/** One of its edits is made, and kept or not yet. */
const mended = async (context: StoryContext) => {
  const { canvas, userEvent } = context;
  await messy(context);
  await userEvent.click(canvas.getByRole('button', { name: 'Masalah berikutnya' }));
  await userEvent.keyboard('mandiri{Enter}');
};
/** What follows at once, and no answer of the browser. */
const soon = async () => {
  for (let n = 0; n < 5; n += 1) await Promise.resolve();
};
const unusable = new File(['halo,dunia\n'], 'rusak.csv', { type: 'text/csv' });

const corrected = csvFile(MESSY.toReversed(), 'toko-beta.csv');
const isCorrected = () =>
  waitFor(async () => expect(await kept.work(await fileMark(corrected))).toBeDefined());

/** By another file, while something was mended in it: that is not lost, and gives the other no name. */
export const ReplacedWhileMended: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await mended(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Ganti file' }));
    await open(context, corrected);
    await named(context, 'toko-beta');
    await isCorrected();
    await userEvent.click(canvas.getByRole('button', { name: 'Ganti file' }));
    await open(context, file);
    await expect(await canvas.findByText(/sebelumnya dipakai lagi: 1$/, {}, { timeout: 5000 })).toBeVisible();
  },
};

/** The corrected version of a file in which nothing was mended: what it replaces is not offered again. */
export const Replaced: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await messy(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Ganti file' }));
    await canvas.findByText(/^Belum ada perubahan/);
    await open(context, corrected);
    await named(context, 'toko-beta');
    await isCorrected();
    await waitFor(async () => expect((await kept.both(what))?.file).toBeUndefined());
    await userEvent.click(await canvas.findByRole('button', { name: 'Simpan batch' }, { timeout: 5000 }));
    await waitFor(() => expect(canvas.getByText('Batch')).toBeVisible());
    await expect(await kept.find(NOW)).toBeUndefined();
  },
};

/** Replaced by mistake, or by what cannot be read: nothing that was done to it is lost. */
export const NotReplaced: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await mended(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Ganti file' }));
    await expect(await canvas.findByText(/^1 perubahan tersimpan/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pilih file' }).closest('[tabindex="-1"]')).toHaveFocus();
    await open(context, unusable);
    await expect(await canvas.findByText(/rusak.csv tidak dapat dipakai/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjutkan' }));
    await named(context, 'gaji-november');
    await userEvent.click(await canvas.findByRole('button', { name: /^Semua/ }));
    await waitFor(() => expect(cell(context.canvasElement, 3, 2)).toHaveTextContent('mandiri'));
  },
};

/** Another tab has saved it as it was there, while it was mended here: left by a closed tab, that is kept once more. */
export const SavedElsewhereWhileMended: Story = {
  play: async (context) => {
    await mended(context);
    const isKept = () => waitFor(async () => expect((await kept.work(what))?.edits).toHaveLength(1));
    await isKept();
    await kept.drop(what);
    dispatchEvent(new Event('beforeunload'));
    await isKept();
  },
};

/**
 * Left by a closed tab in the very moment in which it was mended: that is asked about, though not all is drawn anew yet, and it is kept
 * before the browser has answered anything.
 */
export const ClosedAtOnce: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await messy(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Masalah berikutnya' }));
    await userEvent.keyboard('mandiri');
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(enter);
    await soon();
    const committed = spyOn(IDBTransaction.prototype, 'commit');
    const isLeft = dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await soon();
    await expect(committed).toHaveBeenCalledOnce();
    await expect(isLeft).toBe(false);
    await expect((await kept.work(what))?.edits).toHaveLength(1);
  },
};

/** Another tab has gone on with it while it was opened here: what was done there stays. */
export const MendedElsewhereWhileOpened: Story = {
  beforeEach: async () => {
    await kept.keep(file, { ...left, edits: [MENDED], savedAt: EARLIER });
  },
  play: async (context) => {
    await context.canvas.findByRole('button', { name: 'Lanjutkan' });
    await open(context, file);
    await context.canvas.findByText(/sebelumnya dipakai lagi: 1$/, {}, { timeout: 5000 });
    const edits = [MENDED, { row: 4, cells: { amount: '10000' } }];
    await kept.keep(file, { ...left, edits, savedAt: NOW.getTime() + 1 });
    await new Promise((resolve) => setTimeout(resolve, 500));
    dispatchEvent(new Event('beforeunload'));
    await expect((await kept.work(what))?.edits).toHaveLength(2);
  },
};

/** Where the browser is full, nobody is told that they can go on later, and nothing is put away unasked. */
const notKept = (globals: object, words: RegExp): Story => ({
  globals,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const refused = spyOn(IDBTransaction.prototype, 'commit').mockImplementation(function (
      this: IDBTransaction,
    ) {
      this.abort();
    });
    await messy(context);
    await userEvent.click(canvas.getByRole('button', { name: /^(?:Masalah berikutnya|Next problem)$/ }));
    await userEvent.keyboard('mandiri{Enter}');
    await expect(cell(context.canvasElement, 3, 2)).toHaveTextContent('mandiri');
    await waitFor(() => expect(refused).toHaveBeenCalled());
    await userEvent.click(canvas.getByRole('button', { name: /^(?:Ganti|Change) file$/ }));
    const dialog = await shownDialog();
    await expect(await dialog.findByText(words)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /^(?:Batal|Cancel)$/ }));
    await expect(canvas.getByLabelText(/^(?:Nama batch|Batch name)$/)).toBeVisible();
  },
});
export const NotKept = notKept({}, /^1 perubahan tidak dapat disimpan di perangkat ini/);
export const NotKeptDarkEnglish = notKept(
  { language: 'en', theme: 'dark' },
  /^Edits that this device cannot keep: 1/,
);

/** Another tab has gone on with it since it was offered here, or since it was put away. */
export const GoneOnWithElsewhere: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await mended(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Ganti file' }));
    await canvas.findByText(/^1 perubahan tersimpan/);
    await kept.keep(file, { ...left, description: 'Newer', savedAt: NOW.getTime() });
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjutkan' }));
    await expect(await canvas.findByLabelText(/^Keterangan/, {}, { timeout: 5000 })).toHaveValue('Newer');
    await userEvent.click(canvas.getByRole('button', { name: 'Ganti file' }));
    // Its name and its description.
    await canvas.findByText(/^2 perubahan tersimpan/);
    await kept.keep(file, { ...left, description: 'Newest', savedAt: NOW.getTime() });
    await open(context, corrected);
    await isCorrected();
    await expect(await kept.work(what)).toMatchObject({ description: 'Newest' });
  },
};

/** The name of a file that could not be read is not the batch's. */
export const NamedByTheFileThatIsRead: Story = {
  play: async (context) => {
    await open(context, unusable);
    await context.canvas.findByText(/rusak.csv tidak dapat dipakai/);
    await open(context, file);
    await named(context, 'gaji-november');
  },
};
