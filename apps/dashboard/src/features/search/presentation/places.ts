import type { NavPageKey, Requirement } from '@dasbor/domain/access';
import { apiKeyPaths } from '../../../shared/paths/developers/api-keys.ts';
import { analyticsPaths } from '../../../shared/paths/analytics.ts';
import { approvalPaths } from '../../../shared/paths/money-out/approvals.ts';
import { balancePaths } from '../../../shared/paths/money-out/balance.ts';
import { destinationPaths } from '../../../shared/paths/money-out/destination-accounts.ts';
import { cliSignInPaths } from '../../../shared/paths/developers/cli-sign-ins.ts';
import { disbursementPaths } from '../../../shared/paths/money-out/disbursements.ts';
import { fundTransferPaths } from '../../../shared/paths/money-out/fund-transfers.ts';
import { checkoutAppearancePaths } from '../../../shared/paths/money-in/checkout-appearance.ts';
import { invoicePaths, invoiceReminderPaths } from '../../../shared/paths/money-in/invoices.ts';
import { legacyKeyPaths } from '../../../shared/paths/developers/legacy-keys.ts';
import { onboardingPaths } from '../../../shared/paths/account/onboarding.ts';
import { notificationPaths } from '../../../shared/paths/account/notifications.ts';
import { orderPaths } from '../../../shared/paths/money-in/orders.ts';
import { paymentLinkPaths } from '../../../shared/paths/money-in/payment-links.ts';
import { paymentPaths } from '../../../shared/paths/money-in/payments.ts';
import { mdrPreferencePaths } from '../../../shared/paths/money-in/mdr-preference.ts';
import { paymentMethodPaths } from '../../../shared/paths/money-in/payment-methods.ts';
import { profilePaths } from '../../../shared/paths/account/profile.ts';
import { promoPaths } from '../../../shared/paths/money-in/promos.ts';
import { refundPaths } from '../../../shared/paths/money-in/refunds.ts';
import { requestLogPaths } from '../../../shared/paths/developers/request-log.ts';
import { securityHistoryPaths } from '../../../shared/paths/account/security-history.ts';
import { exportPaths } from '../../../shared/paths/exports.ts';
import { quotationPaths } from '../../../shared/paths/money-in/quotations.ts';
import { recurringInvoicePaths } from '../../../shared/paths/money-in/recurring-invoices.ts';
import { settlementPaths } from '../../../shared/paths/money-in/settlements.ts';
import { signInRulesPaths } from '../../../shared/paths/account/sign-in-rules.ts';
import { snapKeyPaths } from '../../../shared/paths/developers/snap-keys.ts';
import { subaccountPaths } from '../../../shared/paths/money-out/subaccounts.ts';
import { rolePaths, userPaths } from '../../../shared/paths/account/users.ts';
import { topUpPaths } from '../../../shared/paths/money-out/top-ups.ts';
import { webhookPaths } from '../../../shared/paths/developers/webhooks.ts';
import { withdrawalPaths } from '../../../shared/paths/money-out/withdrawals.ts';

/**
 * Where a choice leads, and the words that find it in addition to its title: the title in the other language, and synonyms in
 * both languages.
 */
export type Place = {
  readonly group: 'pages' | 'settings' | 'actions';
  readonly to: string;
  /** The sidebar entry of the page. The place is offered only with that entry. */
  readonly below?: NavPageKey;
  /** The address for a user who may not open `to`. */
  readonly instead?: Pick<Place, 'to' | 'below'>;
  readonly words: string;
  /** The permission that its action needs, if the page itself needs less. */
  readonly needs?: Requirement;
};

