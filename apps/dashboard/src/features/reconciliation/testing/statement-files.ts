import bca from './statements/bca.csv?raw';
import bni from './statements/bni.csv?raw';
import bri from './statements/bri.csv?raw';
import mandiri from './statements/mandiri.csv?raw';
import otherBank from './statements/other-bank.csv?raw';

/** Made-up statements in the layouts of the banks. */
export const STATEMENTS = { bca, bni, bri, mandiri, otherBank };

export const statementFile = (text: string, name = 'mutasi.csv'): File =>
  new File([text], name, { type: 'text/csv' });

const BRI = 'Tanggal Transaksi,Uraian Transaksi,Teller,Debet,Kredit,Saldo';
const bytes = (...start: number[]) => new Uint8Array([...start, ...Array.from({ length: 600 }, () => 0)]);
const encrypted = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0]);

/** Each has its own words, and changes nothing. */
export const UNUSABLE = {
  empty: statementFile('', 'kosong.csv'),
  payroll: statementFile('Nama,Bank,Rekening,Nominal\nBudi,bca,8422647002,150000', 'gaji.csv'),
  titlesOnly: statementFile(`${BRI}\n`, 'tanpa-transaksi.csv'),
  password: new File([bytes(0xd0, 0xcf, 0x11, 0xe0, ...encrypted)], 'rahasia.xlsx'),
  pdf: new File(['%PDF-1.7 mutasi'], 'mutasi.pdf.csv'),
  openQuote: statementFile(`${BRI}\n05/11/26,"A,1,,`, 'kutip.csv'),
  twoCurrencies: statementFile(
    'AccountNo;Ccy;PostDate;Remarks;AdditionalDesc;Credit Amount;Debit Amount;Close Balance\n' +
      '1;IDR;16 November 2026;A;;5;0;5\n1;USD;16 November 2026;A;;5;0;5',
    'dua-mata-uang.csv',
  ),
  dollars: statementFile(`Mata Uang : USD\n${BRI}\n05/11/26,A,1,5,,1`, 'dolar.csv'),
  withoutDay: statementFile(`${BRI}\n05/11/26,A,1,5,,1\n,B,1,6,,1`, 'tanpa-tanggal.csv'),
  strangeDay: statementFile(`${BRI}\n31/02/2026,A,1,5,,1`, 'tanggal-aneh.csv'),
  withoutYear: statementFile(
    'Tanggal Transaksi,Keterangan,Cabang,Jumlah,,Saldo\n05/11,A,1,5.00,CR,1',
    'tanpa-tahun.csv',
  ),
  strangeAmount: statementFile(`${BRI}\n05/11/26,A,1,5.0.0,,1`, 'jumlah-aneh.csv'),
  bothAmounts: statementFile(`${BRI}\n05/11/26,A,1,5,6,1`, 'dua-jumlah.csv'),
  withoutDirection: statementFile(
    'Tanggal Transaksi,Keterangan,Cabang,Jumlah,Saldo\n05/11/2026,A,1,5,1',
    'tanpa-arah.csv',
  ),
  future: statementFile(`${BRI}\n05/12/26,A,1,5,,1`, 'bulan-depan.csv'),
  early: statementFile(`${BRI}\n05/11/2019,A,1,5,,1`, 'dulu.csv'),
  long: statementFile(`${BRI}\n05/11/2024,A,1,5,,1\n05/11/2026,B,1,5,,1`, 'dua-tahun.csv'),
} satisfies Record<string, File>;

/** Rows of one day of November after another. */
export const manyLines = (count: number): string =>
  [
    BRI,
    ...Array.from(
      { length: count },
      (_, n) => `${String((n % 20) + 1).padStart(2, '0')}/11/26,TRANSAKSI ${n},888,,${10_000 + n},1`,
    ),
  ].join('\n');
