import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { csvFile, manyRows } from '../testing/create/files.ts';
import { cell, createPage, messy, open } from '../testing/create/page.tsx';

const meta: Meta = { title: 'Disbursements/Create: rows are mended', ...createPage };
export default meta;
type Story = StoryObj;

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
