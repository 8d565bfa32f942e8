import type { Meta, StoryObj } from '@storybook/react-vite';
import { offline, problem } from '@dasbor/sdk/testing';
import { expect, waitFor } from 'storybook/test';
import { shownAlert } from '../../../shared/testing/dialog.ts';
import { holdEnter } from '../../../shared/testing/hold-enter.ts';
import { what } from '../testing/create/left.ts';
import { createPage, messy, saved, showing } from '../testing/create/page.tsx';
import { batchCreation } from '../testing/create/scenarios.ts';
import { batchExamples } from '../testing/scenarios.ts';

const meta: Meta = { title: 'Disbursements/Create: held down', ...createPage };
export default meta;
type Story = StoryObj;

let tries = 0;
const refused = () => problem(409, 'DPAY_SUBACCOUNT_NOT_LIVE');
const answering = (answer: typeof offline | typeof refused) =>
  showing({
    ...batchCreation.succeeds,
    createDisbursement: () => {
      tries += 1;
      return answer();
    },
  });

/** However long: what was refused is asked for once, and again by another press. */
export const WhileItIsRefused: Story = {
  ...answering(refused),
  play: async (context) => {
    tries = 0;
    await messy(context);
    context.canvas.getByRole('button', { name: 'Simpan batch' }).focus();
    await holdEnter(20);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Batch belum tersimpan');
    await expect(tries).toBe(1);

    await holdEnter(0);
    await waitFor(() => expect(tries).toBe(2));
  },
};

/** The dialog goes, and the focus is back at the button that opened it. */
export const OnAQuestionWithoutConnection: Story = {
  ...answering(offline),
  beforeEach: () => saved.became(what, batchExamples.validating.id, 'other words'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    tries = 0;
    await messy(context);
    const save = canvas.getByRole('button', { name: 'Simpan batch' });
    await userEvent.click(save);
    const dialog = await shownAlert();
    // The press that asked is over.
    await new Promise((resolve) => setTimeout(resolve, 550));
    dialog.getByRole('button', { name: 'Simpan sebagai batch baru' }).focus();
    await holdEnter(40);
    await waitFor(() => expect(save).toHaveFocus());
    await expect(tries).toBe(1);
  },
};
