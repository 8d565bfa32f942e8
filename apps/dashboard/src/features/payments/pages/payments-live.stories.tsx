import type { Meta, StoryObj } from '@storybook/react-vite';
import { eventStream, ok, problem } from '@dasbor/sdk/testing';
import { expect, waitFor } from 'storybook/test';
import { paymentExamples } from '../testing/examples.ts';
import { paymentList, paymentsPage } from '../testing/scenarios.ts';
import PaymentsPage from './payments-page.tsx';

const meta: Meta<typeof PaymentsPage> = {
  title: 'Payments/List: as things happen',
  component: PaymentsPage,
  parameters: { dasbor: { path: '/payments', scenario: paymentList.page } },
};
export default meta;
type Story = StoryObj<typeof PaymentsPage>;

const newPayment = { topic: 'payment.updated', status: 'processing', at: '2026-11-21T04:59:00.000Z' };

const arriving = eventStream();

/** New payments are counted in the pill; the rows do not move. */
export const ThreeNew: Story = {
  parameters: { dasbor: { path: '/payments', scenario: { ...paymentList.page, streamEvents: arriving } } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table');
    await waitFor(() => expect(arriving.listeners).toBeGreaterThan(0));
    for (const end of [1, 2, 3]) {
      arriving.push({ ...newPayment, subject_id: `pay_01KAJ90000000000000000000${end}` });
    }
    const pill = await canvas.findByRole('button', { name: 'Tampilkan 3 baru' });
    await userEvent.click(pill);
    await waitFor(() => expect(canvas.queryByRole('button', { name: /baru/ })).toBeNull());
  },
};

const changing = eventStream();

/** The status of a visible row is updated in place. */
export const RowThatCompletes: Story = {
  parameters: {
    dasbor: {
      path: '/payments',
      scenario: {
        ...paymentList.page,
        streamEvents: changing,
        getPayment: ok({ data: { ...paymentExamples.vaSettled, id: paymentExamples.vaProcessing.id } }),
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('table');
    const row = () =>
      canvasElement.querySelector<HTMLElement>(`[data-row="${paymentExamples.vaProcessing.id}"]`);
    await expect(row()).toHaveTextContent('Menunggu pembayaran');
    await waitFor(() => expect(changing.listeners).toBeGreaterThan(0));
    changing.push({
      topic: 'payment.updated',
      subject_id: paymentExamples.vaProcessing.id,
      status: 'completed',
      at: '2026-11-21T04:59:00.000Z',
    });
    await waitFor(() => expect(row()).toHaveTextContent('Dana sudah masuk'));
  },
};

const failing = eventStream();

/** The last rows stay, with a note that they are the last. */
export const StaleAfterAFailedRenewal: Story = {
  parameters: {
    dasbor: {
      path: '/payments',
      scenario: {
        listPayments: [ok(paymentsPage), problem(503, 'DPAY_SERVICE_UNAVAILABLE')],
        streamEvents: failing,
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table');
    await waitFor(() => expect(failing.listeners).toBeGreaterThan(0));
    failing.push({ ...newPayment, subject_id: 'pay_01KAJ900000000000000000001' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Tampilkan 1 baru' }));
    await expect(await canvas.findByText('Data mungkin bukan yang terbaru')).toBeVisible();
    await expect(canvas.getByRole('table')).toBeVisible();
  },
};
