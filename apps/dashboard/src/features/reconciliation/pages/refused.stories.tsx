import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { reconciliation } from '../testing/scenarios.ts';
import { UNUSABLE } from '../testing/statement-files.ts';
import ReconciliationPage from './reconciliation-page.tsx';

const meta: Meta<typeof ReconciliationPage> = {
  title: 'Reconciliation/Refused files',
  component: ReconciliationPage,
  parameters: { dasbor: { path: '/reconciliation', scenario: reconciliation.records } },
};
export default meta;
type Story = StoryObj<typeof ReconciliationPage>;

/** The words are in sight, another file can be chosen, and nothing was asked of the server. */
const refused = (file: File, words: RegExp): Story => ({
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByLabelText(/File mutasi rekening|Bank statement file/);
    await userEvent.upload(input, file);
    await expect(await canvas.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent(words);
    await expect(canvas.getByRole('button', { name: /^(Pilih file|Choose file)$/ })).toBeVisible();
    await expect(canvas.queryByRole('tablist')).toBeNull();
  },
});

export const EmptyFile = refused(UNUSABLE.empty, /File ini kosong/);
export const NotAStatement = refused(UNUSABLE.payroll, /bukan mutasi rekening/);
export const WithoutTransactions = refused(UNUSABLE.titlesOnly, /Tidak ada transaksi/);
export const PasswordProtected = refused(UNUSABLE.password, /dilindungi kata sandi/);
export const Pdf = refused(UNUSABLE.pdf, /bukan xlsx atau csv/);
export const OpenQuote = refused(UNUSABLE.openQuote, /Tanda kutip/);
export const TwoCurrencies = refused(UNUSABLE.twoCurrencies, /beberapa mata uang \(IDR, USD\)/);
export const Dollars = refused(UNUSABLE.dollars, /Mutasi ini dalam USD/);
export const WithoutDay = refused(UNUSABLE.withoutDay, /tanpa tanggal.*baris 3/);
export const StrangeDay = refused(UNUSABLE.strangeDay, /“31\/02\/2026”.*baris 2/);
export const WithoutYear = refused(UNUSABLE.withoutYear, /tanpa tahun/);
export const StrangeAmount = refused(UNUSABLE.strangeAmount, /Jumlahnya tidak dapat dibaca.*baris 2/);
export const BothAmounts = refused(UNUSABLE.bothAmounts, /debit dan kredit terisi/);
export const WithoutDirection = refused(UNUSABLE.withoutDirection, /masuk atau keluar/);
export const Future = refused(UNUSABLE.future, /belum terjadi/);
export const BeforeOurData = refused(UNUSABLE.early, /periode lain/);
export const TwoYears = refused(UNUSABLE.long, /731 hari/);

export const EnglishDark: Story = {
  globals: { language: 'en', theme: 'dark' },
  ...refused(UNUSABLE.password, /password-protected/),
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  ...refused(UNUSABLE.withoutDay, /tanpa tanggal/),
};
