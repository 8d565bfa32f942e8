import type { Meta, StoryObj } from '@storybook/react-vite';
import { ok, problem, type RecordedCall } from '@dasbor/sdk/testing';
import { expect, waitFor, within } from 'storybook/test';
import { dialog } from '../testing/approval.ts';
import { batchPage } from '../testing/batch-page.ts';
import { batchDetail, batchExamples, itemExamples } from '../testing/scenarios.ts';
import DisbursementPage from './disbursement-page.tsx';

const { processing, partly, success, failed } = batchExamples;

const meta: Meta<typeof DisbursementPage> = {
  title: 'Disbursements/Outcome of a batch',
  component: DisbursementPage,
  ...batchPage(batchDetail(partly)),
};
export default meta;
type Story = StoryObj<typeof DisbursementPage>;

/** What failed, whether it can be retried, and the counts by status. */
export const PartlyFailed: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByText('2 kiriman sampai (Rp 601.500.000), 1 kiriman kembali ke saldo (Rp 5.000.000)'),
    ).toBeVisible();
    await expect(
      canvas.getByText(/Rp 5\.003\.330 sudah kembali ke saldo, termasuk biaya Rp 3\.330\./),
    ).toBeVisible();
    const went = within(canvasElement.querySelector('[data-part=outcome]')!);
    await expect(went.getByText('Rp 601.509.990')).toBeVisible();
    await expect(canvasElement.querySelector('[data-count=done]')).toHaveTextContent('Berhasil 2');
    await expect(canvasElement.querySelector('[data-count=total]')).toHaveTextContent('3');
    await expect(canvasElement.querySelector('[data-line=total]')).toHaveTextContent('Rp 606.513.320');
    await expect(canvas.getByText(/3 kiriman menjadi 4 transfer/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Kirim ulang 1 kiriman' })).toBeVisible();
  },
};

export const OnItsWay: Story = {
  ...batchPage(batchDetail(processing)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 dari 3 kiriman sudah selesai')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Simulasikan hasil' })).toBeNull();
  },
};

/** Retries are not offered until all other payouts have ended. */
export const FailedWhileOthersAreSent: Story = {
  ...batchPage(
    batchDetail({
      ...processing,
      counts: { ...processing.counts, processing: 1, failed: 1, retriggerable: 1 },
      outcome: {
        ...processing.outcome!,
        returned: partly.outcome!.returned,
        sending: { payouts: 1, amount: 600_000_000, fee: 6_000, ppn: 660, total: 600_006_660 },
      },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        /1 kiriman dapat dikirim ulang tanpa perubahan setelah kiriman lain di batch ini selesai/,
      ),
    ).toBeVisible();
    await expect(canvas.queryByText(/dapat dikirim ulang sekarang/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Kirim ulang/ })).toBeNull();
  },
};

// spec 2.135
export const AllArrived: Story = {
  ...batchPage(batchDetail(success)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Semua 3 kiriman sampai: Rp 606.500.000')).toBeVisible();
  },
};

export const AllFailed: Story = {
  ...batchPage(batchDetail(failed)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Tidak ada yang sampai: 3 kiriman/)).toBeVisible();
    await expect(canvas.getByText(/2 kiriman dapat dikirim ulang sekarang/)).toBeVisible();
    await expect(canvas.getByText(/1 kiriman perlu rekening atau data lain/)).toBeVisible();
  },
};

let taken: RecordedCall | undefined;

/** Payouts that cannot be retried unchanged are exported as a file to fix and upload. */
export const TakenToBeFixed: Story = {
  ...batchPage({
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

let again: RecordedCall | undefined;

/** Retries some of the payouts, selected in the list. */
// spec 2.139
export const SomeAreSentAgain: Story = {
  ...batchPage({
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

// spec 8.71
export const RefusedWithoutTheBalance: Story = {
  ...batchPage({
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

/** In sandbox, the user simulates the bank with any reason code. */
export const Sandbox: Story = {
  ...batchPage(
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
  ...batchPage({
    ...batchDetail(processing),
    syncDisbursement: ok({ data: { outcome: 'status_changed', disbursement: partly } }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sinkronkan status' }));
    await expect(await canvas.findByText(/Status diperbarui/)).toBeVisible();
  },
};
