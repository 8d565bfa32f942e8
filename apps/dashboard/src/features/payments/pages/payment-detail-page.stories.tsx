import type { Meta, StoryObj } from '@storybook/react-vite';
import { ok, type Scenario } from '@dasbor/sdk/testing';
import { expect, waitFor, within } from 'storybook/test';
import { recordStories } from '../../../shared/testing/record-stories.ts';
import { sessionAs, sessionOf } from '../../../shared/testing/sessions.ts';
import type { Payment } from '../api/types.ts';
import { paymentExamples } from '../testing/examples.ts';
import {
  paymentDetail,
  paymentDetailStates,
  paymentReturned,
  paymentSync,
  retrievalReference,
  simulation,
  subaccount,
} from '../testing/scenarios.ts';
import PaymentDetailPage from './payment-detail-page.tsx';

const stories = recordStories(paymentDetailStates, {
  path: `/payments/${paymentExamples.vaProcessing.id}`,
  pattern: '/payments/:id',
  missing: 'Pembayaran tidak ditemukan.',
  back: ['Pembayaran', '/payments'],
  permission: 'Lihat pembayaran',
});
const { showing: at } = stories;

const meta: Meta<typeof PaymentDetailPage> = {
  title: 'Payments/Detail',
  component: PaymentDetailPage,
};
export default meta;
type Story = StoryObj<typeof PaymentDetailPage>;
type Play = NonNullable<Story['play']>;

const of = (payment: Payment) => at(paymentDetail(payment));

const says =
  (...texts: (string | RegExp)[]): Play =>
  async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    for (const text of texts) await expect(canvas.getAllByText(text)[0]).toBeVisible();
  };

export const VaProcessing: Story = {
  ...of(paymentExamples.vaProcessing),
  play: async (context) => {
    await says('Menunggu pembayaran', '1900 6100 2000 0001 7', 'Dinamis, untuk satu pesanan')(context);
    await expect(context.canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Rp 150.000');
    await expect(context.canvas.getByRole('button', { name: 'Salin Nomor Virtual Account' })).toBeVisible();
    // Live has nothing to simulate.
    await expect(context.canvas.queryByText('Simulasi')).toBeNull();
  },
};

export const VaWaitingForSettlement: Story = {
  ...of(paymentExamples.vaWaiting),
  play: says('Menunggu settlement', 'est. 23 Nov 2026', 'Jumlah bersih untuk Anda'),
};
/** No virtual account is refunded. The link leads to the reason and to a payout. */
export const VaSettled: Story = {
  ...of(paymentExamples.vaSettled),
  play: async (context) => {
    await says('Dana sudah masuk')(context);
    await expect(context.canvas.getByRole('link', { name: 'Refund' })).toHaveAttribute(
      'href',
      expect.stringContaining(`/refunds/new?payment=${paymentExamples.vaSettled.id}`),
    );
  },
};
/** A payout that returns it is named with its status, so that nobody returns it twice. */
export const VaReturnedByDisbursement: Story = {
  ...at(paymentReturned),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/sudah atau akan dikembalikan lewat disbursement\.$/)).toBeVisible();
    const lines = await waitFor(() => {
      const found = [...canvasElement.querySelectorAll<HTMLElement>('[data-returned-by]')];
      expect(found).toHaveLength(2);
      return found;
    });
    await expect(lines[0]).toHaveTextContent(/Diproses.*Rp 50\.000/);
    await expect(within(lines[1]!).getByRole('link')).toHaveAttribute(
      'href',
      '/disbursements/info/dis_item_01KAJ800000000000000000099',
    );
  },
};

/** A person who may not view payouts still sees the warning. */
export const VaReturnedForAViewerOfPayments: Story = {
  ...at(paymentReturned, { session: sessionOf({ permissions: ['payment.view'] }) }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/sudah atau akan dikembalikan/)).toBeVisible();
    await expect(canvasElement.querySelector('[data-returned-by]')).toBeNull();
  },
};

/** Its unsettled money paid for the refund of another payment. */
export const QrisPaidForARefund: Story = {
  ...of({ ...paymentExamples.qrisWaiting, deducted_amount: 50_000 }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Dipotong untuk refund')).toBeVisible();
    await expect(canvasElement.querySelector('[data-line=deducted]')).toHaveTextContent('−Rp 50.000');
    await expect(canvas.getByRole('link', { name: 'Jejak dana' })).toBeVisible();
  },
};

