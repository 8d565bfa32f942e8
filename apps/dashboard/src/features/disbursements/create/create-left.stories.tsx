import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { EARLIER, file, left, MENDED, NOW, others, what } from '../testing/create/left.ts';
import { createPage, kept, open } from '../testing/create/page.tsx';
import { keptWork } from './kept/kept-work.ts';

const meta: Meta = { title: 'Disbursements/Create: left behind', ...createPage };
export default meta;
type Story = StoryObj;

/** Two tabs at two files: each gets its own words and edits, and the one that was at last is offered first. */
export const TwoFilesLeft: Story = {
  beforeEach: async () => {
    await kept.keep(file, { ...left, savedAt: EARLIER });
    await kept.keep(others, { ...left, fileName: 'b.csv', name: 'B', what: 'b', savedAt: EARLIER + 1 });
    await kept.keep(file, { ...left, description: 'Only of the first', savedAt: EARLIER + 2 });
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

/** The same file picked once more, in place of going on with it: what was done to it is back, and may be left out. */
const pickedAgain = (globals: object, back: RegExp, anew: string): Story => ({
  globals,
  beforeEach: async () => {
    await kept.keep(file, { ...left, edits: [MENDED], savedAt: EARLIER });
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
