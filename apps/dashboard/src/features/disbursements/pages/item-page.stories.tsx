import type { Meta, StoryObj } from '@storybook/react-vite';
import { offline, ok, problem, type RecordedCall } from '@dasbor/sdk/testing';
import { expect, waitFor } from 'storybook/test';
import { saying } from '../../../shared/testing/page-at.ts';
import { recordStories } from '../../../shared/testing/record-stories.ts';
import { onePage } from '../../../shared/testing/list-states.ts';
import { shownDialog } from '../../../shared/testing/dialog.ts';
import { banks, batchExamples, itemDetail, itemExamples, itemStates } from '../testing/scenarios.ts';
import type { DisbursementItem } from '../api/types.ts';
import ItemPage from './item-page.tsx';

const { partly, failed, done, processing, invalid, valid } = itemExamples;

const stories = recordStories(itemStates, {
  path: `/disbursements/info/${partly.id}`,
  pattern: '/disbursements/info/:id',
  missing: 'Item pencairan tidak ditemukan.',
  back: ['Semua kiriman', '/disbursements/items-details'],
  permission: 'Lihat disbursement',
});
const { showing } = stories;

const meta: Meta<typeof ItemPage> = {
  title: 'Disbursements/One payout',
  component: ItemPage,
  ...showing(itemDetail(partly)),
};
export default meta;
type Story = StoryObj<typeof ItemPage>;

/** The figures of the page, by line. */
const moneyOf = (page: HTMLElement) =>
  Object.fromEntries(
    [...page.querySelectorAll<HTMLElement>('[data-section="breakdown"] [data-line]')].map((line) => [
      line.dataset['line'],
      line.querySelector('dd')?.textContent.replaceAll('\u00A0', ' '),
    ]),
  );
const [transfer] = failed.transfers as [DisbursementItem['transfers'][number]];
const second = { ...transfer, reference: `${transfer.reference}-r2`, attempt: 2 };
const nothing = { payouts: 0, amount: 0, fee: 0, ppn: 0, total: 0 };
const whole = { payouts: 1, amount: 5_000_000, fee: 3_000, ppn: 330, total: 5_003_330 };

/** It gives the money of a payment back, and leads to that payment. */
export const ReturnsAPayment: Story = {
  ...showing(itemDetail({ ...done, returns_payment_id: 'pay_01KAJ800000000000000000001' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'pay_01KAJ800000000000000000001' })).toHaveAttribute(
      'href',
      '/payments/pay_01KAJ800000000000000000001',
    );
  },
};

/** The fee is charged once, for the amount that arrived. Attempts are labelled as attempts. */
export const ArrivedAtTheSecondAttempt: Story = {
  ...showing(
    itemDetail({
      ...done,
      amount: failed.amount,
      outcome: { arrived: whole, returned: nothing, sending: nothing },
      transfers: [transfer, { ...second, status: 'done', failure_code: null }],
    }),
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Percobaan 2 dari 2')).toBeVisible();
    await expect(canvas.getByText(/^Rp 5\.003\.330 kembali ke saldo/)).toBeVisible();
    await expect(moneyOf(canvasElement)).toEqual({
      arrived: 'Rp 5.000.000',
      fee: 'Rp 3.000',
      ppn: 'Rp 330',
      total: 'Rp 5.003.330',
    });
  },
};

/** The full amount was returned, so the total is zero. */
export const FailedTwice: Story = {
  ...showing(itemDetail({ ...failed, transfers: [transfer, second] })),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Percobaan 1 dari 2')).toBeVisible();
    await expect(moneyOf(canvasElement)).toEqual({ total: 'Rp 0', returned: 'Rp 5.003.330' });
  },
};

/** Each transfer, the reason for a refund, and where the money is. */
export const PartlyArrived: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByText(/Rp 500\.000\.000 sudah sampai, Rp 100\.003\.330 kembali/),
    ).toBeVisible();
    await expect(moneyOf(canvasElement)).toEqual({
      arrived: 'Rp 500.000.000',
      fee: 'Rp 6.000',
      ppn: 'Rp 660',
      total: 'Rp 500.006.660',
      returned: 'Rp 100.003.330',
    });
    await expect(canvasElement.querySelectorAll('[data-transfer]')).toHaveLength(3);
    await expect(canvas.getByText('Bagian 3 dari 3')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Kirim ulang' })).toBeVisible();
  },
};

export const EnglishDark: Story = {
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Rejected by the bank.'))[0]).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Berhasil sebagian'))[0]).toBeVisible();
  },
};

// spec 2.136
export const Arrived: Story = {
  ...showing(itemDetail(done)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Uang sudah sampai di rekening penerima')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Unduh bukti (PDF)' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Kirim ulang' })).toBeNull();
  },
};

export const ReceiptRefused: Story = {
  ...showing({ ...itemDetail(done), getDisbursementReceipt: offline() }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unduh bukti (PDF)' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Server tidak dapat dihubungi');
  },
};

let sent: RecordedCall | undefined;

/** Retries only this payout, with the key of this intent. */
export const SentAgain: Story = {
  ...showing({
    ...itemDetail(failed),
    listBanks: ok({ data: banks }),
    listDisbursementItems: ok(onePage([failed])),
    retriggerDisbursement: (call) => {
      sent = call;
      return ok({ data: batchExamples.processing });
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kirim ulang' }));
    const dialog = await shownDialog();
    await waitFor(() => expect(dialog.getByText('Rp 5.003.330')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Kirim ulang' }));
    await waitFor(() => expect(sent?.body).toEqual({ item_ids: [failed.id] }));
    await expect(sent?.headers.get('idempotency-key')).toMatch(/.{16}/);
  },
};

export const OnItsWay: Story = {
  ...showing(itemDetail(processing)),
  play: saying('Uang sedang dikirim'),
};

/** Shows all problems at once, with a link to fix them. */
export const Invalid: Story = {
  ...showing(itemDetail(invalid)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Tulis tanpa desimal/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Perbaiki di batch' })).toBeVisible();
  },
};

export const NotSentYet: Story = {
  ...showing(itemDetail(valid)),
  play: saying(/batch belum disetujui/),
};

/** Unknown values from a newer server are grey and unchanged. An unknown reason shows its code for support. */
export const UnknownStatusAndReason: Story = {
  ...showing(
    itemDetail({
      ...failed,
      status: 'on_hold',
      transfers: failed.transfers.map((one) => ({ ...one, failure_code: 'NEW_REASON' })),
    } as unknown as DisbursementItem),
  ),
  play: async ({ canvas }) => {
    const badge = await canvas.findByText('on_hold');
    await expect(badge.closest('[data-tone]')).toHaveAttribute('data-tone', 'neutral');
    await expect(canvas.getByText('Kode NEW_REASON')).toBeVisible();
  },
};

/** A batch id in a payout URL is handled like a truncated id. */
export const IdOfAnotherKind: Story = {
  ...showing({
    getDisbursementItem: problem(400, 'DPAY_INVALID_REQUEST', undefined, {
      fields: [{ field: 'item_id', code: 'DPAY_FIELD_INVALID' }],
    }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Kembali ke Semua kiriman' })).toBeVisible();
  },
};

export const Loading = stories.Loading;
export const NotFound = stories.NotFound;
export const MalformedId = stories.MalformedId;
export const Failed = stories.Failed;
export const Forbidden = stories.Forbidden;
