import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { shownDialog } from '../../../shared/testing/dialog.ts';
import { expectSeen } from '../../../shared/testing/seen.ts';
import { fileMark } from '../api/file-mark.ts';
import { csvFile, MESSY } from '../testing/create/files.ts';
import { cell, createPage, kept, messy, open, saved, saving } from '../testing/create/page.tsx';
import { batchExamples } from '../testing/scenarios.ts';
import { keptWork } from './kept/kept-work.ts';

const meta: Meta = { title: 'Disbursements/Create: left behind', ...createPage };
export default meta;
type Story = StoryObj;

const NOW = new Date('2026-11-21T05:00:00Z');
const file = csvFile(MESSY);
const what = await fileMark(file);
const others = csvFile(['Budi Santoso,BCA,8422647002,9000000,,,']);
const left = { fileName: file.name, name: 'Gaji', description: '', edits: [], what };
let end: () => Promise<unknown>;

/** The file was left behind, and a page that is gone, or another tab, is just saving it. */
const beingSaved = (globals: object, then: (context: StoryContext) => Promise<void>): Story => ({
  globals,
  beforeEach: async () => {
    await kept.keep(file, { ...left, savedAt: Date.parse('2026-11-21T04:50:00Z') });
    let letGo: () => void;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const saved = saving.hold(what, () => held);
    end = () => {
      letGo();
      return saved;
    };
    return end;
  },
  play: async (context) => {
    const said = await context.canvas.findByText(/gaji-november.csv (?:sedang disimpan|is being saved)/);
    await expectSeen(said);
    await expect(context.canvas.queryByRole('button', { name: /^(?:Lanjutkan|Continue)$/ })).toBeNull();
    await then(context);
  },
});

const nothingYet = async () => undefined;
export const BeingSaved = beingSaved({}, nothingYet);
export const BeingSavedDarkEnglish = beingSaved({ theme: 'dark', language: 'en' }, nothingYet);
export const BeingSavedOnAPhone = beingSaved({ viewport: { value: 'phone' } }, nothingYet);

/** To where the press itself would have led. */
export const SavedMeanwhile = beingSaved({}, async ({ canvas }) => {
  saved.became(what, batchExamples.validating.id, 'other words');
  await kept.drop(what);
  await end();
  await expect(await canvas.findByText('Batch')).toBeVisible();
  await expect(await kept.find(new Date())).toBeUndefined();
});

/** Then it is offered again. */
export const NotSavedMeanwhile = beingSaved({}, async ({ canvas }) => {
  await end();
  await expect(await canvas.findByText('Lanjutkan gaji-november.csv?')).toBeVisible();
});

/** Offered before another tab began to save it. */
export const TakenUpTooLate: Story = {
  beforeEach: async () => {
    await kept.keep(file, { ...left, savedAt: Date.parse('2026-11-21T04:50:00Z') });
  },
  play: async ({ canvas, userEvent }) => {
    const resume = await canvas.findByRole('button', { name: 'Lanjutkan' });
    let letGo: () => void = () => undefined;
    const saved = saving.hold(what, () => new Promise<void>((resolve) => (letGo = resolve)));
    await userEvent.click(resume);
    await expect(await canvas.findByText(/sedang disimpan/)).toBeVisible();
    letGo();
    await saved;
  },
};

/** Picked once more while it is being saved: it is not begun anew, over what was mended in it. */
export const PickedWhileSaved: Story = {
  ...beingSaved({}, async (context) => {
    await kept.keep(others, { ...left, fileName: 'b.csv', what: 'b', savedAt: NOW.getTime() });
    await open(context, csvFile(MESSY, 'gaji (1).csv'));
    await expect(await context.canvas.findByText(/^gaji-november.csv sedang disimpan/)).toBeVisible();
    await expect(context.canvas.queryByLabelText('Nama batch')).toBeNull();
  }),
};

/** Offered before another tab saved it: there is nothing left to upload once more. */
export const TakenUpSaved: Story = {
  beforeEach: async () => {
    await kept.keep(file, { ...left, savedAt: Date.parse('2026-11-21T04:50:00Z') });
  },
  play: async ({ canvas, userEvent }) => {
    const resume = await canvas.findByRole('button', { name: 'Lanjutkan' });
    saved.became(what, batchExamples.validating.id, 'other words');
    await kept.drop(what);
    await userEvent.click(resume);
    await expect(await canvas.findByText('Batch')).toBeVisible();
  },
};

/** Two tabs at two files: each gets its own words and edits, and the one that was at last is offered first. */
export const TwoFilesLeft: Story = {
  beforeEach: async () => {
    const at = Date.parse('2026-11-21T04:50:00Z');
    await kept.keep(file, { ...left, savedAt: at });
    await kept.keep(others, { ...left, fileName: 'b.csv', name: 'B', what: 'b', savedAt: at + 1 });
    await kept.keep(file, { ...left, description: 'Only of the first', savedAt: at + 2 });
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Lanjutkan gaji-november.csv?')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Buang' }));
    await expect(await canvas.findByText('Lanjutkan b.csv?')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjutkan' }));
    await expect(await canvas.findByLabelText('Nama batch', {}, { timeout: 5000 })).toHaveValue('B');
    await expect((await canvas.findAllByText(/9\.000\.000/))[0]).toBeVisible();
  },
};

