import type { Meta, StoryObj } from '@storybook/react-vite';
import { eventStream, ok } from '@dasbor/sdk/testing';
import { expect, waitFor, within } from 'storybook/test';
import { balanceAnswer, balanceStates, entriesPage } from '../testing/scenarios.ts';
import BalancePage from './balance-page.tsx';

const meta: Meta<typeof BalancePage> = {
  title: 'Balance/History: as things happen',
  component: BalancePage,
};
export default meta;

const arriving = eventStream();
const [newest, ...older] = entriesPage.data;

/** The figures update in place. A new entry is announced in the pill, and no row moves. */
export const MoneyThatMoves: StoryObj<typeof BalancePage> = {
  parameters: {
    dasbor: {
      path: '/balance',
      scenario: {
        ...balanceStates.page,
        getBalance: [ok(balanceAnswer), ok({ data: { ...balanceAnswer.data, available: 84_462_500 } })],
        listBalanceEntries: [ok({ ...entriesPage, data: older }), ok(entriesPage)],
        streamEvents: arriving,
      },
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const table = await canvas.findByRole('table');
    await waitFor(() => expect(arriving.listeners).toBeGreaterThan(0));
    arriving.push({
      topic: 'withdrawal.updated',
      subject_id: newest?.reference_id ?? '',
      status: 'failed',
      at: '2026-11-20T03:46:08.600Z',
    });
    const pill = await canvas.findByRole('button', { name: 'Tampilkan 1 baru' });
    const figure = canvasElement.querySelector('[data-figure=available]');
    await waitFor(() => expect(figure).toHaveTextContent('Rp 84.462.500'));
    await expect(within(table).getAllByRole('row')).toHaveLength(older.length + 1);
    await userEvent.click(pill);
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(entriesPage.data.length + 1));
    await expect(canvas.queryByRole('button', { name: /baru$/ })).toBeNull();
  },
};
