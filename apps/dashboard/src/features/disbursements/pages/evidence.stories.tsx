import type { Meta, StoryObj } from '@storybook/react-vite';
import { ok, problem } from '@dasbor/sdk/testing';
import { expect, waitFor } from 'storybook/test';
import { saying } from '../../../shared/testing/page-at.ts';
import { openApproval, toApprove } from '../testing/approval.ts';
import { batchDetail, batchExamples, evidence } from '../testing/scenarios.ts';
import DisbursementPage from './disbursement-page.tsx';

const { needApproval } = batchExamples;

const meta: Meta<typeof DisbursementPage> = {
  title: 'Disbursements/Evidence',
  component: DisbursementPage,
  ...toApprove(batchDetail(needApproval)),
};
export default meta;
type Story = StoryObj<typeof DisbursementPage>;

/** What a total does not show: old and new values, unusual amounts and new accounts. */
export const Evidence: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/Biasanya Rp 4\.500\.000, terbesar Rp 4\.750\.000/)).toBeVisible();
    await expect(canvas.getByText('Nominal: “500000” menjadi Rp 5.000.000')).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-changed]')).toHaveLength(1);
    await expect(canvas.getByText(/yang sama juga menunggu dalam “Gaji November”/)).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-found]')).toHaveLength(4);
    await expect(canvas.getByText('Tidak ada di batch ini: 2 baris dari file yang diunggah.')).toBeVisible();
  },
};

const [warned] = evidence.warnings.items;

/** The approver sees that a payment was refunded in part, and that another batch returns it too. */
export const ReturnsAPaymentTwice: Story = {
  ...toApprove({
    ...batchDetail(needApproval),
    getDisbursementEvidence: ok({
      data: {
        ...evidence,
        warnings: {
          ...evidence.warnings,
          items: [
            {
              ...warned!,
              issues: [
                {
                  field: 'amount',
                  code: 'RETURNS_REFUNDED_PAYMENT',
                  level: 'warning',
                  params: { refunded: 40_000, paid: 150_000 },
                },
                {
                  field: 'amount',
                  code: 'RETURNS_RETURNED_PAYMENT',
                  level: 'warning',
                  params: {
                    batch: 'Pengembalian',
                    batch_id: 'dis_01KAJ700000000000000000001',
                    returned: 50_000,
                    paid: 150_000,
                  },
                },
              ],
            },
          ],
        },
      },
    }),
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Mengembalikan pembayaran yang sudah di-refund Rp 40.000 dari Rp 150.000.'),
    ).toBeVisible();
    await expect(
      canvas.getByText(/juga dikembalikan dalam “Pengembalian”: Rp 50\.000 dari Rp 150\.000/),
    ).toBeVisible();
  },
};

const [changedRow] = evidence.changed_rows.items;

/** Every changed cell, including cells that the row does not show and cells that were filled or cleared. */
export const EveryKindOfChange: Story = {
  ...toApprove({
    ...batchDetail(needApproval),
    getDisbursementEvidence: ok({
      data: {
        ...evidence,
        changed_rows: {
          ...evidence.changed_rows,
          items: [
            {
              ...changedRow!,
              changes: [
                { field: 'bank_code', before: 'bni', after: 'bca' },
                { field: 'email_recipient', before: 'siti@contoh.id', after: '' },
                { field: 'phone_number', before: '081234567890', after: '+6281234567899' },
                { field: 'notes', before: '', after: 'Honor November' },
              ],
            },
          ],
        },
      },
    }),
  }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Bank: “bni” menjadi Bank Central Asia (BCA)')).toBeVisible();
    await expect(
      [...canvasElement.querySelectorAll('[data-changed]')].map((line) => line.textContent),
    ).toEqual([
      'Bank: “bni” menjadi Bank Central Asia (BCA)',
      'Email penerima: “siti@contoh.id” dihapus',
      'Nomor HP: “081234567890” menjadi +6281234567899',
      'Catatan: tadinya kosong, kini Honor November',
    ]);
  },
};

const [newAccount] = evidence.first_time_accounts.items;
const newAccounts = (listed: number) => ({
  data: {
    ...evidence,
    first_time_accounts: {
      count: 156,
      amount: 156 * newAccount!.amount,
      items: Array.from({ length: listed }, (_, n) => ({
        ...newAccount!,
        id: `${newAccount!.id}-${n}`,
        row: n + 1,
      })),
    },
  },
});

/** The first response lists the 50 largest of a group. One click shows all. */
export const AllOfAGroup: Story = {
  ...toApprove({
    ...batchDetail(needApproval),
    getDisbursementEvidence: ({ query }) => ok(newAccounts(Number(query['limit'] ?? 50) > 156 ? 156 : 50)),
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tampilkan 153 lagi' }));
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('[data-evidence=first_time_accounts] [data-found]')).toHaveLength(
        156,
      ),
    );
    await expect(canvas.queryByRole('button', { name: /^Tampilkan \d+ lagi/ })).toBeNull();
  },
};

const nothing = { count: 0, amount: 0, items: [] };

export const NothingNew: Story = {
  ...toApprove({
    ...batchDetail(needApproval),
    getDisbursementEvidence: ok({
      data: {
        ...evidence,
        first_time_accounts: nothing,
        unusual_amounts: nothing,
        changed_rows: nothing,
        warnings: nothing,
      },
    }),
  }),
  play: async (screen) => {
    const asked = await openApproval(screen);
    await waitFor(() => expect(asked.getByText(/Tidak ada yang berbeda/)).toBeVisible());
  },
};

/** An amount can be "as usual" only if there is history. */
export const AllAccountsNew: Story = {
  ...toApprove({
    ...batchDetail(needApproval),
    getDisbursementEvidence: ok({
      data: {
        ...evidence,
        first_time_accounts: { ...evidence.first_time_accounts, count: needApproval.counts.total },
        unusual_amounts: nothing,
        compared: { payouts: 0, earlier: 0 },
      },
    }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Nominal belum dapat dibandingkan/)).toBeVisible();
    await expect(canvas.queryByText(/Tidak ada nominal yang jauh dari biasanya/)).toBeNull();
  },
};

export const SomeAccountsNew: Story = {
  ...toApprove({
    ...batchDetail(needApproval),
    getDisbursementEvidence: ok({ data: { ...evidence, unusual_amounts: nothing } }),
  }),
  play: saying(/di antara 2 kiriman, dibandingkan dengan 19 kiriman sebelumnya/),
};

export const EvidenceFailed: Story = {
  ...toApprove({
    ...batchDetail(needApproval),
    getDisbursementEvidence: problem(500, 'DPAY_INTERNAL_ERROR'),
  }),
  play: saying('Yang berbeda tidak dapat dimuat'),
};
