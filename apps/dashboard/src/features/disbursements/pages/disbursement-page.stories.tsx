import type { Meta, StoryObj } from '@storybook/react-vite';
import { eventStream, ok, problem, type RecordedCall, type Scenario } from '@dasbor/sdk/testing';
import { expect, waitFor, within } from 'storybook/test';
import { sessionAs, sessionOf } from '../../../shared/testing/sessions.ts';
import type { Disbursement } from '../api/types.ts';
import { batchDetail, batchExamples, batchStates, itemExamples } from '../testing/scenarios.ts';
import DisbursementPage from './disbursement-page.tsx';

const { validating, invalid, needApproval, needRevision, processing, partly, success, failed, cancelled } =
  batchExamples;

const showing = (scenario: Scenario, more: object = {}) => ({
  parameters: {
    dasbor: {
      path: `/disbursements/detail/${partly.id}`,
      pattern: '/disbursements/detail/:id',
      scenario,
      ...more,
    },
  },
});

const meta: Meta<typeof DisbursementPage> = {
  title: 'Disbursements/Batch',
  component: DisbursementPage,
  ...showing(batchDetail(partly)),
};
export default meta;
type Story = StoryObj<typeof DisbursementPage>;

const dialog = async () => within(await within(document.body).findByRole('dialog'));

/** What failed, whether it may be sent again, and how many stand where. */
export const PartlyFailed: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByText('2 kiriman sampai (Rp 601.500.000), 1 kiriman kembali ke saldo (Rp 5.000.000)'),
    ).toBeVisible();
    await expect(
      canvas.getByText(/Rp 5\.003\.330 sudah ada lagi di saldo, termasuk biaya Rp 3\.330\./),
    ).toBeVisible();
    const went = within(canvasElement.querySelector('[data-part=outcome]')!);
    await expect(went.getByText('Rp 601.509.990')).toBeVisible();
    await expect(canvasElement.querySelector('[data-count=done]')).toHaveTextContent('Selesai 2');
    await expect(canvasElement.querySelector('[data-count=total]')).toHaveTextContent('3');
    await expect(canvasElement.querySelector('[data-line=total]')).toHaveTextContent('Rp 606.513.320');
    await expect(canvas.getByText(/3 kiriman menjadi 4 transfer/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Kirim ulang 1 kiriman' })).toBeVisible();
  },
};

export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^2 payouts arrived \(Rp 601,500,000\), 1 payout came back/),
    ).toBeVisible();
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/1 kiriman kembali ke saldo/)).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Kiriman' })).toBeVisible();
  },
};

const asking = eventStream();

/** Counted, not animated: the figure rises with each answer of a bank. */
export const BanksAreAsked: Story = {
  ...showing({
    ...batchDetail(validating),
    getDisbursement: [
      ok({ data: validating }),
      ok({ data: { ...validating, counts: { ...validating.counts, need_validation: 1, valid: 2 } } }),
    ],
    streamEvents: asking,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 dari 3 rekening sudah diperiksa ke bank')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Ajukan persetujuan/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await waitFor(() => expect(asking.listeners).toBeGreaterThan(0));
    asking.push({
      topic: 'disbursement.updated',
      subject_id: partly.id,
      status: 'draft',
      at: '2026-11-20T05:00:00.000Z',
    });
    await expect(await canvas.findByText('2 dari 3 rekening sudah diperiksa ke bank')).toBeVisible();
  },
};

export const ToBeMended: Story = {
  ...showing(batchDetail(invalid)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 baris harus diperbaiki sebelum diajukan')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Perbaiki 1 baris' })).toBeVisible();
    await expect(canvas.getByText(/Belum termasuk 1 baris/)).toBeVisible();
  },
};

/** The way to what is wrong leads to the rows themselves, which stand below. */
export const LedToTheRows: Story = {
  ...showing(batchDetail({ ...invalid, id: partly.id })),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Perbaiki 1 baris' }));
    await waitFor(() => expect(canvasElement.querySelector('[data-section=items]')).toHaveFocus());
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-filter=status]')).toHaveAttribute('data-active', 'true'),
    );
  },
};

let submitted: RecordedCall | undefined;

/** The numbers come first: parts, fee, PPN, balance after; then exactly the version that was seen is submitted. */
export const Submitting: Story = {
  ...showing({
    ...batchDetail({ ...needRevision, status: 'draft' }),
    submitDisbursement: (call) => {
      submitted = call;
      return ok({ data: needApproval });
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ajukan persetujuan' }));
    const asked = await dialog();
    await waitFor(() => expect(asked.getByText('Ajukan 3 kiriman untuk disetujui?')).toBeVisible());
    await expect(await asked.findByText('Rp 643.486.680')).toBeVisible();
    await expect(asked.getByText(/1 kiriman di atas batas/)).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Ajukan' }));
    await waitFor(() => expect(submitted?.body).toEqual({ version: 4 }));
    await expect(submitted?.headers.get('idempotency-key')).toMatch(/.{16}/);
  },
};

export const Rejected: Story = {
  ...showing(batchDetail(needRevision)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Ditolak oleh /)).toBeVisible();
    await expect(canvas.getByText(/Nominal Siti Aminah belum dikurangi kasbon/)).toBeVisible();
  },
};

