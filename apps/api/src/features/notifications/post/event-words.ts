import type { NotificationEvent } from '@dasbor/domain/notifications';
import type { Language } from '../../../platform/problems.ts';

type EventWords = { title: string; counted?: (n: string, one: boolean) => string };

const payouts = {
  id: (n: string) => `${n} kiriman`,
  en: (n: string, one: boolean) => `${n} ${one ? 'payout' : 'payouts'}`,
};

/** As the dashboard says it (features/notifications/locales). */
export const EVENT_WORDS: Readonly<Record<Language, Readonly<Record<NotificationEvent, EventWords>>>> = {
  id: {
    disbursement_waiting: { title: 'Batch menunggu persetujuan Anda', counted: payouts.id },
    refund_waiting: { title: 'Refund menunggu persetujuan Anda' },
    withdrawal_waiting: { title: 'Penarikan menunggu persetujuan Anda' },
    fund_transfer_waiting: { title: 'Transfer dana menunggu persetujuan Anda' },
    approval_rules_waiting: { title: 'Usulan aturan persetujuan menunggu Anda' },
    disbursement_validated: {
      title: 'Batch selesai diperiksa',
      counted: (n) => (n === '0' ? 'semua baris valid' : `${n} baris tidak valid`),
    },
    disbursement_approved: { title: 'Batch Anda disetujui' },
    disbursement_rejected: { title: 'Batch Anda perlu direvisi' },
    disbursement_failed: { title: 'Ada kiriman yang gagal', counted: payouts.id },
    refund_rejected: { title: 'Refund Anda ditolak' },
    refund_waiting_customer: { title: 'Refund menunggu pelanggan mengisi rekening' },
    refund_failed: { title: 'Refund gagal' },
    fund_transfer_rejected: { title: 'Transfer dana Anda ditolak' },
    fund_transfer_failed: { title: 'Transfer dana gagal' },
    withdrawal_rejected: { title: 'Penarikan Anda ditolak' },
    withdrawal_failed: { title: 'Penarikan gagal' },
    withdrawal_skipped: { title: 'Penarikan terjadwal tidak dijalankan' },
    top_up_completed: { title: 'Isi saldo masuk' },
    balance_low: { title: 'Saldo di bawah batas' },
    settlement_paid: { title: 'Settlement dibayarkan', counted: (n) => `${n} pembayaran` },
    invoice_paid: { title: 'Invoice lunas' },
    payment_link_paid: { title: 'Link pembayaran dibayar' },
    export_ready: { title: 'File ekspor siap diunduh', counted: (n) => `${n} baris` },
    export_failed: { title: 'File ekspor gagal dibuat' },
    user_joined: { title: 'Anggota tim bergabung' },
    user_role_changed: { title: 'Peran Anda diubah' },
    webhook_failing: { title: 'Webhook terus gagal' },
    webhook_disabled: { title: 'Webhook dinonaktifkan' },
    account_decided: { title: 'Peninjauan akun selesai' },
  },
  en: {
    disbursement_waiting: { title: 'A batch waits for your approval', counted: payouts.en },
    refund_waiting: { title: 'A refund waits for your approval' },
    withdrawal_waiting: { title: 'A withdrawal waits for your approval' },
    fund_transfer_waiting: { title: 'A fund transfer waits for your approval' },
    approval_rules_waiting: { title: 'Proposed approval rules wait for you' },
    disbursement_validated: {
      title: 'A batch was checked',
      counted: (n, one) => (n === '0' ? 'all rows valid' : `${n} invalid ${one ? 'row' : 'rows'}`),
    },
    disbursement_approved: { title: 'Your batch was approved' },
    disbursement_rejected: { title: 'Your batch needs revision' },
    disbursement_failed: { title: 'Payouts failed', counted: payouts.en },
    refund_rejected: { title: 'Your refund was rejected' },
    refund_waiting_customer: { title: 'A refund waits for the customer’s account' },
    refund_failed: { title: 'A refund failed' },
    fund_transfer_rejected: { title: 'Your fund transfer was rejected' },
    fund_transfer_failed: { title: 'A fund transfer failed' },
    withdrawal_rejected: { title: 'Your withdrawal was rejected' },
    withdrawal_failed: { title: 'A withdrawal failed' },
    withdrawal_skipped: { title: 'The scheduled withdrawal did not run' },
    top_up_completed: { title: 'A top-up arrived' },
    balance_low: { title: 'The balance is below its limit' },
    settlement_paid: {
      title: 'A settlement was paid',
      counted: (n, one) => `${n} ${one ? 'payment' : 'payments'}`,
    },
    invoice_paid: { title: 'An invoice was paid' },
    payment_link_paid: { title: 'A payment link was paid' },
    export_ready: { title: 'An exported file is ready', counted: (n, one) => `${n} ${one ? 'row' : 'rows'}` },
    export_failed: { title: 'An exported file could not be made' },
    user_joined: { title: 'A colleague joined' },
    user_role_changed: { title: 'Your role was changed' },
    webhook_failing: { title: 'A webhook keeps failing' },
    webhook_disabled: { title: 'A webhook was disabled' },
    account_decided: { title: 'The review of your account is complete' },
  },
};
