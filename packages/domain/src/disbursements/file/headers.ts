import { type SheetForm, type Places } from '../../sheets/index.ts';
import { DISBURSEMENT_POLICY, PAYOUT_COLUMNS, type PayoutField } from '../policy.ts';

/**
 * Accepted column titles beside the field's own name: those of the templates in both languages, of payroll programs and of other
 * providers. In lower case, with single spaces.
 */
export const PAYOUT_HEADERS: Readonly<Record<PayoutField, readonly string[]>> = {
  account_owner_name: [
    'nama pemilik rekening',
    'nama penerima',
    'nama rekening',
    'atas nama',
    'nama',
    'account holder',
    'account holder name',
    'account name',
    'bank account name',
    'beneficiary name',
    'recipient name',
    'receiver name',
    'name',
  ],
  bank_code: [
    'kode bank',
    'bank',
    'nama bank',
    'bank penerima',
    'bank tujuan',
    'bank name',
    'beneficiary bank',
    'channel code',
  ],
  account_number: [
    'nomor rekening',
    'no rekening',
    'no rek',
    'rekening',
    'rekening tujuan',
    'nomor rekening penerima',
    'account',
    'account no',
    'bank account number',
    'beneficiary account',
    'beneficiary account number',
  ],
  amount: ['nominal', 'jumlah', 'jumlah transfer', 'nilai', 'gaji', 'total', 'amount idr', 'transfer amount'],
  email_recipient: [
    'email penerima',
    'email',
    'e mail',
    'alamat email',
    'recipients email',
    'recipient email',
    'beneficiary email',
    'email address',
  ],
  phone_number: [
    'nomor hp',
    'no hp',
    'nomor telepon',
    'no telepon',
    'telepon',
    'hp',
    'nomor ponsel',
    'phone',
    'mobile',
    'mobile number',
    'recipient phone',
  ],
  notes: ['catatan', 'keterangan', 'berita', 'note', 'description', 'remark', 'remarks'],
};

export type PayoutPlaces = Places<PayoutField>;

export const PAYOUT_FORM: SheetForm<PayoutField> = {
  columns: PAYOUT_COLUMNS,
  titles: PAYOUT_HEADERS,
  money: 'amount',
  digits: new Set<PayoutField>(['account_number']),
  limits: { rows: DISBURSEMENT_POLICY.mostItems, cell: DISBURSEMENT_POLICY.longestCell },
};