/** Who rejected it is not led into making it, which would take the approval from them for good. */
export const RejectedByMe: Story = {
  ...showing(batchDetail(needRevision), { session: sessionOf({ user_id: needRevision.approver!.id }) }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Anda tidak dapat menyetujuinya lagi/)).toBeVisible();
    const submit = canvas.getByRole('button', { name: 'Ajukan persetujuan' });
    const other = canvas.getByRole('button', { name: 'Tindakan lain' });
    await expect(getComputedStyle(submit).backgroundColor).toBe(getComputedStyle(other).backgroundColor);
    await userEvent.click(submit);
    const asked = await dialog();
    await waitFor(() => expect(asked.getByText('Setelah ini Anda tidak dapat menyetujuinya')).toBeVisible());
  },
};

export const OnItsWay: Story = {
  ...showing(batchDetail(processing)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 dari 3 kiriman sudah selesai')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Simulasikan hasil' })).toBeNull();
  },
};

export const AllArrived: Story = {
  ...showing(batchDetail(success)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Semua 3 kiriman sampai: Rp 606.500.000')).toBeVisible();
  },
};

export const AllFailed: Story = {
  ...showing(batchDetail(failed)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Tidak ada yang sampai: 3 kiriman/)).toBeVisible();
    await expect(canvas.getByText(/2 kiriman dapat dikirim ulang sekarang/)).toBeVisible();
    await expect(canvas.getByText(/1 kiriman perlu rekening atau data lain/)).toBeVisible();
  },
};

let taken: RecordedCall | undefined;

/** What cannot be sent again as it is leaves as a file that can be uploaded once it is mended. */
export const TakenToBeMended: Story = {
  ...showing({
    ...batchDetail(failed),
    getDisbursementErrorFile: (call) => {
      taken = call;
      return problem(503, 'DPAY_SERVICE_UNAVAILABLE');
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Unduh 1 kiriman yang perlu diperbaiki' }),
    );
    await waitFor(() => expect(taken?.query['rows']).toBe('returned'));
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
  },
};

export const Cancelled: Story = {
  ...showing(batchDetail(cancelled, [])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/tidak ada uang yang bergerak/)).toBeVisible();
  },
};

let again: RecordedCall | undefined;

/** Some of those that may be sent again, chosen in the list. */
export const SomeAreSentAgain: Story = {
  ...showing({
    ...batchDetail(partly),
    retriggerDisbursement: (call) => {
      again = call;
      return ok({ data: processing });
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Pilih baris 8' }));
    await expect(canvas.getByText('1 baris dipilih')).toBeVisible();
    await expect(canvas.queryByRole('checkbox', { name: 'Pilih baris 7' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Kirim ulang' }));
    const asked = await dialog();
    await waitFor(() => expect(asked.getByText('Kirim ulang 1 kiriman?')).toBeVisible());
    await userEvent.click(asked.getByRole('button', { name: 'Kirim ulang' }));
    await waitFor(() => expect(again?.body).toEqual({ item_ids: [itemExamples.failed.id] }));
  },
};

export const RefusedWithoutTheBalance: Story = {
  ...showing({
    ...batchDetail(partly),
    retriggerDisbursement: () => ({
      kind: 'problem',
      status: 403,
      code: 'DPAY_INSUFFICIENT_BALANCE',
      params: { available: 1000, needed: 5_003_330 },
      details: {},
    }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kirim ulang 1 kiriman' }));
    const asked = await dialog();
    await userEvent.click(await asked.findByRole('button', { name: 'Kirim ulang' }));
    await waitFor(() => expect(asked.getByText('Saldo tidak mencukupi.')).toBeVisible());
  },
};

let simulated: RecordedCall | undefined;

/** In sandbox one plays the bank, with any reason of the catalogue. */
export const Sandbox: Story = {
  ...showing(
    {
      ...batchDetail(processing),
      simulateDisbursementItems: (call) => {
        simulated = call;
        return ok({ data: partly });
      },
    },
    { mode: 'sandbox' },
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Simulasikan hasil' }));
    const asked = await dialog();
    await userEvent.click(await asked.findByRole('radio', { name: 'Gagal' }));
    await userEvent.selectOptions(asked.getByLabelText('Sebab kegagalan'), 'ACCOUNT_CLOSED');
    await userEvent.click(asked.getByRole('button', { name: 'Jalankan' }));
    await waitFor(() =>
      expect(simulated?.body).toEqual({ outcome: 'failed', failure_code: 'ACCOUNT_CLOSED' }),
    );
  },
};

export const Synced: Story = {
  ...showing({
    ...batchDetail(processing),
    syncDisbursement: ok({ data: { outcome: 'status_changed', disbursement: partly } }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sinkronkan status' }));
    await expect(await canvas.findByText(/Status diperbarui/)).toBeVisible();
  },
};

/** Whoever only looks is told whose turn it is. */
export const SeenByAViewer: Story = {
  ...showing(batchDetail(invalid), { session: sessionAs('Viewer') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/sedang memperbaikinya/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Tindakan lain' })).toBeNull();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

export const UnknownStatus: Story = {
  ...showing(batchDetail({ ...success, status: 'on_hold' } as unknown as Disbursement, [])),
  play: async ({ canvas }) => {
    const badge = await canvas.findByText('on_hold');
    await expect(badge.closest('[data-tone]')).toHaveAttribute('data-tone', 'neutral');
  },
};

export const Loading: Story = {
  ...showing(batchStates.pending),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Memuat…')).toBeInTheDocument();
  },
};

export const NotFound: Story = {
  ...showing(batchStates.notFound),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Kembali ke Disbursement' })).toBeVisible();
  },
};

export const Failed: Story = {
  ...showing(batchStates.failed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  ...showing(batchStates.forbidden),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/disbursement\.view/)).toBeVisible();
  },
};
