import type { Meta, StoryObj } from '@storybook/react-vite';
import { ok, type RecordedCall } from '@dasbor/sdk/testing';
import { expect, waitFor } from 'storybook/test';
import { sessionAs } from '../../../shared/testing/sessions.ts';
import { disbursementPaths } from '../../../shared/paths/money-out/disbursements.ts';
import { csvFile, MESSY } from '../testing/create/files.ts';
import { createPage, messy, open, showing } from '../testing/create/page.tsx';
import { batchCreation } from '../testing/create/scenarios.ts';
import { batchExamples } from '../testing/scenarios.ts';

const meta: Meta = { title: 'Disbursements/Create: whose balance pays', ...createPage };
export default meta;
type Story = StoryObj;

const SLOW = { timeout: 5000 };
const BANDUNG = 'sub_01KAJ800000000000000000001';

let sent: RecordedCall | undefined;

/** The balance shown is that of the payer. Subaccounts that cannot pay banks are not offered. */
export const ASubaccount: Story = {
  ...showing({
    ...batchCreation.withSubaccounts,
    updateDisbursement: (call) => {
      sent = call;
      return ok({ data: batchExamples.validating });
    },
  }),
  play: async (hands) => {
    const { canvas, userEvent } = hands;
    await messy(hands);
    await expect(await canvas.findByText(/Saldo saat ini Rp 84\.212\.500/)).toBeVisible();
    const from = await canvas.findByRole('combobox', { name: 'Dibayar dari' });
    await userEvent.click(from);
    await expect(canvas.queryByRole('option', { name: /Sari Wulandari/ })).toBeNull();
    await userEvent.keyboard('bandung{Enter}{Enter}');
    await expect(await canvas.findByText(/Saldo saat ini Rp 18\.450\.000/)).toBeVisible();
    await waitFor(() => expect(sent?.body).toEqual({ subaccount_id: BANDUNG }));
  },
};

/** A new file is paid by the merchant by default. */
export const OfOneFileAlone: Story = {
  ...showing(batchCreation.withSubaccounts),
  play: async (hands) => {
    const { canvas, userEvent } = hands;
    const from = () => canvas.findByRole<HTMLInputElement>('combobox', { name: 'Dibayar dari' }, SLOW);
    await messy(hands);
    await userEvent.click(await from());
    await userEvent.keyboard('bandung{Enter}{Enter}');
    await userEvent.type(canvas.getByLabelText(/^Keterangan/), 'Toko Bandung');
    await canvas.findByText('Semua perubahan tersimpan.');
    await userEvent.click(canvas.getByRole('button', { name: 'Ganti file' }));
    await open(hands, csvFile(MESSY.toReversed(), 'pusat.csv'));
    await expect((await from()).value).toBe('Saldo utama Kopi Nusantara');
    await expect(canvas.getByLabelText(/^Keterangan/)).toHaveValue('');
  },
};

export const EnglishDark: Story = {
  globals: { language: 'en', theme: 'dark' },
  ...showing(batchCreation.withSubaccounts),
  play: async (hands) => {
    await messy(hands);
    const from = await hands.canvas.findByRole<HTMLInputElement>('combobox', { name: 'Paid from' });
    await expect(from.value).toBe('Main balance of Kopi Nusantara');
    await expect(from).toHaveAccessibleDescription(/^Available balance Rp.84,212,500$/);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  ...showing(batchCreation.withSubaccounts),
  play: async (hands) => {
    const { canvas } = hands;
    await open(hands, csvFile(MESSY));
    const from = await canvas.findByRole('combobox', { name: 'Dibayar dari' }, { timeout: 5000 });
    await expect(from).toBeVisible();
    // A truncated figure reads as a different figure.
    await expect(from.scrollWidth).toBeLessThanOrEqual(from.clientWidth);
    await waitFor(() => expect(from).toHaveAccessibleDescription(/^Saldo tersedia Rp.84\.212\.500$/));
  },
};

/** The draft's subaccount was closed. No other balance pays instead. */
export const Gone: Story = {
  ...showing(
    {
      ...batchCreation.openDraft,
      ...batchCreation.withSubaccounts,
      getDisbursement: ok({
        data: { ...batchExamples.validating, subaccount_id: 'sub_01KAJ8000000000000000000ZZ' },
      }),
    },
    { path: disbursementPaths.draft(batchExamples.validating.id) },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/tidak dapat membayar lagi/, {}, { timeout: 5000 })).toBeVisible();
    await expect(canvas.queryByText(/Saldo saat ini/)).toBeNull();
  },
};

export const ListFails: Story = {
  ...showing(batchCreation.subaccountsFailOnce),
  play: async (hands) => {
    const { canvas, userEvent } = hands;
    await messy(hands);
    await expect(await canvas.findByText('Daftar subakun tidak dapat dimuat')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }));
    await expect(await canvas.findByRole('combobox', { name: 'Dibayar dari' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Daftar subakun tidak dapat dimuat')).toBeNull());
  },
};

/** A user who cannot see subaccounts pays from the merchant's balance, without a choice. */
export const NotAsked: Story = {
  ...showing(batchCreation.withSubaccounts, { session: sessionAs('Uploader') }),
  play: async (hands) => {
    await messy(hands);
    await waitFor(() => expect(hands.canvas.getByLabelText('Nama batch')).toBeVisible());
    await expect(hands.canvas.queryByRole('combobox', { name: 'Dibayar dari' })).toBeNull();
  },
};
