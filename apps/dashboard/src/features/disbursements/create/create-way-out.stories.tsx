import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { expect, fireEvent, spyOn, waitFor } from 'storybook/test';
import { isAsked, watchWayBack } from '../testing/create/asked.ts';
import { file, left, NOW, what } from '../testing/create/left.ts';
import { createPage, kept, messy } from '../testing/create/page.tsx';

const meta: Meta = {
  title: 'Disbursements/Create: left at once',
  ...createPage,
  render: () => (
    <>
      <Elsewhere />
      {createPage.render()}
    </>
  ),
};
export default meta;
type Story = StoryObj;

const ELSEWHERE = '/disbursements/detail/1';
/** With an address as the dashboard's links have it. */
function Elsewhere() {
  const navigate = useNavigate();
  const go = (event: MouseEvent) => {
    event.preventDefault();
    void navigate(ELSEWHERE);
  };
  return (
    <a href={`#${ELSEWHERE}`} onClick={go} style={{ display: 'inline-block', padding: '0.5rem' }}>
      Lain
    </a>
  );
}

const say = ({ canvas }: StoryContext) =>
  fireEvent.change(canvas.getByLabelText(/^Keterangan/), { target: { value: 'November' } });
const mend = async ({ canvas, userEvent }: StoryContext) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Masalah berikutnya' }));
  await userEvent.keyboard('mandiri{Enter}');
};
/** The first thing that is written of a file, as it is opened, is answered. */
const opened = async (context: StoryContext) => {
  await messy(context);
  await waitFor(async () => expect(await kept.work(what)).toBeDefined());
};

/** From now on: the browser has no room for anything more, and says so once it is asked to write. */
const fill = () =>
  spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('It is full', 'QuotaExceededError');
  });
/** From now on: it says nothing of what it is asked. */
const hang = () => {
  const store = { get: () => ({}), put: () => ({}), transaction: { commit: () => undefined } };
  return spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(
    () => ({ objectStore: () => store }) as unknown as IDBTransaction,
  );
};

const follow = ({ canvas }: StoryContext) => canvas.getByRole('link', { name: 'Lain' }).click();
/** As the browser says that it will, and whether it may. */
const goBack = () => {
  const how = { navigationType: 'traverse', destination: { key: 'list', url: '#/disbursements' } };
  return navigation.dispatchEvent(Object.assign(new Event('navigate', { cancelable: true }), how));
};
const close = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));

const LOST = /^1 perubahan tidak dapat disimpan di perangkat ini/;

/** What is written comes first, and nobody waits for a question. */
export const SaidAndKept: Story = {
  play: async (context) => {
    await opened(context);
    say(context);
    follow(context);
    await expect(await context.canvas.findByText('Batch')).toBeVisible();
    await expect(document.querySelector('[role="dialog"]')).toBeNull();
    await expect(await kept.work(what)).toMatchObject({ description: 'November' });
  },
};

export const MendedAndKeptOnTheWayBack: Story = {
  play: async (context) => {
    const goes = watchWayBack();
    await opened(context);
    await mend(context);
    await expect(goBack()).toBe(false);
    await waitFor(() => expect(goes.mock.calls).toEqual([['list']]));
    await expect(document.querySelector('[role="dialog"]')).toBeNull();
    await expect((await kept.work(what))?.edits).toHaveLength(1);
  },
};

/** As another tab does at the same file, once what was done here is kept. */
const writeOver = () => kept.keep(file, { ...left, description: 'Another tab', savedAt: NOW.getTime() + 1 });

/** The browser said yes, and another tab has written over it since: asked each time, by the way back as by a link. */
export const MendedAndWrittenOver: Story = {
  play: async (context) => {
    await opened(context);
    await mend(context);
    await waitFor(async () => expect((await kept.work(what))?.edits).toHaveLength(1));
    await writeOver();
    for (let times = 0; times < 2; times += 1) {
      await expect(goBack()).toBe(false);
      await isAsked(context, LOST);
    }
    await expect(await kept.work(what)).toMatchObject({ description: 'Another tab' });
  },
};

export const SaidAndWrittenOver: Story = {
  play: async (context) => {
    await opened(context);
    say(context);
    await waitFor(async () => expect((await kept.work(what))?.description).toBe('November'));
    await writeOver();
    follow(context);
    await isAsked(context, LOST);
    await expect(goBack()).toBe(false);
    await isAsked(context, LOST);
    await expect(await kept.work(what)).toMatchObject({ description: 'Another tab' });
  },
};

/** That link is asked about also where everything is kept. */
export const MendedAndKept: Story = {
  play: async (context) => {
    await opened(context);
    await mend(context);
    follow(context);
    await isAsked(context, /^1 perubahan tersimpan di perangkat ini/);
  },
};

/** Loaded anew at once: nobody is asked, and it is kept. */
export const SaidAndClosed: Story = {
  play: async (context) => {
    await opened(context);
    say(context);
    await expect(close()).toBe(true);
    await expect(await kept.work(what)).toMatchObject({ description: 'November' });
  },
};

export const SaidWhereItIsFull: Story = {
  play: async (context) => {
    await opened(context);
    fill();
    say(context);
    follow(context);
    await isAsked(context, LOST);
    await expect(close()).toBe(false);
    await expect(goBack()).toBe(false);
    await isAsked(context, LOST);
  },
};

export const MendedWhereItIsFull: Story = {
  play: async (context) => {
    await opened(context);
    fill();
    await mend(context);
    await expect(goBack()).toBe(false);
    await isAsked(context, LOST);
    follow(context);
    await isAsked(context, LOST);
  },
};

/** It said nothing when the file was picked, so nothing is awaited of it. */
export const SaidWhereItNeverAnswers: Story = {
  play: async (context) => {
    await context.canvas.findByRole('button', { name: 'Pilih file' });
    hang();
    await messy(context);
    await expect(close()).toBe(true);
    say(context);
    await expect(close()).toBe(false);
    await expect(goBack()).toBe(false);
    await isAsked(context, LOST);
    follow(context);
    await isAsked(context, LOST);
  },
};

/** It answered before: it is waited for as long as nobody takes the link for broken. */
export const SaidWhereItAnswersNoMore: Story = {
  play: async (context) => {
    await opened(context);
    hang();
    say(context);
    follow(context);
    await isAsked(context, LOST);
  },
};

/** What is counted is the same where it is kept and where it is not. */
export const MendedAndSaidAndKept: Story = {
  play: async (context) => {
    await opened(context);
    await mend(context);
    say(context);
    follow(context);
    await isAsked(context, /^2 perubahan tersimpan di perangkat ini/);
  },
};

/** It was full, and is no more: nothing is lost by then, and nobody is asked. */
export const SaidWhereThereIsRoomAgain: Story = {
  play: async (context) => {
    await opened(context);
    const full = fill();
    say(context);
    follow(context);
    await isAsked(context, LOST);
    full.mockRestore();
    follow(context);
    await expect(await context.canvas.findByText('Batch')).toBeVisible();
    await expect(document.querySelector('[role="dialog"]')).toBeNull();
    await expect(await kept.work(what)).toMatchObject({ description: 'November' });
  },
};
