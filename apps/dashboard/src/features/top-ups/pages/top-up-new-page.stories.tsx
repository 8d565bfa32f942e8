import type { Meta, StoryObj } from '@storybook/react-vite';
import { ok, type Scenario } from '@dasbor/sdk/testing';
import { Route, Routes } from 'react-router-dom';
import { expect } from 'storybook/test';
import { HistoryKeys } from '../../../shared/testing/history-keys.tsx';
import { expectSeen } from '../../../shared/testing/seen.ts';
import { sessionAs } from '../../../shared/testing/sessions.ts';
import { topUpCreation, topUpExamples } from '../testing/scenarios.ts';
import TopUpNewPage from './top-up-new-page.tsx';
import TopUpPage from './top-up-page.tsx';

const meta: Meta<typeof TopUpNewPage> = {
  title: 'Top ups/New',
  component: TopUpNewPage,
  render: () => (
    <Routes>
      <Route path="/balance/topup" element={<TopUpNewPage />} />
      <Route path="/balance/topup/:id" element={<TopUpPage />} />
      <Route path="/balance/topup/history" element={<p>Another page</p>} />
    </Routes>
  ),
  parameters: { dasbor: { path: '/balance/topup', scenario: topUpCreation.succeeds } },
};
export default meta;
type Story = StoryObj<typeof TopUpNewPage>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const showing = (scenario: Scenario) => ({
  parameters: { dasbor: { path: '/balance/topup', scenario } },
});
const submit = (canvas: Context['canvas']) =>
  canvas.getByRole('button', { name: /Buat nomor Virtual Account/ });

/** Shows the resulting balance before submitting, then the number to pay. */
// spec 2.119, 9.54
export const FromFormToNumber: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole('radio', { name: 'BCA' })).toBeChecked();
    await userEvent.type(canvas.getByLabelText('Nominal'), '5000000');
    const after = () => canvasElement.querySelector('[data-line=after]');
    await expect(after()).toHaveTextContent('Rp 89.212.500');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Nominal')).toHaveValue('5.000.000');
    await userEvent.click(submit(canvas));
    await expect(await canvas.findByText('1900 6100 2000 0000 42')).toBeVisible();
  },
};

export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Available balance')).toBeVisible();
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Saldo tersedia')).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Saldo tersedia')).toBeVisible();
  },
};

export const NothingFilledIn: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Saldo tersedia');
    await userEvent.click(submit(canvas));
    await expect(await canvas.findByText('Wajib diisi.')).toBeVisible();
    await expect(canvas.getByLabelText('Nominal')).toHaveFocus();
  },
};

export const BelowTheMinimum: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Nominal'), '9999');
    await userEvent.tab();
    await expect(await canvas.findByText('Nominal minimal Rp 10.000.')).toBeVisible();
  },
};

/** An ambiguous decimal stays as typed and shows an error. */
export const NotAWholeAmount: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Nominal'), '1,5');
    await userEvent.tab();
    await expect(await canvas.findByText('Nominal harus berupa angka rupiah bulat.')).toBeVisible();
    await expect(canvas.getByLabelText('Nominal')).toHaveValue('1,5');
  },
};

export const AboveTheSandboxMaximum: Story = {
  parameters: {
    dasbor: { mode: 'sandbox', path: '/balance/topup', scenario: topUpCreation.succeeds },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Nominal'), '1.000.000.001');
    await userEvent.tab();
    await expect(await canvas.findByText('Nominal maksimal Rp 1.000.000.000.')).toBeVisible();
  },
};

export const CutOff: Story = {
  ...showing(topUpCreation.cutOff),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Isi saldo belum dapat dilakukan sekarang')).toBeVisible();
    await expect((await canvas.findAllByText(/Tidak tersedia pukul 23:45–00:00 WIB/))[0]).toBeVisible();
    await expect(canvas.getAllByText('Dapat dilakukan lagi dalam 10 menit.')[0]).toBeVisible();
    await expect(submit(canvas)).toHaveAttribute('aria-disabled', 'true');
  },
};

export const MayNot: Story = {
  parameters: {
    dasbor: { path: '/balance/topup', session: sessionAs('Viewer'), scenario: topUpCreation.succeeds },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Isi saldo belum dapat dilakukan sekarang')).toBeVisible();
    await expect(submit(canvas)).toHaveAttribute('aria-disabled', 'true');
  },
};

export const PartnerUnreachable: Story = {
  ...showing(topUpCreation.unreachable),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Nominal'), '50000');
    await userEvent.click(submit(canvas));
    await expect(await canvas.findByText('Server mitra pembayaran tidak dapat dihubungi.')).toBeVisible();
    await expect(canvas.getByLabelText('Nominal')).toHaveValue('50000');
  },
};

/** The response arrives after the user left the page: a notice links to the top-up without navigating. */
const madeElsewhere = (globals: object, says: string): Story => {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  return {
    ...showing({
      ...topUpCreation.succeeds,
      createTopUp: async () => {
        await answered;
        return ok({ data: topUpExamples.processing }, { status: 201 });
      },
    }),
    globals,
    render: (args, context) => (
      <>
        {meta.render?.(args, context)}
        <HistoryKeys />
      </>
    ),
    play: async ({ canvas, userEvent }) => {
      await userEvent.type(await canvas.findByLabelText(/^(?:Nominal|Amount)$/), '5000000');
      await userEvent.click(canvas.getByRole('button', { name: /Virtual Account/ }));
      await userEvent.click(canvas.getByRole('link', { name: /(?:Riwayat isi saldo|Top-up history)/ }));
      await expect(await canvas.findByText('Another page')).toBeVisible();
      answer();
      const said = await canvas.findByRole('link', { name: says });
      await expectSeen(said);
      await expect(said).toHaveAttribute('href', `#/balance/topup/${topUpExamples.processing.id}`);
      await expect(canvas.getByText('Another page')).toBeVisible();
    },
  };
};
export const MadeElsewhere = madeElsewhere({}, 'Nomor Virtual Account dibuat');
export const MadeElsewhereDarkEnglishOnAPhone = madeElsewhere(
  { theme: 'dark', language: 'en', viewport: { value: 'phone' } },
  'Virtual Account number created',
);
