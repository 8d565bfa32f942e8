import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { isAsked } from '../testing/create/asked.ts';
import { file, left, NOW, what } from '../testing/create/left.ts';
import { createPage, kept, messy, open } from '../testing/create/page.tsx';

const meta: Meta = { title: 'Disbursements/Create: not kept', ...createPage };
export default meta;
type Story = StoryObj;

const mend = async ({ canvas, userEvent }: StoryContext, text: string) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Masalah berikutnya' }));
  await userEvent.keyboard(`${text}{Enter}`);
};
const keeps = (many: number) =>
  waitFor(async () => expect((await kept.work(what))?.edits).toHaveLength(many));

/** From now on: the browser has no room for anything more. */
const fill = () =>
  spyOn(IDBTransaction.prototype, 'commit').mockImplementation(function (this: IDBTransaction) {
    this.abort();
  });

const changeFile = ({ canvas, userEvent }: StoryContext) =>
  userEvent.click(canvas.getByRole('button', { name: 'Ganti file' }));

/** What was kept before lies there, and is not taken for what was done since; asked as often as it is pressed. */
export const FullSince: Story = {
  play: async (context) => {
    await messy(context);
    await mend(context, 'mandiri');
    await keeps(1);
    const refused = fill();
    await mend(context, 'Siti Rahma');
    await waitFor(() => expect(refused).toHaveBeenCalled());
    for (let times = 0; times < 2; times += 1) {
      await changeFile(context);
      await isAsked(context, /^2 perubahan tidak dapat disimpan di perangkat ini/);
    }
    await expect((await kept.work(what))?.edits).toHaveLength(1);
  },
};

/** It was pressed before the browser had said that it is full. */
export const FullAtOnce: Story = {
  play: async (context) => {
    await messy(context);
    await mend(context, 'mandiri');
    await keeps(1);
    fill();
    await mend(context, 'Siti Rahma');
    await changeFile(context);
    await isAsked(context, /^2 perubahan tidak dapat disimpan di perangkat ini/);
  },
};

/** The last edit of two tabs stays: whoever leaves the other hears that theirs does not. */
export const WrittenOverByAnotherTab: Story = {
  play: async (context) => {
    await messy(context);
    await mend(context, 'mandiri');
    await keeps(1);
    const edits = [{ row: 4, cells: { amount: '10000' } }];
    await kept.keep(file, { ...left, edits, savedAt: NOW.getTime() + 1 });
    await changeFile(context);
    await isAsked(context, /^1 perubahan tidak dapat disimpan di perangkat ini/);
    await expect((await kept.work(what))?.edits).toEqual(edits);
  },
};

/** Where the browser keeps nothing, what was only said of a file is asked about too, as before a sign-out and a closed tab. */
export const OnlySaid: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const refused = fill();
    await messy(context);
    await waitFor(() => expect(refused).toHaveBeenCalled());
    await expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
    await userEvent.type(canvas.getByLabelText(/^Keterangan/), 'November');
    await expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
    await changeFile(context);
    await isAsked(context, /^1 perubahan tidak dapat disimpan di perangkat ini/);
  },
};

/** What the browser keeps of it is offered again: nobody is asked. */
export const OnlySaidAndKept: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await messy(context);
    await userEvent.type(canvas.getByLabelText(/^Keterangan/), 'November');
    await waitFor(async () => expect((await kept.work(what))?.description).toBe('November'));
    await expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
    await changeFile(context);
    await expect(await canvas.findByRole('button', { name: 'Lanjutkan' })).toBeVisible();
  },
};

/** A browser that never says what lies in it keeps nobody waiting. */
export const NeverAnswered: Story = {
  play: async (context) => {
    const asked = spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => ({}) as IDBRequest);
    await open(context, file);
    await expect(await context.canvas.findByLabelText('Nama batch', {}, { timeout: 6000 })).toHaveValue(
      'gaji-november',
    );
    await expect(asked).toHaveBeenCalled();
  },
};