export const VaOpenAmount: Story = {
  ...of({
    ...paymentExamples.vaProcessing,
    virtual_account: {
      ...(paymentExamples.vaProcessing.virtual_account as NonNullable<Payment['virtual_account']>),
      type: 'static',
      is_closed: false,
    },
  }),
  play: says('Statis, dapat dibayar berulang', /999\.999\.999\.999/),
};
export const EwalletStarted: Story = {
  ...of(paymentExamples.ewalletStarted),
  play: says('Dimulai', 'Belum diketahui'),
};

/** The customer pays the fee: the lines add up to the merchant's price. */
export const EwalletCustomerBearsTheFee: Story = {
  ...of(paymentExamples.ewalletWaiting),
  play: async (context) => {
    await says('Biaya ditanggung pelanggan', '+6281234500021')(context);
    const lines = context.canvasElement.querySelector('[data-line=net]');
    await expect(lines).toHaveTextContent('Rp 150.000');
  },
};
export const CardSettled: Story = { ...of(paymentExamples.cardSettled), play: says('Visa', '632803164022') };
export const QrisWaiting: Story = {
  ...of(paymentExamples.qrisWaiting),
  play: says('Dinamis, sekali pakai', 'GoPay'),
};
export const RetailStoreProcessing: Story = {
  ...of(paymentExamples.retailStoreProcessing),
  play: says('8829 1000 4721 0043', 'Alfamart'),
};
export const OnlineBankingFailed: Story = {
  ...of(paymentExamples.onlineBankingFailed),
  play: async (context) => {
    await says(
      'Gagal',
      'Tidak berhasil di pihak penyedia',
      'Ditolak oleh penyedia.',
      /Kode 20013/,
      /jadi tidak ada biaya/,
      'Tidak diketahui',
    )(context);
  },
};

const failedOf = (status: NonNullable<Payment['order']>['status'], expires_at = '2027-01-01T00:00:00Z') => {
  const { order } = paymentExamples.expanded;
  if (!order) throw new Error('the example is expanded');
  return of({ ...paymentExamples.onlineBankingFailed, order: { ...order, status, expires_at } });
};
export const FailedAndMayBeTriedAgain: Story = {
  ...failedOf('failed'),
  play: says(/masih dapat dibayar dengan cara lain sampai 1 Jan 2027/),
};
export const FailedOfAnOrderPaidOtherwise: Story = {
  ...failedOf('completed'),
  play: says(/sudah dibayar dengan pembayaran lain/),
};
export const FailedOfACancelledOrder: Story = { ...failedOf('cancelled'), play: says(/sudah dibatalkan/) };
export const FailedOfAnOrderPastItsTime: Story = {
  ...failedOf('failed', '2026-01-01T00:00:00Z'),
  play: says(/sudah kedaluwarsa/),
};
export const DirectDebitRejected: Story = {
  ...of(paymentExamples.directDebitRejected),
  play: says('Ditolak', 'Tidak berhasil di pihak pelanggan', 'Saldo pelanggan tidak cukup.'),
};
export const BnplCancelled: Story = {
  ...of(paymentExamples.bnplCancelled),
  play: says('Dibatalkan', 'Kredivo'),
};
/** An acquirer message equal to the title is not repeated. */
export const CancelledByTheMerchant: Story = {
  ...of({
    ...paymentExamples.bnplCancelled,
    failure: { code: '20014', message: 'Dibatalkan oleh merchant.' },
  }),
  play: async (context) => {
    await says('Dibatalkan oleh merchant', /Kode 20014/)(context);
    await expect(context.canvas.queryByText('Dibatalkan oleh merchant.')).toBeNull();
  },
};

export const WithOrderCustomerAndSettlement: Story = {
  ...of(paymentExamples.expanded),
  play: async (context) => {
    await says('Sari Wulandari', 'Status pesanan')(context);
    const order = context.canvas.getByRole('link', { name: 'INV-20261120-0019' });
    await expect(order).toHaveAttribute('href', expect.stringContaining('/orders/ord_'));
  },
};

export const UnknownStatusAndMethod: Story = {
  ...of({ ...paymentExamples.bnplCancelled, status: 'under_review', method: 'crypto' } as unknown as Payment),
  play: says('under_review', 'crypto'),
};

