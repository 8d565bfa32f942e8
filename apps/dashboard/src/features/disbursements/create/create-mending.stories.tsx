import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { expectSeen } from '../../../shared/testing/seen.ts';
import { csvFile, manyRows } from '../testing/create/files.ts';
import { cell, createPage, messy, open } from '../testing/create/page.tsx';

const meta: Meta = { title: 'Disbursements/Create: rows are mended', ...createPage };
export default meta;
type Story = StoryObj;

/** Rows with problems come first, each with its problem in words. */
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

/** By keyboard only: go to the next problem, fix it, undo and redo. */
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

/** One click fixes all rows with the same text. */
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

/** A manual fix is offered for other cells with the same text. */
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
    await expect(await canvas.findByText('Semua baris sudah siap.')).toBeVisible();
    await expect(canvas.getByText('5 baris dihapus (no. 3–4, 6–7, 9).')).toBeVisible();
    await expect(canvas.getByText(/3 dari 8 baris/)).toBeVisible();
    const undo = canvas.getByText('Urungkan (Ctrl+Z)');
    await expect(undo).toHaveFocus();
    await userEvent.click(undo);
    await expect(await canvas.findByRole('grid')).toHaveAttribute('aria-rowcount', '6');
    await waitFor(() => expect(canvas.queryByText(/3 dari 8 baris/)).toBeNull());
    await expect(canvas.queryByText('Urungkan (Ctrl+Z)')).toBeNull();
  },
};

/** The documented shortcuts work from the current focus. */
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

/** Pasted spreadsheet cells overwrite existing cells. */
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

/** A notice reports cells that do not fit. */
export const PastedBeyondTheLastRow: Story = {
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await messy(context);
    await waitFor(() => expect(cell(canvasElement, 9, 4)).toBeVisible());
    await userEvent.click(cell(canvasElement, 9, 4));
    await waitFor(() => expect(cell(canvasElement, 9, 4)).toHaveFocus());
    await userEvent.paste('100000\n200000\n300000\n');
    await waitFor(() => expect(cell(canvasElement, 9, 4)).toHaveTextContent('100000'));
    await expectSeen(await canvas.findByText('1 sel ditempel; sisanya di luar tabel.'));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(canvas.queryByText(/sisanya di luar tabel/)).toBeNull());
  },
};

const TWO_ROWS = 'Ani\tBCA\t8422640014\t300000\nAni\tBCA\t8422640014\t300000\n';
/** Without the text of its problems. */
const textIn = (canvasElement: HTMLElement, row: number, column: number) =>
  cell(canvasElement, row, column).firstElementChild?.textContent;
const textsIn = (canvasElement: HTMLElement, row: number) =>
  [1, 2, 3, 4, 5].map((column) => textIn(canvasElement, row, column));

/** Home goes to the first cell of the row, and a paste there keeps the copied columns. */
export const PastedAtHome: Story = {
  play: async (context) => {
    const { canvasElement, userEvent } = context;
    await messy(context);
    await userEvent.click(cell(canvasElement, 3, 1));
    await userEvent.keyboard('{ArrowRight}{Home}');
    await waitFor(() => expect(cell(canvasElement, 3, 1)).toHaveFocus());
    await userEvent.paste(TWO_ROWS);
    await waitFor(() =>
      expect(textsIn(canvasElement, 4)).toEqual(['Ani', 'BCA', '8422640014', '300000', 'agus @contoh.id']),
    );
    await expect(textsIn(canvasElement, 3)).toEqual(['Ani', 'BCA', '8422640014', '300000', '']);
  },
};

/** A paste on the row number also starts at the first cell. */
export const PastedOnARowsNumber: Story = {
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await messy(context);
    await userEvent.click(cell(canvasElement, 3, 1));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(cell(canvasElement, 3, 0)).toHaveFocus());
    await userEvent.paste(TWO_ROWS);
    await waitFor(() =>
      expect(textsIn(canvasElement, 4)).toEqual(['Ani', 'BCA', '8422640014', '300000', 'agus @contoh.id']),
    );
    await expect(textsIn(canvasElement, 3)).toEqual(['Ani', 'BCA', '8422640014', '300000', '']);
    await expect(canvas.getByText('8 sel ditempel.')).toBeInTheDocument();
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(cell(canvasElement, 3, 1)).toHaveTextContent('Siti Aminah'));
  },
};

/** Typing on the row number edits the first cell. */
export const TypedOnARowsNumber: Story = {
  play: async (context) => {
    const { canvasElement, userEvent } = context;
    await messy(context);
    await userEvent.click(cell(canvasElement, 3, 1));
    await userEvent.keyboard('{ArrowLeft}Ani{Enter}');
    await waitFor(() => expect(cell(canvasElement, 3, 1)).toHaveTextContent('Ani'));
    await expect(cell(canvasElement, 4, 1)).toHaveFocus();
    await expect(cell(canvasElement, 3, 2)).toHaveTextContent('Mandri');
  },
};

/** Delete removes the row if only the row number is selected. If cells are selected too, it clears them. */
export const DeletedOnARowsNumber: Story = {
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await messy(context);
    await userEvent.click(cell(canvasElement, 3, 1));
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}{Delete}');
    await waitFor(() => expect(textIn(canvasElement, 3, 1)).toBe(''));
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '6');
    await expect(cell(canvasElement, 3, 2)).toHaveTextContent('Mandri');
    await userEvent.keyboard('{Home}{ArrowLeft}{Delete}');
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '5'));
    await expect(canvas.getByText('1 baris dihapus (no. 3).')).toBeVisible();
  },
};

/** Cut copies cells or whole rows and removes them. Undo restores them. */
export const Cut: Story = {
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await messy(context);
    const cut = (row: number, column: number) => {
      const clipboardData = new DataTransfer();
      const event = new ClipboardEvent('cut', { clipboardData, bubbles: true, cancelable: true });
      cell(canvasElement, row, column).dispatchEvent(event);
      return clipboardData.getData('text/plain');
    };
    await userEvent.click(cell(canvasElement, 3, 2));
    await expect(cut(3, 2)).toBe('Mandri');
    await waitFor(() => expect(textIn(canvasElement, 3, 2)).toBe(''));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(cell(canvasElement, 3, 2)).toHaveTextContent('Mandri'));
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(cut(3, 0)).toBe('Siti Aminah\tMandri\t1370012345678\t2.500.000\t\t\tGaji November');
    await waitFor(() => expect(textsIn(canvasElement, 3)).toEqual(['', '', '', '', '']));
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '6');
  },
};

/** The row's marker keeps its size with a long row number. */
export const LongRowNumbers: Story = {
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const mark = (row: number) =>
      canvasElement.querySelector(`[data-row="${row}"] [role=rowheader] svg`)?.getBoundingClientRect().width;
    await open(context, csvFile(manyRows(160)));
    await canvas.findByRole('grid', {}, { timeout: 5000 });

    await waitFor(() => expect(mark(159)).toBeGreaterThan(16));
    await expect(mark(159)).toBe(mark(9));
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
