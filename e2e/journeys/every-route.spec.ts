import { effectiveFlags, guardRoute } from '@dasbor/domain/access';
import { jakartaDate } from '@dasbor/domain/kernel';
import { clientOf, signInByApi } from '../support/api.ts';
import type { Person } from '../support/people.ts';
import { goTo } from '../support/pages.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const ROLES = [
  'owner',
  'admin',
  'finance',
  'uploader',
  'approver',
  'developer',
  'viewer',
  'links',
] as const satisfies readonly Person[];

/** Product spec §2, authenticated routes, with their headings. A record has a heading of its own. */
const routesOf = (id: Ids): readonly (readonly [path: string, heading: RegExp, lands?: string])[] => [
  ['/home', /^Selamat /],
  ['/homeold', /^Selamat /, '/home'],
  ['/transactions', /^Transaksi$/],
  ['/analytics', /^Analitik$/],
  ['/settings', /^Pengaturan$/],
  ['/settings/webhooks/new', /[Ww]ebhook/],
  ['/orders', /^Pesanan$/],
  [`/orders/${id.order}`, /\S/],
  ['/payments', /^Pembayaran$/],
  [`/payments/${id.payment}`, /\S/],
  ['/exports', /^Ekspor$/],
  ['/instapay', /^Link pembayaran$/, '/payment_links'],
  ['/payment_links', /^Link pembayaran$/],
  [`/payment_links/detail/${id.link}`, /\S/],
  ['/payment_links/create', /[Ll]ink pembayaran/],
  ['/customers', /^Pelanggan$/],
  [`/customers/${id.customer}`, /\S/],
  ['/settlements', /^Settlement$/],
  [`/settlements/${id.settlement}`, /[Ss]ettlement/],
  ['/balance', /[Ss]aldo/],
  ['/balance/withdraw', /[Tt]arik|[Pp]enarikan/],
  ['/balance/topup', /^Isi saldo$/],
  ['/users', /^Pengguna$/],
  ['/users/new', /[Uu]ndang/],
  [`/users/${id.user}`, /\S/],
  [`/users/${id.user}/edit`, /\S/],
  ['/refunds', /^Refund$/],
  ['/refunds/new', /refund/i],
  [`/refunds/${id.refund}`, /\S/],
  ['/disbursements', /^Disbursement$/],
  ['/disbursements/topup', /^Disbursement$/],
  ['/disbursements/create', /[Bb]atch|[Dd]isbursement/],
  [`/disbursements/detail/${id.batch}`, /\S/],
  [`/disbursements/info/${id.payout}`, /\S/],
  ['/disbursements/items-details', /\S/],
  ['/simulator', /^Simulator$/],
  ['/user', /^Pengguna$/],
  ['/user/invite', /[Uu]ndang/],
  ['/user/role/3/edit', /\S/],
  ['/user/change-password', /kata sandi/i],
  ['/user/profile', /[Pp]rofil/],
  ['/invoices', /^Invoice$/],
  ['/invoices/payments', /^Invoice$/],
  ['/invoices/customers', /^Invoice$/],
  [`/invoices/customers/${id.invoiceCustomer}`, /\S/],
  ['/invoices/upload', /invoice/i],
  ['/invoices/create', /[Ii]nvoice/],
  [`/invoices/${id.invoice}`, /\S/],
  ['/access_denied', /^Akses ditolak$/],
  ['/subaccount', /^Subakun$/],
  ['/subaccount/fund-transfer', /^Transfer dana$/],
  ['/subaccount/settings', /^Rekening tujuan/],
  [`/subaccount/${id.subaccount}`, /\S/],
  [`/subaccount/${id.subaccount}/settings`, /\S/],
  [`/subaccount/${id.subaccount}/payments/${id.ofSubaccount.payment}`, /\S/],
  [`/subaccount/${id.subaccount}/settlement/${id.ofSubaccount.settlement}`, /\S/],
];

type Ids = Awaited<ReturnType<typeof findIds>>;

/** One record of each kind, from the demo data. */
const findIds = async () => {
  const client = clientOf(await signInByApi('owner'));
  const days = { from: daysAgo(30), to: daysAgo(0), limit: 1 };
  const first = (answer: { data: readonly { id: string }[] }): string => answer.data[0]?.id ?? 'none';
  const { data: settlements } = await client.listSettlements({ query: { ...days, limit: 100 } });
  const theirs = settlements.find((one) => one.subaccount_id !== null && one.payment_count > 0);
  const settlement = theirs?.id ?? 'none';
  return {
    order: first(await client.listOrders({ query: days })),
    payment: first(await client.listPayments({ query: days })),
    link: first(await client.listPaymentLinks({ query: days })),
    customer: first(await client.listCustomers({ query: { limit: 1 } })),
    settlement: first({ data: settlements }),
    user: first(await client.listUsers({ query: { limit: 1 } })),
    refund: first(await client.listRefunds({ query: days })),
    payout: first(await client.searchDisbursementItems({ query: days })),
    batch: first(await client.listDisbursements({ query: days })),
    invoice: first(await client.listInvoices({ query: { limit: 1 } })),
    invoiceCustomer: first(await client.listInvoiceCustomers({ query: { limit: 1 } })),
    subaccount: theirs?.subaccount_id ?? 'none',
    ofSubaccount: {
      payment: first(await client.listSettlementPayments({ path: { id: settlement }, query: { limit: 1 } })),
      settlement,
    },
  };
};

const daysAgo = (days: number): string => jakartaDate(new Date(Date.now() - days * 86_400_000));

for (const person of ROLES) {
  test(`${person} opens every page or learns what is missing`, async ({ page }) => {
    test.slow();
    const routes = routesOf(await findIds());
    expect(routes.filter(([path]) => path.includes('none'))).toEqual([]);
    const crashes: string[] = [];
    page.on('pageerror', (error) => crashes.push(`${page.url()}: ${error.message}`));
    const { data: session } = await clientOf(await signIn(page, person)).getSession();
    const who = {
      permissions: session.permissions,
      flags: effectiveFlags(session.feature_config, 'live'),
      mode: 'live' as const,
    };

    for (const [path, heading, lands = path] of routes) {
      await test.step(path, async () => {
        const isOpen = guardRoute({ path, signedIn: true, who }).go === 'stay';
        await goTo(page, path);
        await expect.soft(page.locator('h1'), path).toHaveText(isOpen ? heading : 'Akses ditolak');
        await expect
          .soft(page, path)
          .toHaveURL((url) => url.hash.startsWith(isOpen ? `#${lands}` : '#/access_denied'));
        await expect.soft(page.getByText(BROKEN), path).toHaveCount(0);
      });
    }
    expect(crashes).toEqual([]);
  });
}

/** Not found, or failed. */
const BROKEN = /ID permintaan|tidak ditemukan|Terjadi kesalahan/;
