import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { offline, ok, problem } from '@dasbor/sdk/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import { expectSeen } from '../../../shared/testing/seen.ts';
import { fileMark } from '../api/file-mark.ts';
import { contentMark } from '../api/use-create-from-file.ts';
import { csvFile, MESSY } from '../testing/create/files.ts';
import { createPage, kept, open, saved, showing } from '../testing/create/page.tsx';
import { batchCreation } from '../testing/create/scenarios.ts';
import { batchExamples } from '../testing/scenarios.ts';

const meta: Meta = { title: 'Disbursements/Create: saved once', ...createPage };
export default meta;
type Story = StoryObj;

const question = () => screen.findByRole('alertdialog', {}, { timeout: 5000 });
/** After a look at what there is already. */
const saveAgain = async ({ userEvent }: Pick<StoryContext, 'userEvent'>) =>
  userEvent.click(
    within(await question()).getByRole('button', {
      name: /^(?:Simpan sebagai batch baru|Save as another batch)$/,
    }),
  );

/** Below the text, and not where a second Enter on the button that asks would take it. */
async function expectWayToLook(dialog: HTMLElement) {
  const { getByRole } = within(dialog);
  const text = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  await waitFor(() => expect(getByRole('button', { name: /^(?:Batal|Cancel)$/ })).toHaveFocus());
  const gap = getByRole('link').getBoundingClientRect().top - (text?.getBoundingClientRect().bottom ?? NaN);
  await expect(gap).toBeGreaterThanOrEqual(12);
}

const file = csvFile(MESSY);
const what = await fileMark(file);
const NOW = new Date('2026-11-21T05:00:00Z');
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

/** In another tab, which was closed, it was mended since it was opened here: that is in no batch yet, and stays. */
export const MendedElsewhere: Story = {
  ...countsBatches,
  play: async (context) => {
    await open(context, file);
    const save = await context.canvas.findByRole('button', { name: 'Simpan batch' }, { timeout: 5000 });
    await waitFor(async () => expect(await kept.work(what)).toBeDefined());
    const edits = [{ row: 3, cells: { account_owner_name: 'Siti Rahma' } }];
    const others = { fileName: file.name, name: 'Gaji', description: '', edits, what };
    await kept.keep(file, { ...others, savedAt: NOW.getTime() + 1 });
    await context.userEvent.click(save);
    await waitFor(() => expect(context.canvas.getByText('Batch')).toBeVisible());
    await expect(await kept.work(what)).toMatchObject({ edits: [{ row: 3 }] });
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
    const content = contentMark({ name, description: '', source: '', edits: [] });
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
    await userEvent.type(canvas.getByLabelText(/^Keterangan/), 'Terbaru');
    saved.became(what, batchExamples.validating.id, 'other words');
    await kept.drop(what);
    await userEvent.click(save);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('File ini sudah menjadi batch');
    await expect(asked).toEqual([]);
    await expect(await kept.find(NOW)).toMatchObject({ description: 'Terbaru' });
    save.click();
    save.click();
    await question();
    await expect(asked).toEqual([]);
    await saveAgain(context);
    await waitFor(() => expect(canvas.getByText('Batch')).toBeVisible());
    await expect(asked).toHaveLength(1);
  },
};

let answer: () => void;
const answersLater = showing({
  ...batchCreation.succeeds,
  createDisbursement: async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    return ok({ data: batchExamples.validating }, { status: 201 });
  },
});

/** What is being saved stands still; what another tab does to the file meanwhile is no part of the batch, and stays. */
export const BeingSaved: Story = {
  ...answersLater,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context, file);
    await userEvent.click(await canvas.findByRole('button', { name: 'Simpan batch' }, { timeout: 5000 }));
    await expect(await canvas.findByText('Menyimpan batch…')).toBeVisible();
    for (const held of [
      canvas.getByLabelText('Nama batch'),
      canvas.getByRole('button', { name: 'Ganti file' }),
    ]) {
      held.focus();
      await expect(held).not.toHaveFocus();
    }
    const work = { fileName: file.name, name: 'Gaji', description: 'Of another tab', edits: [], what };
    await kept.keep(file, { ...work, savedAt: NOW.getTime() });
    answer();
    await waitFor(() => expect(canvas.getByText('Batch')).toBeVisible());
    await expect(await kept.find(NOW)).toMatchObject({ description: 'Of another tab' });
  },
};

/** Mended in another program since it was picked: no connection is to blame, and trying again is no help. */
export const ChangedSince: Story = {
  ...showing({ ...batchCreation.succeeds, uploadDisbursementFile: offline() }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const changed = csvFile(MESSY);
    changed.slice = () => {
      throw new DOMException('It was changed', 'NotReadableError');
    };
    await open(context, changed);
    await userEvent.click(await canvas.findByRole('button', { name: 'Simpan batch' }, { timeout: 5000 }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /diubah setelah dipilih. Pilih sekali lagi/,
    );
  },
};

/** Picked once more after it was saved, by mistake or on purpose: one is told, and may make another batch of it. */
export const SavedAgainOnPurpose: Story = {
  ...countsBatches,
  beforeEach: () => saved.became(what, batchExamples.validating.id, 'other words'),
  play: async (context) => {
    asked.length = 0;
    const { canvas, userEvent } = context;
    await open(context, file);
    const alert = await canvas.findByRole('alert', {}, { timeout: 5000 });
    await expect(alert).toHaveTextContent('File ini sudah menjadi batch');
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan batch' }));
    const dialog = await question();
    await expect(dialog).toHaveTextContent(/dibayar dua kali.*Buka batch itu/);
    await expectWayToLook(dialog);
    await saveAgain(context);
    await waitFor(() => expect(canvas.getByText('Batch')).toBeVisible());
    await expect(asked).toHaveLength(1);
  },
};

/** Looked at first, and left. */
export const NotSavedAgain: Story = {
  ...SavedAgainOnPurpose,
  play: async (context) => {
    asked.length = 0;
    const { canvas, userEvent } = context;
    await open(context, file);
    await userEvent.click(await canvas.findByRole('button', { name: 'Simpan batch' }, { timeout: 5000 }));
    await userEvent.click(within(await question()).getByRole('link', { name: 'Buka batch itu' }));
    await waitFor(() => expect(canvas.getByText('Batch')).toBeVisible());
    await expect(asked).toEqual([]);
  },
};

/** The same payroll, downloaded once more under another name. */
export const SavedUnderAnotherName: Story = {
  ...SavedAgainOnPurpose,
  play: async (context) => {
    await open(context, csvFile(MESSY, 'gaji-november (1).csv'));
    const alert = await context.canvas.findByRole('alert', {}, { timeout: 5000 });
    await expect(alert).toHaveTextContent('File ini sudah menjadi batch');
  },
};

/** The answer was lost two days ago: by now the server knows the key no more. */
export const KeyForgotten: Story = {
  ...countsBatches,
  beforeEach: () => saved.asked(what, saved.keyFor(what), new Date('2026-11-19T05:00:00Z')),
  play: async (context) => {
    const { canvas } = context;
    asked.length = 0;
    await open(context, file);
    const save = await canvas.findByRole('button', { name: 'Simpan batch' }, { timeout: 5000 });
    save.click();
    save.click();
    await expect(await question()).toHaveTextContent(/File ini mungkin sudah tersimpan.*Lihat daftar/);
    await expect(asked).toEqual([]);
    await saveAgain(context);
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
      await userEvent.click(save);
      const dialog = await question();
      await expect(dialog).toHaveTextContent(words);
      await expectWayToLook(dialog);
      await saveAgain(context);
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
