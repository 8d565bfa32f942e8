import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { ok, problem } from '@dasbor/sdk/testing';
import { expect, waitFor } from 'storybook/test';
import { expectSeen } from '../../../shared/testing/seen.ts';
import { fileMark } from '../api/file-mark.ts';
import { contentMark } from '../api/use-create-from-file.ts';
import { csvFile, MESSY } from '../testing/create/files.ts';
import { createPage, kept, open, saved, saving, showing } from '../testing/create/page.tsx';
import { batchCreation } from '../testing/create/scenarios.ts';
import { batchExamples } from '../testing/scenarios.ts';

const meta: Meta = { title: 'Disbursements/Create: saved once', ...createPage };
export default meta;
type Story = StoryObj;

const file = csvFile(MESSY);
const what = fileMark(file);
const left = { fileName: file.name, name: 'Gaji', description: '', edits: [], what };
let end: () => Promise<unknown>;

/** The file was left behind, and a page that is gone, or another tab, is just saving it. */
const beingSaved = (globals: object, then: (context: StoryContext) => Promise<void>): Story => ({
  globals,
  beforeEach: async () => {
    await kept.begin(file, { ...left, savedAt: Date.parse('2026-11-21T04:50:00Z') });
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
    await kept.begin(file, { ...left, savedAt: Date.parse('2026-11-21T04:50:00Z') });
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

/** Offered before another tab saved it: there is nothing left to upload once more. */
export const TakenUpSaved: Story = {
  beforeEach: async () => {
    await kept.begin(file, { ...left, savedAt: Date.parse('2026-11-21T04:50:00Z') });
  },
  play: async ({ canvas, userEvent }) => {
    const resume = await canvas.findByRole('button', { name: 'Lanjutkan' });
    saved.became(what, batchExamples.validating.id, 'other words');
    await kept.drop(what);
    await userEvent.click(resume);
    await expect(await canvas.findByText('Batch')).toBeVisible();
  },
};

const others = csvFile(['Budi Santoso,BCA,8422647002,9000000,,,']);

/** Two tabs at two files: each gets its own words and edits, and the one that was at last is offered first. */
export const TwoFilesLeft: Story = {
  beforeEach: async () => {
    const at = Date.parse('2026-11-21T04:50:00Z');
    await kept.begin(file, { ...left, savedAt: at });
    await kept.begin(others, { ...left, fileName: 'b.csv', name: 'B', what: 'b', savedAt: at + 1 });
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

const asked: string[] = [];
const countsBatches = showing({
  ...batchCreation.succeeds,
  createDisbursement: ({ headers }) => {
    asked.push(headers.get('idempotency-key') ?? '');
    return ok({ data: batchExamples.validating }, { status: 201 });
  },
});

/** Both presses come before anything is drawn anew. */
export const PressedTwice: Story = {
  ...countsBatches,
  play: async (context) => {
    asked.length = 0;
    await open(context, file);
    const save = await context.canvas.findByRole('button', { name: 'Simpan batch' }, { timeout: 5000 });
    save.click();
    save.click();
    await waitFor(() => expect(context.canvas.getByText('Batch')).toBeVisible());
    await expect(asked).toHaveLength(1);
  },
};

/** The same file in two tabs: where the other has saved the same since, one is led to that batch. */
export const SavedInAnotherTab: Story = {
  ...countsBatches,
  play: async (context) => {
    asked.length = 0;
    await open(context, file);
    const save = await context.canvas.findByRole('button', { name: 'Simpan batch' }, { timeout: 5000 });
    const name = context.canvas.getByLabelText<HTMLInputElement>('Nama batch').value;
    const content = contentMark({ file, name, description: '', source: '', edits: [] });
    saved.became(what, batchExamples.validating.id, content);
    await context.userEvent.click(save);
    await waitFor(() => expect(context.canvas.getByText('Batch')).toBeVisible());
    await expect(asked).toEqual([]);
  },
};

/** Where it has saved something else, nothing of this is thrown away: one is told, and may save it too. */
export const SavedInAnotherTabOtherwise: Story = {
  ...countsBatches,
  play: async (context) => {
    const { canvas, userEvent } = context;
    asked.length = 0;
    await open(context, file);
    const save = await canvas.findByRole('button', { name: 'Simpan batch' }, { timeout: 5000 });
    saved.became(what, batchExamples.validating.id, 'other words');
    await userEvent.click(save);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('File ini mungkin sudah tersimpan');
    await expect(asked).toEqual([]);
    await userEvent.click(save);
    await waitFor(() => expect(canvas.getByText('Batch')).toBeVisible());
    await expect(asked).toHaveLength(1);
  },
};

/** Left behind in one tab, saved in another: it is said before it becomes a second batch. */
export const LeftAndSavedSince: Story = {
  beforeEach: async () => {
    saved.became(what, batchExamples.validating.id, 'other words');
    await kept.keep(file, { ...left, description: 'Left', savedAt: Date.parse('2026-11-21T04:50:00Z') });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lanjutkan' }));
    await expect(await canvas.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent(
      'File ini mungkin sudah tersimpan',
    );
    await expect(canvas.getByLabelText(/^Keterangan/)).toHaveValue('Left');
  },
};

/** The corrected version of a file: what it replaces is not offered again, and gives it no name. */
export const Replaced: Story = {
  ...countsBatches,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context, csvFile(MESSY, 'toko-alpha.csv'));
    await canvas.findByLabelText('Nama batch', {}, { timeout: 5000 });
    await waitFor(async () => expect(await kept.find(new Date('2026-11-21T05:00:00Z'))).toBeDefined());
    await userEvent.click(canvas.getByRole('button', { name: 'Ganti file' }));
    await open(context, csvFile(MESSY, 'toko-beta.csv'));
    await expect(await canvas.findByLabelText('Nama batch', {}, { timeout: 5000 })).toHaveValue('toko-beta');
    await userEvent.click(await canvas.findByRole('button', { name: 'Simpan batch' }, { timeout: 5000 }));
    await waitFor(() => expect(canvas.getByText('Batch')).toBeVisible());
    await expect(await kept.find(new Date('2026-11-21T05:00:00Z'))).toBeUndefined();
  },
};

/** On purpose: picked once more after it was saved, it becomes another batch. */
export const SavedAgainOnPurpose: Story = {
  ...countsBatches,
  beforeEach: () => saved.became(what, batchExamples.validating.id, 'other words'),
  play: async (context) => {
    asked.length = 0;
    await open(context, file);
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: 'Simpan batch' }, { timeout: 5000 }),
    );
    await waitFor(() => expect(context.canvas.getByText('Batch')).toBeVisible());
    await expect(asked).toHaveLength(1);
  },
};

/** The answer was lost two days ago: by now the server knows the key no more. */
export const KeyForgotten: Story = {
  ...countsBatches,
  beforeEach: () => saved.asked(what, new Date('2026-11-19T05:00:00Z')),
  play: async (context) => {
    const { canvas, userEvent } = context;
    asked.length = 0;
    await open(context, file);
    const save = await canvas.findByRole('button', { name: 'Simpan batch' }, { timeout: 5000 });
    await userEvent.click(save);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('File ini mungkin sudah tersimpan');
    await expect(asked).toEqual([]);
    await userEvent.click(save);
    await waitFor(() => expect(canvas.getByText('Batch')).toBeVisible());
  },
};

/** An earlier try arrived with other content, and its answer was lost: one looks before one pays twice. */
const perhapsSaved = (globals: object, words: RegExp): Story => {
  const tries: (string | null)[] = [];
  return {
    ...showing({
      ...batchCreation.succeeds,
      createDisbursement: ({ headers }) => {
        tries.push(headers.get('idempotency-key'));
        return tries.length === 1
          ? problem(409, 'DPAY_IDEMPOTENCY_MISMATCH')
          : ok({ data: batchExamples.validating }, { status: 201 });
      },
    }),
    globals,
    play: async (context) => {
      const { canvas, userEvent } = context;
      tries.length = 0;
      await open(context, file);
      const save = await canvas.findByRole('button', { name: /^(?:Simpan|Save) batch$/ }, { timeout: 5000 });
      await userEvent.click(save);
      const alert = await canvas.findByRole('alert');
      await expect(alert).toHaveTextContent(words);
      await expect(alert).not.toHaveTextContent('Idempotency');
      await expect(saved.of(what).isDoubtful).toBe(true);
      await expectSeen(alert);
      if (innerWidth < 576) return;
      await userEvent.click(save);
      await waitFor(() => expect(canvas.getByText('Batch')).toBeVisible());
      await expect(new Set(tries).size).toBe(2);
    },
  };
};
export const PerhapsSaved = perhapsSaved({}, /File ini mungkin sudah tersimpan.*Lihat daftar disbursement/);
export const PerhapsSavedEnglishOnAPhone = perhapsSaved(
  { language: 'en', viewport: { value: 'phone' }, theme: 'dark' },
  /This file may already be saved.*See the disbursements/,
);
