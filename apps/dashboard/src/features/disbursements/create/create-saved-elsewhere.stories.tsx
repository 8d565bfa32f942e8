import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectSeen } from '../../../shared/testing/seen.ts';
import { csvFile, MESSY } from '../testing/create/files.ts';
import { EARLIER, file, left, NOW, others, what } from '../testing/create/left.ts';
import { createPage, kept, open, saved, saving } from '../testing/create/page.tsx';
import { batchExamples } from '../testing/scenarios.ts';

const meta: Meta = { title: 'Disbursements/Create: saved by another tab', ...createPage };
export default meta;
type Story = StoryObj;

let end: () => Promise<unknown>;

/** The file was left behind, and a page that is gone, or another tab, is just saving it. */
const beingSaved = (globals: object, then: (context: StoryContext) => Promise<void>): Story => ({
  globals,
  beforeEach: async () => {
    await kept.keep(file, { ...left, savedAt: EARLIER });
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
    await kept.keep(file, { ...left, savedAt: EARLIER });
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
    await kept.keep(file, { ...left, savedAt: EARLIER });
  },
  play: async ({ canvas, userEvent }) => {
    const resume = await canvas.findByRole('button', { name: 'Lanjutkan' });
    saved.became(what, batchExamples.validating.id, 'other words');
    await kept.drop(what);
    await userEvent.click(resume);
    await expect(await canvas.findByText('Batch')).toBeVisible();
  },
};

/** Left behind in one tab, saved in another: it is said before it becomes a second batch. */
const savedSince = (globals: object, resume: string, words: RegExp): Story => ({
  globals,
  beforeEach: async () => {
    saved.became(what, batchExamples.validating.id, 'other words');
    await kept.keep(file, { ...left, description: 'Left', savedAt: EARLIER });
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
