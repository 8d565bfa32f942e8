import type { Meta, StoryObj } from '@storybook/react-vite';
import { ok, type RecordedCall, type Scenario } from '@dasbor/sdk/testing';
import { Route, Routes } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import { sessionAs, sessionOf } from '../../../shared/testing/sessions.ts';
import { csvFile, MESSY } from '../testing/create/files.ts';
import { batchCreation } from '../testing/create/scenarios.ts';
import { batchExamples } from '../testing/scenarios.ts';
import CreatePage from './create-page.tsx';
import { forgetLeftWork } from '../../../shared/lib/left-work.ts';
import { keptWork } from './kept/kept-work.ts';

const PATH = '/disbursements/create';
const { merchant_id: merchantId, user_id: userId } = sessionOf();
const kept = keptWork(`live ${merchantId} ${userId}`);
const BANDUNG = 'sub_01KAJ800000000000000000001';

const meta: Meta<typeof CreatePage> = {
  title: 'Disbursements/Create: whose balance pays',
  component: CreatePage,
  beforeEach: forgetLeftWork,
  render: () => (
    <Routes>
      <Route path={PATH} element={<CreatePage />} />
      <Route path="/disbursements/detail/:id" element={<p>Batch</p>} />
    </Routes>
  ),
};
export default meta;
type Story = StoryObj<typeof CreatePage>;
type Hands = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

const showing = (scenario: Scenario) => ({ parameters: { dasbor: { path: PATH, scenario } } });
const open = async ({ canvas, userEvent }: Hands) => {
  await userEvent.upload(
    await canvas.findByLabelText(/File penerima, xlsx|File of recipients, xlsx/),
    csvFile(MESSY),
  );
  await canvas.findAllByRole('rowheader', {}, { timeout: 5000 });
};

let sent: RecordedCall | undefined;

/** What is said of the balance is said of the one that pays; one that may not pay banks is not offered. */
export const ASubaccount: Story = {
  ...showing({
    ...batchCreation.withSubaccounts,
    createDisbursement: (call) => {
      sent = call;
      return ok({ data: batchExamples.validating }, { status: 201 });
    },
  }),
  play: async (hands) => {
    const { canvas, userEvent } = hands;
    await open(hands);
    await expect(await canvas.findByText(/Saldo saat ini Rp 84\.212\.500/)).toBeVisible();
    const from = await canvas.findByRole('combobox', { name: 'Dibayar dari' });
    await userEvent.click(from);
    await expect(canvas.queryByRole('option', { name: /Sari Wulandari/ })).toBeNull();
    await userEvent.keyboard('bandung{Enter}');
    await expect(await canvas.findByText(/Saldo saat ini Rp 18\.450\.000/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan batch' }));
    await expect(await canvas.findByText('Batch')).toBeVisible();
    await expect(sent?.body).toMatchObject({ subaccount_id: BANDUNG });
  },
};

export const EnglishDark: Story = {
  globals: { language: 'en', theme: 'dark' },
  ...showing(batchCreation.withSubaccounts),
  play: async (hands) => {
    await open(hands);
    const from = await hands.canvas.findByRole<HTMLInputElement>('combobox', { name: 'Paid from' });
    await expect(from.value).toBe('Main balance of Kopi Nusantara');
    await expect(from).toHaveAccessibleDescription(/^Available balance Rp.84,212,500$/);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  ...showing(batchCreation.withSubaccounts),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(/File penerima, xlsx/), csvFile(MESSY));
    const from = await canvas.findByRole('combobox', { name: 'Dibayar dari' }, { timeout: 5000 });
    await expect(from).toBeVisible();
    // A figure that is cut reads as another figure.
    await expect(from.scrollWidth).toBeLessThanOrEqual(from.clientWidth);
    await waitFor(() => expect(from).toHaveAccessibleDescription(/^Saldo tersedia Rp.84\.212\.500$/));
  },
};

/** What was kept names one that was closed since: nothing is paid by another in its stead. */
export const Gone: Story = {
  ...showing(batchCreation.withSubaccounts),
  play: async (hands) => {
    const { canvas, userEvent } = hands;
    await kept.begin(csvFile(MESSY), {
      what: 'gaji.csv',
      fileName: 'gaji.csv',
      name: 'Gaji',
      description: '',
      source: 'sub_01KAJ8000000000000000000ZZ',
      edits: [],
      savedAt: Date.parse('2026-11-21T04:00:00Z'),
    });
    await userEvent.click(await canvas.findByRole('button', { name: 'Lanjutkan' }));
    await expect(await canvas.findByText(/tidak dapat membayar lagi/, {}, { timeout: 5000 })).toBeVisible();
    await expect(canvas.queryByText(/Saldo saat ini/)).toBeNull();
  },
};

export const ListFails: Story = {
  ...showing(batchCreation.subaccountsFailOnce),
  play: async (hands) => {
    const { canvas, userEvent } = hands;
    await open(hands);
    await expect(await canvas.findByText('Daftar subakun tidak dapat dimuat')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }));
    await expect(await canvas.findByRole('combobox', { name: 'Dibayar dari' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Daftar subakun tidak dapat dimuat')).toBeNull());
  },
};

/** Who may not see subaccounts pays from the merchant's balance, and is asked nothing. */
export const NotAsked: Story = {
  parameters: {
    dasbor: { path: PATH, scenario: batchCreation.withSubaccounts, session: sessionAs('Uploader') },
  },
  play: async (hands) => {
    await open(hands);
    await waitFor(() => expect(hands.canvas.getByLabelText('Nama batch')).toBeVisible());
    await expect(hands.canvas.queryByRole('combobox', { name: 'Dibayar dari' })).toBeNull();
  },
};