/** The next one comes to stand in its place, under the second press of a double click. */
export const DroppedOneByOne: Story = {
  ...TwoFilesLeft,
  play: async ({ canvas, userEvent }) => {
    const { x, y } = (await canvas.findByRole('button', { name: 'Buang' })).getBoundingClientRect();
    const press = (clientX: number, clientY: number) =>
      userEvent.pointer([
        { keys: '[MouseLeft]', target: canvas.getByText('Buang'), coords: { clientX, clientY } },
      ]);

    await press(x, y);
    await expect(await canvas.findByText('Lanjutkan b.csv?')).toBeVisible();
    await press(x, y);
    await expect((await kept.find(new Date()))?.fileName).toBe('b.csv');

    await new Promise((resolve) => setTimeout(resolve, 550));
    await press(0, 0);
    await waitFor(() => expect(canvas.queryByText(/^Lanjutkan /)).toBeNull());
  },
};

/** Left behind in one tab, saved in another: it is said before it becomes a second batch. */
const savedSince = (globals: object, resume: string, words: RegExp): Story => ({
  globals,
  beforeEach: async () => {
    saved.became(what, batchExamples.validating.id, 'other words');
    await kept.keep(file, { ...left, description: 'Left', savedAt: Date.parse('2026-11-21T04:50:00Z') });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: resume }));
    const alert = await canvas.findByRole('alert', {}, { timeout: 5000 });
    await expect(alert).toHaveTextContent(words);
    await expectSeen(alert);
    await expect(canvas.getByLabelText(/^(?:Keterangan|Description)/)).toHaveValue('Left');
    await userEvent.click(canvas.getByRole('link', { name: /^(?:Buka batch itu|Open that batch)$/ }));
    await expect(await canvas.findByText('Batch')).toBeVisible();
  },
});
export const SavedSince = savedSince({}, 'Lanjutkan', /File ini sudah menjadi batch/);
export const SavedSinceEnglishOnAPhone = savedSince(
  { language: 'en', viewport: { value: 'phone' }, theme: 'dark' },
  'Continue',
  /This file is already a batch/,
);

const named = async ({ canvas }: StoryContext, name: string) =>
  expect(await canvas.findByLabelText('Nama batch', {}, { timeout: 5000 })).toHaveValue(name);
/** One of its edits is made, and kept or not yet. */
const mended = async (context: StoryContext) => {
  const { canvas, userEvent } = context;
  await messy(context);
  await userEvent.click(canvas.getByRole('button', { name: 'Masalah berikutnya' }));
  await userEvent.keyboard('mandiri{Enter}');
};
const MENDED = { row: 3, cells: { account_owner_name: 'Siti Rahma' } };
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
    await kept.keep(file, { ...left, edits: [MENDED], savedAt: Date.parse('2026-11-21T04:50:00Z') });
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
    await canvas.findByText(/^Belum ada perubahan/);
    await kept.keep(file, { ...left, description: 'Newest', savedAt: NOW.getTime() });
    await open(context, corrected);
    await isCorrected();
    await expect(await kept.work(what)).toMatchObject({ description: 'Newest' });
  },
};

/** The same file picked once more, in place of going on with it: what was done to it is back, and may be left out. */
const pickedAgain = (globals: object, back: RegExp, anew: string): Story => ({
  globals,
  beforeEach: async () => {
    await kept.keep(file, { ...left, edits: [MENDED], savedAt: Date.parse('2026-11-21T04:50:00Z') });
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByText(/gaji-november.csv\?/);
    await open(context, file);
    await expect(await canvas.findByText(back, {}, { timeout: 5000 })).toBeVisible();
    await waitFor(async () => expect(await kept.work(what)).toMatchObject({ edits: [{ row: 3 }] }));
    await userEvent.click(canvas.getByRole('button', { name: anew }));
    await waitFor(async () => expect(await kept.work(what)).toMatchObject({ edits: [] }));
    await expect(canvas.queryByText(back)).toBeNull();
  },
});
export const PickedAgain = pickedAgain(
  {},
  /^Perubahan Anda sebelumnya dipakai lagi: 1$/,
  'Mulai dari isi file',
);
export const PickedAgainEnglishOnAPhone = pickedAgain(
  { language: 'en', viewport: { value: 'phone' }, theme: 'dark' },
  /^Your earlier edits are back: 1$/,
  'Start from the file as it is',
);

/** The name of a file that could not be read is not the batch's. */
export const NamedByTheFileThatIsRead: Story = {
  play: async (context) => {
    await open(context, unusable);
    await context.canvas.findByText(/rusak.csv tidak dapat dipakai/);
    await open(context, file);
    await named(context, 'gaji-november');
  },
};

const stranger = keptWork('somebody who comes here no more');

/** Salaries are not left on a machine for ever, whoever looks in next. */
export const OldOnesOfOthers: Story = {
  beforeEach: async () => {
    const days = (count: number) => NOW.getTime() - count * 24 * 3_600_000;
    await stranger.keep(file, { ...left, savedAt: days(6) });
    await stranger.keep(others, { ...left, what: 'b', savedAt: days(8) });
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Pilih file' });
    await waitFor(async () => expect((await stranger.both('b'))?.file).toBeUndefined());
    await expect((await stranger.both(what))?.file).toBeDefined();
    await expect(canvas.queryByRole('button', { name: 'Lanjutkan' })).toBeNull();
  },
};
