import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { csvFile, manyRows, password, UNUSABLE } from '../testing/create/files.ts';
import { createPage, open } from '../testing/create/page.tsx';

const meta: Meta = { title: 'Disbursements/Create: files of no use', ...createPage };
export default meta;
type Story = StoryObj;

const refused = (file: () => File, words: RegExp): Story => ({
  play: async (context) => {
    await open(context, file());
    const alert = await context.canvas.findByRole('alert', {}, { timeout: 5000 });
    await expect(alert).toHaveTextContent(words);
    await expect(within(alert).getByText(/tidak dapat dipakai$/)).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Pilih file' })).toBeVisible();
  },
});

export const LegacyXls = refused(() => UNUSABLE.legacyXls, /format xls lama/);
export const Damaged = refused(() => UNUSABLE.damaged, /rusak atau terpotong/);
export const NotASpreadsheet = refused(() => UNUSABLE.pdf, /bukan xlsx atau csv/);
export const UnderPassword = refused(password, /kata sandi/);
export const OtherColumns = refused(
  () => UNUSABLE.otherColumns,
  /tidak ditemukan: Nama pemilik rekening, Bank, Nomor rekening\..*baris 1/,
);
export const AmountsInThousands = refused(
  () => UNUSABLE.thousands,
  /tidak ditemukan: Nominal\..*hanya boleh menyebut rupiah/,
);
export const ColumnTwice = refused(() => UNUSABLE.twice, /Dua kolom sama-sama berarti “Nominal”/);
export const NoRows = refused(() => UNUSABLE.noRows, /Tidak ada baris data/);
export const OpenQuote = refused(() => UNUSABLE.openQuote, /Tanda kutip di sini.*B2/);
export const TooManyRows = refused(() => csvFile(manyRows(10_001)), /Lebih dari 10\.000 baris.*baris 10002/);
export const CellTooLong = refused(
  () => csvFile([`Siti,bca,8422647010,12000,,,${'x'.repeat(401)}`]),
  /lebih dari 400 karakter.*Lokasi: G2/,
);
export const TooLarge = refused(
  () => new File([new Uint8Array(20 * 1024 * 1024 + 1)], 'besar.csv'),
  /lebih besar dari 20 MB/,
);
