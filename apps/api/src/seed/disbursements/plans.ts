import type { PayoutFailure } from '@dasbor/domain/payouts';
import type { Mode } from '../../platform/merchant/mode.ts';

export type PlannedBatch = {
  hoursAgo: number;
  /** `{month}` is replaced by the month of its day. */
  name: string;
  description: string;
  status: 'draft' | 'need_approval' | 'need_revision' | 'processing' | 'cancelled' | 'ended';
  to: 'staff' | 'suppliers';
  payouts: number;
  /** Rupiah, from and to. */
  amounts: readonly [number, number];
  /** By index of the item, from 0. */
  failures?: Readonly<Record<number, PayoutFailure>>;
  /** Errors in rows of a draft. */
  faults?: Readonly<Record<number, Fault>>;
  notes?: string;
  /** Paid by the selling branch from its own balance. */
  byBranch?: true;
};

export type Fault = 'amount' | 'bank' | 'not_found' | 'other_name';

const DAY = 24;

const batch = (
  hoursAgo: number,
  name: string,
  description: string,
  to: PlannedBatch['to'],
  payouts: number,
): Omit<PlannedBatch, 'amounts'> => ({ hoursAgo, name, description, to, payouts, status: 'ended' });

/** A month of a small chain of coffee bars: wages, deliveries, rents, and typical failures. */
export const PLANNED_BATCHES: Readonly<Record<Mode, readonly PlannedBatch[]>> = {
  live: [
    {
      ...batch(29 * DAY, 'Gaji {month}', 'Karyawan kantor pusat dan gerai', 'staff', 24),
      amounts: [3_800_000, 9_500_000],
    },
    {
      ...batch(26 * DAY, 'Pemasok biji kopi', 'Pengiriman minggu pertama', 'suppliers', 8),
      amounts: [2_000_000, 18_000_000],
    },
    {
      ...batch(24 * DAY, 'Sewa gerai {month}', 'Tujuh gerai Jabodetabek', 'suppliers', 7),
      amounts: [8_000_000, 25_000_000],
      failures: { 3: 'ACCOUNT_CLOSED' },
    },
    {
      ...batch(21 * DAY, 'Honor barista paruh waktu', 'Acara akhir pekan', 'staff', 14),
      amounts: [450_000, 1_200_000],
    },
    {
      ...batch(18 * DAY, 'Pemasok susu dan gula', 'Faktur yang jatuh tempo', 'suppliers', 2),
      amounts: [3_000_000, 7_000_000],
      failures: { 0: 'BANK_HEAVILY_DISTURBED', 1: 'REJECTED_BY_BANK' },
    },
    {
      ...batch(15 * DAY, 'Uang makan pelatihan', 'Dibatalkan: sudah dibayar tunai', 'staff', 6),
      amounts: [150_000, 250_000],
      status: 'cancelled',
    },
    {
      ...batch(12 * DAY, 'Mesin espresso gerai baru', 'Uang muka 50%', 'suppliers', 1),
      amounts: [312_500_000, 312_500_000],
    },
    {
      ...batch(9 * DAY, 'Bonus penjualan', 'Gerai dengan omzet tertinggi', 'staff', 11),
      amounts: [500_000, 2_500_000],
      failures: { 2: 'INACTIVE_ACCOUNT', 7: 'BANK_TIMEOUT' },
    },
    {
      ...batch(6 * DAY, 'Pemasok kemasan', 'Gelas kertas dan sedotan', 'suppliers', 4),
      amounts: [1_500_000, 6_000_000],
    },
    {
      ...batch(3 * DAY, 'Lembur gudang', 'Minggu lalu', 'staff', 9),
      amounts: [200_000, 900_000],
      status: 'need_revision',
      notes: 'Jam lembur Pak Agus dihitung dua kali. Mohon diperbaiki.',
    },
    {
      ...batch(2 * DAY, 'Pengembalian deposit mitra', 'Menunggu kabar dari bank', 'suppliers', 3),
      amounts: [2_000_000, 5_000_000],
      status: 'processing',
    },
    {
      ...batch(26, 'Insentif kurir', 'Dari berkas koordinator', 'staff', 12),
      amounts: [75_000, 400_000],
      status: 'draft',
      faults: { 1: 'amount', 4: 'other_name', 6: 'not_found', 9: 'bank' },
    },
    {
      ...batch(2, 'Gaji {month}', 'Karyawan kantor pusat dan gerai', 'staff', 18),
      amounts: [3_800_000, 9_500_000],
      status: 'need_approval',
    },
    {
      ...batch(4 * DAY, 'Upah barista Bandung', 'Dari saldo gerai', 'staff', 5),
      amounts: [900_000, 1_600_000],
      byBranch: true,
    },
  ],
  sandbox: [
    {
      ...batch(5 * DAY, 'Uji coba pertama', 'Dari SDK', 'staff', 3),
      amounts: [10_000, 90_000],
      failures: { 1: 'SIMULATED_FAILURE' },
    },
    {
      ...batch(20, 'Uji simulator', 'Menunggu simulator', 'staff', 6),
      amounts: [10_000, 90_000],
      status: 'processing',
    },
    {
      ...batch(3, 'Uji persetujuan', 'Menunggu persetujuan', 'suppliers', 4),
      amounts: [50_000, 500_000],
      status: 'need_approval',
    },
    {
      ...batch(4 * DAY, 'Uji subakun', 'Dari saldo gerai', 'staff', 2),
      amounts: [10_000, 90_000],
      byBranch: true,
    },
  ],
};

export const SUPPLIERS = [
  'CV Gayo Mandiri',
  'PT Susu Segar Nusantara',
  'UD Gula Aren Lestari',
  'CV Kemasan Jaya Abadi',
  'PT Graha Sewa Properti',
  'Koperasi Tani Kintamani',
  'PT Sumber Air Pegunungan',
  'CV Teknik Mesin Kopi',
] as const;