/** Everything in the palette except the sidebar entries. The domain's rules decide who is offered what (`offeredTo`). */
export const PLACES = {
  conversion: {
    group: 'pages',
    to: analyticsPaths.page({ tab: 'conversion', range: { days: 30 } }),
    below: 'analytics',
    words:
      'konversi pembayaran payment conversion rate funnel gagal failed alasan reasons tingkat keberhasilan success',
  },
  paymentFigures: {
    group: 'pages',
    to: analyticsPaths.page({ tab: 'transactions' }),
    below: 'analytics',
    words:
      'analitik penerimaan received payments analytics omzet omset revenue jam ramai busy hours rata-rata average',
  },
  retention: {
    group: 'pages',
    to: analyticsPaths.page({ tab: 'retention' }),
    below: 'analytics',
    words: 'pelanggan yang kembali returning customers retensi retention cohort kohort langganan loyal',
  },
  withdrawalHistory: {
    group: 'pages',
    to: withdrawalPaths.list,
    below: 'balance_withdraw',
    words: 'riwayat penarikan tarik dana withdrawal history withdraw cash out pencairan',
  },
  schedule: {
    group: 'settings',
    to: withdrawalPaths.schedule,
    below: 'balance_withdraw',
    words: 'penarikan otomatis terjadwal jadwal automatic scheduled withdrawals schedule rutin harian daily',
  },
  destinationAccounts: {
    group: 'settings',
    to: destinationPaths.list,
    below: 'balance_withdraw',
    words:
      'rekening tujuan penarikan rekening bank destination accounts for withdrawals bank account tambah rekening add account',
  },
  topUpHistory: {
    group: 'pages',
    to: topUpPaths.list,
    below: 'balance_topup',
    words: 'riwayat isi saldo top up history topup deposit',
  },
  payouts: {
    group: 'pages',
    to: disbursementPaths.items,
    below: 'disbursements',
    words: 'semua kiriman all payouts payout items penerima recipient gaji payroll salary',
  },
  topUpsOfDisbursements: {
    group: 'pages',
    to: disbursementPaths.topUps,
    below: 'disbursements',
    words: 'isi saldo untuk disbursement top ups for disbursements topup',
  },
  failedPayments: {
    group: 'pages',
    to: paymentPaths.list({ filters: { status: ['failed'] } }),
    below: 'payments',
    words: 'pembayaran gagal failed payments ditolak declined error',
  },
  waitingPayments: {
    group: 'pages',
    to: paymentPaths.list({ filters: { status: ['processing'] } }),
    below: 'payments',
    words:
      'pembayaran yang diproses payments in progress belum dibayar not paid yet menunggu waiting pending unpaid',
  },
  waitingSettlements: {
    group: 'pages',
    to: settlementPaths.waiting,
    below: 'settlements',
    words: 'settlement yang menunggu waiting pending settlements jatuh tempo due pencairan kapan cair',
  },
  settlementCalendar: {
    group: 'pages',
    to: settlementPaths.calendar,
    below: 'settlements',
    words:
      'kalender settlement calendar kapan cair when does money arrive hari libur holidays jadwal pencairan schedule',
  },
  unpaidOrders: {
    group: 'pages',
    to: orderPaths.list({ status: ['processing'] }),
    below: 'orders',
    words:
      'pesanan yang diproses orders in progress belum dibayar not paid yet menunggu waiting pending unpaid',
  },
  waitingBatches: {
    group: 'pages',
    to: `${disbursementPaths.list}?status=need_approval`,
    below: 'disbursements',
    words: 'batch menunggu persetujuan batches waiting for approval setujui approve pending',
  },
  waitingTransfers: {
    group: 'pages',
    to: `${fundTransferPaths.list}?status=need_approval`,
    below: 'subaccount_fund_transfer',
    words: 'transfer menunggu persetujuan transfers waiting for approval setujui approve pending',
  },
  unpaidLinks: {
    group: 'pages',
    to: `${paymentLinkPaths.list}?status=unpaid`,
    below: 'payment_links',
    words: 'link yang belum dibayar unpaid payment links tautan menunggu waiting pending',
  },
  lateInvoices: {
    group: 'pages',
    to: invoicePaths.list({ status: ['late'] }),
    below: 'invoices',
    words: 'invoice yang terlambat late invoices jatuh tempo overdue menunggak piutang receivables tagihan',
  },
  invoicePayments: {
    group: 'pages',
    to: invoicePaths.payments(),
    below: 'invoices',
    words: 'pembayaran invoice payments of invoices pelunasan cicilan parts tagihan',
  },
  invoiceReminders: {
    group: 'settings',
    to: invoiceReminderPaths.main,
    below: 'invoices',
    words: 'pengingat invoice reminders ingatkan remind jatuh tempo due date jadwal schedule whatsapp email',
  },
  sentReminders: {
    group: 'pages',
    to: invoiceReminderPaths.sent,
    below: 'invoices',
    words: 'pengingat terkirim sent reminders riwayat log invoice whatsapp email',
  },
  quotations: {
    group: 'pages',
    to: quotationPaths.list(),
    below: 'invoices',
    words: 'penawaran quotations harga price offer offers estimasi estimate proposal quote',
  },
  recurringInvoices: {
    group: 'pages',
    to: recurringInvoicePaths.list,
    below: 'invoices',
    words: 'invoice berulang recurring invoices bulanan monthly langganan subscription sewa rent otomatis',
  },
  invoiceCustomers: {
    group: 'pages',
    to: invoicePaths.customers(),
    below: 'invoices',
    words:
      'pelanggan invoice customers piutang receivables umur ageing aging laporan statement of account debitur',
  },
  invoiceSettings: {
    group: 'settings',
    to: invoicePaths.settings,
    below: 'invoices',
    words:
      'pengaturan invoice settings format nomor invoice number format npwp ppn faktur jatuh tempo due date',
  },
  linkMessage: {
    group: 'settings',
    to: paymentLinkPaths.template,
    below: 'payment_links',
    words: 'pesan whatsapp untuk link pembayaran message of payment links template templat',
    needs: { permission: 'payment_link.create' },
  },
  checkoutAppearance: {
    group: 'settings',
    to: checkoutAppearancePaths.settings,
    below: 'settings',
    words:
      'tampilan checkout appearance kustomisasi customization warna colour color logo merek brand branding header tombol button',
  },
  apiKeys: {
    group: 'settings',
    to: apiKeyPaths.list,
    below: 'settings',
    words:
      'kunci api keys token secret rahasia kredensial credentials alamat ip address integrasi integration',
  },
  commandLine: {
    group: 'settings',
    to: cliSignInPaths.main,
    below: 'settings',
    words:
      'masuk dari terminal sign in from a cli command line baris perintah dasbor login masuk device code kode perangkat developer',
  },
  snapKeys: {
    group: 'settings',
    to: snapKeyPaths.list,
    below: 'settings',
    words: 'kunci snap keys bank indonesia client id secret public key kunci publik',
  },
  compareSignatures: {
    group: 'settings',
    to: snapKeyPaths.compare,
    below: 'settings',
    words: 'bandingkan tanda tangan snap compare signatures signature debug',
  },
  legacyKeys: {
    group: 'settings',
    to: legacyKeyPaths.list,
    below: 'settings',
    words: 'kunci lama legacy keys old api',
  },
  webhooks: {
    group: 'settings',
    to: webhookPaths.list,
    below: 'settings',
    words: 'webhook webhooks notifikasi notification callback url endpoint event peristiwa',
  },
  deliveries: {
    group: 'settings',
    to: webhookPaths.deliveries(),
    below: 'settings',
    words: 'catatan pengiriman webhook delivery log deliveries kirim ulang replay resend',
  },
  failedDeliveries: {
    group: 'settings',
    to: webhookPaths.deliveries({ status: ['failed'] }),
    below: 'settings',
    words: 'pengiriman webhook yang gagal failed webhook deliveries delivery error',
  },
  requestLog: {
    group: 'settings',
    to: requestLogPaths.list(),
    below: 'settings',
    words: 'catatan permintaan request log requests api calls panggilan debug',
  },
  refusedRequests: {
    group: 'settings',
    to: requestLogPaths.list({ status_class: ['4xx', '5xx'] }),
    below: 'settings',
    words: 'permintaan yang gagal failed requests ditolak refused error kesalahan 4xx 5xx',
  },
  paymentMethods: {
    group: 'settings',
    to: paymentMethodPaths.list,
    below: 'settings',
    words:
      'metode pembayaran payment methods kanal channels aktifkan matikan turn on off ajukan request biaya tarif fee rate mdr qris va ewallet kartu card paylater',
  },
  feePayer: {
    group: 'settings',
    to: mdrPreferencePaths.preference,
    below: 'settings',
    words: 'penanggung biaya mdr fee payer biaya admin ditanggung pelanggan surcharge customer pays fee',
  },
  approvalLevels: {
    group: 'settings',
    to: approvalPaths.rules,
    below: 'settings',
    words:
      'tingkat persetujuan approval levels aturan rules berjenjang maker approver penyetuju dua orang second person batas nominal',
  },
  balanceSettings: {
    group: 'settings',
    to: balancePaths.settings,
    below: 'settings',
    words: 'pengaturan saldo balance settings',
  },
  lowBalance: {
    group: 'settings',
    to: `${balancePaths.settings}#low`,
    below: 'settings',
    words: 'pemberitahuan saldo rendah low balance notice alert peringatan batas threshold email',
  },
  sweepOut: {
    group: 'settings',
    to: `${withdrawalPaths.schedule}#out`,
    below: 'balance_withdraw',
    instead: { to: `${balancePaths.settings}#out`, below: 'settings' },
    words: 'penarikan saldo otomatis sweep out automatic sapu',
    needs: { permission: 'settings.view', feature: 'sweep_out' },
  },
  sweepIn: {
    group: 'settings',
    to: `${withdrawalPaths.schedule}#in`,
    below: 'balance_withdraw',
    instead: { to: `${balancePaths.settings}#in`, below: 'settings' },
    words: 'penempatan saldo otomatis sweep in automatic',
    needs: { permission: 'settings.view', feature: 'sweep_in' },
  },
  securityHistory: {
    group: 'settings',
    to: securityHistoryPaths.list,
    below: 'settings',
    words: 'riwayat keamanan security history audit log masuk login aktivitas activity',
  },
  profile: {
    group: 'settings',
    to: profilePaths.profile,
    words: 'profil keamanan profile security akun account nama name email peran role',
  },
  password: {
    group: 'settings',
    to: profilePaths.changePassword,
    words: 'ubah kata sandi change password ganti sandi',
  },
  email: {
    group: 'settings',
    to: `${profilePaths.profile}#email`,
    words: 'ganti email change email alamat masuk address',
  },
  inviteUser: {
    group: 'settings',
    to: userPaths.invite,
    below: 'users',
    needs: { permission: 'user_management.create' },
    words: 'undang pengguna invite user colleague rekan tim karyawan staff anggota add member tambah',
  },
  roles: {
    group: 'settings',
    to: rolePaths.list,
    words: 'peran roles hak akses izin permissions matrix lihat sebagai view as jabatan',
  },
  createRole: {
    group: 'settings',
    to: rolePaths.create,
    words: 'buat peran create role custom izin permissions',
  },
  twoStep: {
    group: 'settings',
    to: `${profilePaths.profile}#two-step`,
    words: 'verifikasi dua langkah two step verification otp 2fa mfa kode code keamanan security',
  },
  secondSteps: {
    group: 'settings',
    to: profilePaths.twoStep,
    words:
      'verifikasi 2 langkah 2-step verification aplikasi autentikator passkey kode pemulihan authenticator app & passkeys recovery codes google authenticator totp sidik jari fingerprint',
  },
  devices: {
    group: 'settings',
    to: profilePaths.devices,
    words: 'perangkat devices sesi sessions masuk signed in diingat remembered keluarkan sign out',
  },
  notifications: {
    group: 'pages',
    to: notificationPaths.list,
    words: 'notifikasi notifications pemberitahuan lonceng bell belum dibaca unread kabar alerts',
  },
  notificationSettings: {
    group: 'settings',
    to: notificationPaths.preferences,
    below: 'settings',
    // It links to the settings, which everybody has.
    instead: { to: notificationPaths.list },
    words:
      'pengaturan notifikasi notification settings preferences email whatsapp jam tenang quiet hours ringkasan digest kanal channels',
  },
  activation: {
    group: 'settings',
    to: onboardingPaths.activation,
    words:
      'aktivasi akun account activation onboarding verifikasi usaha ktp npwp akun basic limit batas settlement mode live kyc kyb',
  },
  upgrade: {
    group: 'settings',
    to: onboardingPaths.upgrade,
    words:
      'akun penuh full account upgrade dokumen usaha business documents nib akta kyb naikkan batas raise limit',
  },
  signInRules: {
    group: 'settings',
    to: signInRulesPaths.rules,
    below: 'settings',
    words: 'aturan masuk sign-in rules wajib require perangkat devices remember',
  },
  signOutEverywhere: {
    group: 'settings',
    to: `${profilePaths.profile}#everywhere`,
    words: 'keluar dari semua perangkat sign out on every device everywhere logout sesi sessions',
  },
  createPaymentLink: {
    group: 'actions',
    to: paymentLinkPaths.create,
    below: 'payment_links',
    words: 'buat link pembayaran create a payment link tautan tagih bill invoice whatsapp jual sell',
    needs: { permission: 'payment_link.create' },
  },
  createInvoice: {
    group: 'actions',
    to: invoicePaths.create,
    below: 'invoices',
    words: 'buat invoice create an invoice faktur tagihan tagih bill penagihan baru new',
    needs: { permission: 'invoice.create' },
  },
  exportSchedules: {
    group: 'pages',
    to: exportPaths.schedules,
    below: 'exports',
    words:
      'laporan terjadwal scheduled reports jadwal otomatis harian mingguan bulanan daily weekly monthly email',
  },
  createExport: {
    group: 'actions',
    to: exportPaths.create,
    below: 'exports',
    words:
      'minta file ekspor request an exported file export unduh download csv excel xlsx laporan report data semua all',
    needs: { permission: 'export.view' },
  },
  createQuotation: {
    group: 'actions',
    to: quotationPaths.create,
    below: 'invoices',
    words: 'buat penawaran create a quotation harga price offer estimasi estimate proposal quote',
    needs: { permission: 'invoice.create' },
  },
  createRecurringInvoice: {
    group: 'actions',
    to: recurringInvoicePaths.create,
    below: 'invoices',
    words: 'buat invoice berulang create a recurring invoice bulanan monthly langganan subscription',
    needs: { permission: 'invoice.create' },
  },
  uploadLinks: {
    group: 'actions',
    to: paymentLinkPaths.upload,
    below: 'payment_links',
    words:
      'buat banyak link pembayaran dari file create payment links from a file unggah upload excel xlsx csv massal bulk',
    needs: { permission: 'payment_link.create' },
  },
  uploadInvoices: {
    group: 'actions',
    to: invoicePaths.upload,
    below: 'invoices',
    words:
      'buat banyak invoice dari file create invoices from a file unggah upload excel xls xlsx csv massal bulk tagihan faktur',
    needs: { permission: 'invoice.create' },
  },
  createBatch: {
    group: 'actions',
    to: disbursementPaths.create,
    below: 'disbursements',
    words:
      'buat batch create disbursement unggah upload file excel csv gaji payroll salary payout kirim uang send money transfer massal bulk',
  },
  withdraw: {
    group: 'actions',
    to: withdrawalPaths.create,
    below: 'balance_withdraw',
    words: 'tarik dana withdraw saldo balance cash out pencairan rekening bank account',
    needs: { permission: 'withdrawal.create' },
  },
  topUp: {
    group: 'actions',
    to: topUpPaths.create,
    below: 'balance_topup',
    words: 'isi saldo top up topup deposit tambah add money balance',
    needs: { permission: 'topup.create' },
  },
  createRefund: {
    group: 'actions',
    to: refundPaths.create(),
    below: 'refunds',
    words: 'ajukan refund request a refund pengembalian dana kembalikan uang return money',
    needs: { permission: 'refund.create' },
  },
  createTransfer: {
    group: 'actions',
    to: fundTransferPaths.create,
    below: 'subaccount_fund_transfer',
    words: 'ajukan transfer dana ask for request a fund transfer buat create kirim send pindah move',
  },
  createPromo: {
    group: 'actions',
    to: promoPaths.create,
    below: 'promos',
    words: 'buat promo baru create promo new diskon discount cashback kode code',
  },
  createSubaccount: {
    group: 'actions',
    to: subaccountPaths.create,
    below: 'subaccount_list',
    words: 'buat subakun create subaccount tambah add cabang branch',
  },
  createApiKey: {
    group: 'actions',
    to: apiKeyPaths.new,
    below: 'settings',
    words: 'buat kunci api create key tambah add token',
  },
  createSnapKey: {
    group: 'actions',
    to: snapKeyPaths.new,
    below: 'settings',
    words: 'buat kunci snap create key tambah add',
  },
  createWebhook: {
    group: 'actions',
    to: webhookPaths.new,
    below: 'settings',
    words: 'tambah webhook add create buat endpoint callback url',
  },
} as const satisfies Record<string, Place>;