export const EnglishDark: Story = {
  ...of(paymentExamples.expanded),
  globals: { language: 'en', theme: 'dark' },
  play: says('Net amount for you', 'Settled'),
};
export const Phone: Story = {
  ...of(paymentExamples.expanded),
  globals: { viewport: { value: 'phone' } },
  play: says('Riwayat status'),
};
const synced =
  (text: string | RegExp): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sinkronkan status' }));
    await expect(await canvas.findByText(text)).toBeVisible();
  };
const syncing = (scenario: Scenario, payment = paymentExamples.vaProcessing) =>
  at({ ...paymentDetail(payment), ...scenario });

export const SyncWebhookResent: Story = {
  ...syncing(paymentSync.webhookResent, paymentExamples.vaSettled),
  play: synced('Status sudah final, webhook dikirim ulang'),
};
export const SyncStatusChanged: Story = {
  ...syncing(paymentSync.statusChanged),
  play: async (context) => {
    await synced('Status diperbarui, webhook dikirim ulang')(context);
    await waitFor(() => expect(context.canvas.getByText('est. 23 Nov 2026')).toBeVisible());
  },
};
/** A step count instead of an animation: the first of three, with the seconds until the second. */
export const SyncWaitingForTheSecondTry: Story = {
  ...syncing(paymentSync.stillProcessing),
  play: async (context) => {
    await synced(/percobaan 1 dari 3/)(context);
    await expect(await context.canvas.findByText(/Diperiksa lagi dalam \d+ detik/)).toBeVisible();
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Hentikan' }));
    await expect(context.canvas.queryByText(/percobaan/)).toBeNull();
  },
};
// spec 8.33
export const SyncOrderExpired: Story = {
  ...syncing(paymentSync.orderExpired),
  play: synced(/Masa bayar telah habis/),
};
export const SyncAlreadyExpired: Story = {
  ...syncing(paymentSync.alreadyExpired, paymentExamples.bnplCancelled),
  play: synced('Sudah kedaluwarsa'),
};

const withoutReference = { ...paymentExamples.cardSettled, retrieval_reference_number: null };

export const RrnFetched: Story = {
  ...at({ ...paymentDetail(withoutReference), ...retrievalReference.known }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ambil RRN' }));
    await expect(await canvas.findByText('632803164021')).toBeVisible();
  },
};
// spec 8.32
export const RrnNotYetAvailable: Story = {
  ...at({ ...paymentDetail(withoutReference), ...retrievalReference.notYet }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ambil RRN' }));
    await waitFor(() => expect(canvas.getByRole('alert')).not.toBeEmptyDOMElement());
  },
};

const sandbox = { mode: 'sandbox' } as const;

export const SandboxSimulation: Story = {
  ...at(simulation.completes, sandbox),
  play: async ({ canvas, userEvent }) => {
    const panel = within(await canvas.findByRole('region', { name: 'Simulasi' }));
    // A bank counter cannot reject: the payment is paid or it is not.
    await expect(panel.queryByRole('button', { name: 'Tolak' })).toBeNull();
    await expect(panel.getByRole('link', { name: /simulator/ })).toHaveAttribute(
      'href',
      expect.stringContaining('number=19006100200000017'),
    );
    await userEvent.click(panel.getByRole('button', { name: 'Bayar' }));
    await expect(await canvas.findByText('est. 23 Nov 2026')).toBeVisible();
  },
};
export const SandboxSimulationRefused: Story = {
  ...at(simulation.refused, sandbox),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Gagalkan' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
export const SandboxFinal: Story = {
  ...at(paymentDetail(paymentExamples.vaSettled), sandbox),
  play: says(/sudah final/),
};

const ofBranch = { ...paymentExamples.vaProcessing, subaccount_id: subaccount.id };

/** Shows the name, with a link. */
export const OfSubaccount: Story = {
  ...at({ getSubaccount: ok({ data: subaccount }), ...paymentDetail(ofBranch) }),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: subaccount.name });
    await expect(link).toHaveAttribute('href', expect.stringContaining(subaccount.id));
  },
};

/** A user who may not see subaccounts sees the ID. */
export const OfSubaccountForAnUploader: Story = {
  ...at(paymentDetail(ofBranch), { session: sessionAs('Uploader') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(subaccount.id)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: subaccount.name })).toBeNull();
  },
};

export const Loading = stories.Loading;
export const NotFound = stories.NotFound;
export const MalformedId = stories.MalformedId;
export const Failed = stories.Failed;
export const Forbidden = stories.Forbidden;
