import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { ok, type RecordedCall } from '@dasbor/sdk/testing';
import { expect, waitFor } from 'storybook/test';
import { expectSeen } from '../../../shared/testing/seen.ts';
import { batchExamples } from '../testing/scenarios.ts';
import { csvFile, MESSY } from '../testing/create/files.ts';
import { cell, createPage, messy, open, showing } from '../testing/create/page.tsx';
import { batchCreation } from '../testing/create/scenarios.ts';

let sent = undefined as RecordedCall | undefined;

const meta: Meta = {
  title: 'Disbursements/Create: longer than a cell',
  ...createPage,
  ...showing({
    ...batchCreation.succeeds,
    saveDisbursementEdits: (call) => {
      sent = call;
      return ok({ data: batchExamples.validating });
    },
  }),
};
export default meta;
type Story = StoryObj;

const LONG = 'Gaji '.repeat(100);
const NOT_TAKEN =
  'Tidak ada yang diubah: Catatan di baris 3 akan lebih dari 400 karakter. Persingkat teksnya lebih dulu.';

const saved = async ({ canvas }: StoryContext) => {
  await waitFor(() => expect(canvas.getByText('Semua perubahan tersimpan.')).toBeVisible());
};

/** The whole paste is rejected, because half of it would change a payout. Existing cells can still be saved. */
export const Pasted: Story = {
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    sent = undefined;
    await messy(context);
    await userEvent.click(cell(canvasElement, 3, 6));
    await userEvent.paste(`0812-3456-7890\t${LONG}`);
    await expectSeen(await canvas.findByText(NOT_TAKEN));
    await expect(cell(canvasElement, 3, 6).firstElementChild).toHaveTextContent('');
    await expect(cell(canvasElement, 3, 7)).toHaveTextContent('Gaji November');
    await userEvent.click(cell(canvasElement, 3, 7));
    await userEvent.paste('Gaji Desember');
    await waitFor(() => expect(cell(canvasElement, 3, 7)).toHaveTextContent('Gaji Desember'));
    await expect(canvas.queryByText(NOT_TAKEN)).toBeNull();
    await saved(context);
    await expect(sent).toHaveProperty('body.edits', [{ row: 3, cells: { notes: 'Gaji Desember' } }]);
  },
};

/** While a cell is edited, long text is not truncated either. */
export const PastedWhileEditing: Story = {
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    sent = undefined;
    await messy(context);
    await userEvent.dblClick(cell(canvasElement, 3, 7));
    await userEvent.paste(LONG);
    await userEvent.keyboard('{Enter}');
    await expectSeen(await canvas.findByText(NOT_TAKEN));
    await expect(cell(canvasElement, 3, 7)).toHaveTextContent('Gaji November');
    await saved(context);
    await expect(sent).toBeUndefined();
  },
};

/** On a phone the error is beside the field, where the text can be shortened. */
export const PastedOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context, csvFile(MESSY));
    const notes = await canvas.findByLabelText('Catatan', {}, { timeout: 5000 });
    await userEvent.clear(notes);
    await userEvent.paste(LONG);
    await userEvent.tab();
    await expect(notes).toHaveValue(LONG);
    await expect(notes).toHaveAccessibleDescription(
      'Paling banyak 400 karakter. Isi yang lama tetap dipakai sampai ini dipersingkat.',
    );
    await userEvent.clear(notes);
    await userEvent.type(notes, 'Gaji Desember');
    await userEvent.tab();
    await expect(notes).not.toHaveAttribute('aria-invalid');
    await saved(context);
    await expect(sent).toHaveProperty('body.edits', [{ row: 3, cells: { notes: 'Gaji Desember' } }]);
  },
};

/** A character that the database cannot store comes from damaged text. */
export const BrokenLetter: Story = {
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    sent = undefined;
    await messy(context);
    await userEvent.click(cell(canvasElement, 3, 7));
    await userEvent.paste('Gaji \uD83D');
    await expectSeen(await canvas.findByText(/^Tidak ada yang diubah: .* berisi huruf yang rusak/));
    await saved(context);
  },
};