export type PlaceKey = keyof typeof PLACES;

/** Synonyms for the sidebar entries, whose path and rule are in the domain. */
export const NAV_WORDS: Readonly<Record<NavPageKey, string>> = {
  home: 'beranda home dasbor dashboard ringkasan overview',
  orders: 'pesanan orders order transaksi transactions tagihan',
  payments: 'pembayaran payments transaksi transactions va virtual account qris kartu card ewallet',
  settlements: 'settlement settlements pencairan',
  reconciliation:
    'rekonsiliasi reconciliation mutasi bank statement rekening koran cocokkan match bca mandiri bri bni csv xlsx',
  refunds: 'pengembalian dana refunds refund',
  customers: 'pelanggan customers pembeli buyers kontak contacts alamat addresses',
  payment_links: 'link pembayaran payment links tautan whatsapp tagihan bill qr instapay',
  invoices: 'invoice invoices faktur tagihan bill piutang receivables',
  promos: 'promo promotions diskon discount cashback',
  balance_history: 'mutasi saldo balance history buku besar ledger rekening statement transaksi',
  balance_withdraw:
    'penarikan dana withdrawals tarik withdraw saldo balance cash out pencairan rekening bank account',
  balance_topup: 'isi saldo top up topup deposit balance virtual account',
  disbursements: 'disbursement disbursements batch gaji payroll salary payout kirim uang send money transfer',
  subaccount_fund_transfer: 'transfer dana fund transfers pindah saldo move balance',
  subaccount_list: 'subakun subaccounts cabang branch',
  subaccount_settings:
    'rekening tujuan destination accounts rekening yang diizinkan disetujui approved allowed accounts whitelist daftar putih subakun subaccount settings pengaturan untuk transfer dana for fund transfers',
  analytics: 'analitik analytics laporan report',
  transactions:
    'transaksi transactions uang masuk keluar money in out arus kas cash flow buku kas jumlah berjalan running sum',
  exports: 'ekspor exports unduh download laporan report csv',
  users: 'pengguna users tim team staf staff peran roles undang invite',
  settings: 'pengaturan settings setelan preferences developer integrasi integration',
  simulator: 'simulator simulasi simulate uji coba test bayar pay va virtual account sandbox',
};

/** Synonyms for the actions that do not lead to a page. */
export const RUN_WORDS = {
  live: 'beralih ke mode live switch to production produksi',
  sandbox: 'beralih ke mode sandbox switch to test uji coba',
  language: 'ganti bahasa change language english indonesia inggris',
  light: 'tema terang light theme putih',
  dark: 'tema gelap dark theme malam night',
  system: 'tema mengikuti perangkat use theme of the device system sistem',
  shortcuts: 'pintasan keyboard shortcuts tombol keys bantuan help',
  signOut: 'keluar sign out log out logout',
} as const;

export type RunKey = keyof typeof RUN_WORDS;
