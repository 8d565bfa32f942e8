import { writeXlsx, blobOf } from '@dasbor/spreadsheet';

export const HEADER = 'Nama penerima,Bank,No. Rekening,Nominal,Email,No. HP,Catatan';

export const csvFile = (lines: readonly string[], name = 'gaji-november.csv'): File =>
  new File([[HEADER, ...lines].join('\n')], name, { type: 'text/csv', lastModified: 1_763_700_000_000 });

/** Eight rows: two payable, one to review, five to fix. */
export const MESSY = [
  'Budi Santoso,BCA,8422647002,150000,budi@contoh.id,0812-3456-7890,Gaji November',
  'Siti Aminah,Mandri,1370012345678,2.500.000,,,Gaji November',
  'Agus Wijaya,014,842-264-7004,"10.000,00",agus @contoh.id,,',
  'Budi Santoso,bca,8422647002,150000,,,Dobel',
  ',bri,002301012345678,75rb,,,',
  'Dewi Lestari,Mandri,1370098765432,3000000,,12,',
  'PT Kopi Nusantara,bca,8422640000,600000000,,,Sewa',
  'Rina,bca,8.42265E+14,200000,rina@contoh.id,,',
];

export const manyRows = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, n) => {
    const isMessy = n % 50 === 7;
    return `Karyawan ${n + 1},${isMessy ? 'Mandri' : 'bca'},${isMessy ? 1_370_012_000_000 + n : 8_000_000_000 + n},${150_000 + n},,,Gaji`;
  });

/** Cases that only a spreadsheet can contain: a formula, lost leading zeros, merged cells. */
export const xlsxFile = async (
  rows: readonly (readonly (string | number)[])[],
  name = 'gaji.xlsx',
): Promise<File> => {
  const columns = HEADER.split(',').map((header) => ({
    header,
    kind: header === 'Nominal' ? ('number' as const) : ('text' as const),
  }));
  return new File([await blobOf('xlsx', writeXlsx(columns, rows))], name);
};

const bytes = (...start: number[]) => new Uint8Array([...start, ...Array.from({ length: 600 }, () => 0)]);

export const UNUSABLE = {
  legacyXls: new File([bytes(0xd0, 0xcf, 0x11, 0xe0)], 'gaji-2003.xls.xlsx'),
  damaged: new File([bytes(0x50, 0x4b, 0x03, 0x04)], 'gaji-rusak.xlsx'),
  pdf: new File(['%PDF-1.7 gaji'], 'slip-gaji.xlsx'),
  otherColumns: new File(['Tanggal,Toko,Nominal\n2026-11-01,Kemang,5000000'], 'penjualan.csv'),
  thousands: new File(['Nama,Bank,Rekening,Jumlah (ribuan)\nBudi,bca,8422647002,15000'], 'ribuan.csv'),
  twice: new File(['Nama,Bank,Rekening,Nominal,Jumlah\nBudi,bca,8422647002,1,2'], 'dua-kolom.csv'),
  noRows: new File([`${HEADER}\n`], 'kosong.csv'),
  openQuote: new File([`${HEADER}\nBudi,"bca,8422647002,150000`], 'kutip.csv'),
};

export const password = (): File => {
  const name = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0]);
  return new File([bytes(0xd0, 0xcf, 0x11, 0xe0, ...name)], 'gaji-rahasia.xlsx');
};
