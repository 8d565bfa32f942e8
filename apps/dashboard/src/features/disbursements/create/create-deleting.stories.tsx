import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { expectSeen } from '../../../shared/testing/seen.ts';
import { csvFile, manyRows } from '../testing/create/files.ts';
import { cell, createPage, open } from '../testing/create/page.tsx';

const meta: Meta = { title: 'Disbursements/Create: rows are deleted', ...createPage };
export default meta;
type Story = StoryObj;

/** Thirty rows, all shown. Row 9 has a problem. */
const thirty = async (context: StoryContext) => {
  const { canvas, userEvent } = context;
  await open(context, csvFile(manyRows(30)));
  await canvas.findAllByRole('rowheader', {}, { timeout: 5000 });
  await userEvent.click(canvas.getByRole('button', { name: /^(?:Semua|All)/ }));
  await showing(context, 30);
};

const showing = ({ canvas }: StoryContext, many: number) =>
  waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', String(many + 1)));

const search = async (context: StoryContext, text: string) => {
  await context.userEvent.type(context.canvas.getByRole('searchbox'), text);
};

/** Selects rows with Space on the row header. */
const tick = async ({ canvasElement, userEvent }: StoryContext, ...rows: readonly number[]) => {
  for (const row of rows) {
    await userEvent.click(cell(canvasElement, row, 1));
    await userEvent.keyboard('{ArrowLeft} ');
    await waitFor(() => expect(tickOf(canvasElement, row)).toBeChecked());
  }
};

const tickOf = (canvasElement: HTMLElement, row: number) =>
  cell(canvasElement, row, 0).querySelector<HTMLInputElement>('input');

/** Delete removes the focused row, not a selected row that the search hides. */
export const TickedOutOfSight: Story = {
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await thirty(context);
    await tick(context, 10);
    await search(context, 'Karyawan 21');
    await showing(context, 1);
    await expect(canvas.queryByRole('button', { name: /^Hapus 1 baris/ })).toBeNull();
    await userEvent.click(cell(canvasElement, 22, 1));
    await userEvent.keyboard('{Control>}{Delete}{/Control}');
    await expectSeen(await canvas.findByText('1 baris dihapus (no. 22).'));
    await userEvent.clear(canvas.getByRole('searchbox'));
    await showing(context, 29);
    await expect(cell(canvasElement, 10, 1)).toHaveTextContent('Karyawan 9');
    await expect(tickOf(canvasElement, 10)).not.toBeChecked();
    await userEvent.click(canvas.getByText('Urungkan (Ctrl+Z)'));
    await showing(context, 30);
    await expect(cell(canvasElement, 22, 1)).toHaveTextContent('Karyawan 21');
  },
};

/** Delete on a selected row removes all selected rows. Delete on another row removes only that row. */
export const TickedTogether: Story = {
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await thirty(context);
    await tick(context, 4, 5, 6, 12);
    await userEvent.keyboard('{Delete}');
    await expectSeen(await canvas.findByText('4 baris dihapus (no. 4–6, 12).'));
    await userEvent.keyboard('{Control>}z{/Control}');
    await showing(context, 30);
    await tick(context, 14);
    await userEvent.click(cell(canvasElement, 16, 3));
    await userEvent.keyboard('{Control>}{Delete}{/Control}');
    await expect(await canvas.findByText('1 baris dihapus (no. 16).')).toBeVisible();
    await expect(cell(canvasElement, 14, 1)).toBeVisible();
  },
};

/** Changing the visible rows clears the selected range. */
export const MarkedBeforeTheFilter: Story = {
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await thirty(context);
    await userEvent.click(cell(canvasElement, 8, 1));
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(cell(canvasElement, 8, 1)).toHaveAttribute('data-in');
    await userEvent.click(canvas.getByRole('button', { name: /^Perlu diperbaiki/ }));
    await showing(context, 1);
    await userEvent.click(canvas.getByRole('button', { name: /^Semua/ }));
    await showing(context, 30);
    cell(canvasElement, 9, 1).focus();
    await userEvent.keyboard('{Control>}{Delete}{/Control}');
    await expect(await canvas.findByText('1 baris dihapus (no. 9).')).toBeVisible();
  },
};

/** Deletes all invalid rows, even those that the search hides. Their number is shown before and after. */
export const InvalidOutOfSight: Story = {
  globals: { language: 'en' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await thirty(context);
    await search(context, 'Karyawan 21');
    await showing(context, 1);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete all invalid (1)' }));
    await expectSeen(await canvas.findByText('Rows deleted: 1 (no. 9), including hidden rows: 1.'));
    await userEvent.click(canvas.getByText('Undo (Ctrl+Z)'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Needs fixing 1' })).toBeVisible());
  },
};
