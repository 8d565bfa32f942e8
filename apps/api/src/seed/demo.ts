import sql from 'sql-template-tag';
import type { Db } from '../platform/db/db.ts';
import type { Tx } from '../platform/db/tx.ts';
import type { Mode } from '../platform/merchant/mode.ts';
import type { Vault } from '../platform/vault.ts';
import { answerFor } from '../rails/acquirer/simulated.ts';
import type { Storage } from '../rails/storage/port.ts';
import { DEMO_MERCHANTS } from './accounts.ts';
import type { SellingMerchantKey } from './accounts.ts';
import { keepBooks } from './money/books.ts';
import { seedBrand } from './checkout/brand.ts';
import { orderMoments } from './calendar.ts';
import { makeFixedSale } from './fixed-sale.ts';
import { seedChannels } from './checkout/channels.ts';
import { dateCustomers, makeCustomers, makeEdits } from './customers.ts';
import type { NewCustomer } from './customers.ts';
import { seedFootprints } from './footprints.ts';
import { seedKeys } from './keys.ts';
import { computeAnalytics } from '../features/analytics/public.ts';
import { multiplyPayments } from './many.ts';
import { seedMerchants } from './merchants.ts';
import { makeSale } from './orders.ts';
import type { Sale } from './orders.ts';
import { linkSales, makeLinks } from './checkout/payment-links.ts';
import { makeRandom } from './random.ts';
import { makeSeeding } from './seeding.ts';
import type { Seeding } from './seeding.ts';
import { settleDuePayments } from './money/settle.ts';
import { TRADES } from './shop.ts';
import { makePromos } from './checkout/promos.ts';
import { makeInvoices } from './invoices/make.ts';
import { makeQuotations } from './invoices/quotations.ts';
import { makeInstantRefunds } from './refunds/instant-refunds.ts';
import { makeRefunds } from './refunds/refunds.ts';
import { seedNotifications } from './notifications.ts';
import { insertRows, refreshStatistics, storeTrade } from './store.ts';
import { demoSyncCases } from './disbursements/sync-cases.ts';
import { seedOnboarding } from './onboarding.ts';
import { roasterWays } from './ways.ts';
import { DEMO_VIRTUAL_ACCOUNTS } from './virtual-accounts.ts';
import { seedWebhooks } from './webhooks.ts';

export type DemoOptions = {
  now: Date;
  /** For benchmarks: the number of live payments of the coffee roaster, copied from its own. */
  payments?: number | undefined;
  /** Encrypts secrets; without it there are no legacy keys, SNAP keys and webhooks. */
  vault?: Vault | undefined;
  /** Keeps the logo of the demo shop; without it the checkout has its own colours. */
  storage?: Storage | undefined;
};

/**
 * Fills an empty database; one with a merchant is left unchanged. Returns whether it did. A concurrent second start waits and then finds
 * the merchants.
 */
export const seedDemo = (db: Db, { now, payments, vault, storage }: DemoOptions): Promise<boolean> =>
  db.system(async (tx) => {
    await tx.run(sql`select pg_advisory_xact_lock(${SEED_LOCK}::bigint)`);
    const { count } = await tx.one<{ count: string }>(sql`select count(*) as count from merchant`);
    if (count !== '0') return false;
    await seedMerchants(tx, now);
    for (const plan of PLANS) await seedTrade(tx, plan, now);
    await seedKeys(tx, { now, vault });
    if (vault) await seedOnboarding(tx, { now, vault });
    if (vault) await seedWebhooks(tx, { now, vault, random: makeRandom(20_261_122) });
    if (storage) await seedBrand(tx, { now, storage, random: makeRandom(20_261_123) });
    await seedChannels(tx, now);
    await seedFootprints(tx, { now, random: makeRandom(20_261_121) });
    await seedNotifications(tx, { now, random: makeRandom(20_261_124) });
    if (payments) await multiplyPayments(tx, DEMO_MERCHANTS.kopi.id, payments);
    await refreshStatistics(tx);
    await computeAnalytics(tx);
    return true;
  });

// Any number that no other advisory lock uses.
const SEED_LOCK = 7_203_116;

type Plan = {
  merchant: SellingMerchantKey;
  mode: Mode;
  days: number;
  perDay: number;
  customers: number;
  /** When it was suspended; it has had no sales since. */
  suspendedDaysAgo?: number;
  /** Whether to add the fixed cases of the documentation. */
  cases: boolean;
};

const PLANS: readonly Plan[] = [
  { merchant: 'kopi', mode: 'live', days: 90, perDay: 64, customers: 900, cases: true },
  { merchant: 'kopi', mode: 'sandbox', days: 30, perDay: 5, customers: 30, cases: true },
  { merchant: 'second', mode: 'live', days: 30, perDay: 4, customers: 20, cases: false },
  { merchant: 'second', mode: 'sandbox', days: 7, perDay: 2, customers: 5, cases: false },
  {
    merchant: 'suspended',
    mode: 'live',
    days: 30,
    perDay: 3,
    customers: 10,
    suspendedDaysAgo: 3,
    cases: false,
  },
  { merchant: 'basic', mode: 'live', days: 14, perDay: 1, customers: 10, cases: false },
];

const seedTrade = async (tx: Tx, plan: Plan, now: Date): Promise<void> => {
  const { id: merchantId, name: merchantName } = DEMO_MERCHANTS[plan.merchant];
  const number = PLANS.indexOf(plan) + 1;
  const random = makeRandom(20_261_120 + number);
  // Virtual account numbers belong to the provider, so they must be unique across merchants and modes.
  const seeding = makeSeeding({
    random,
    now,
    mode: plan.mode,
    merchant: plan.merchant,
    merchantId,
    merchantName,
    firstVirtualAccount: number * 1_000_000 + 1,
  });
  const people = makeCustomers(seeding, plan);
  const end = new Date(now.getTime() - (plan.suspendedDaysAgo ?? 0) * DAY).toISOString();
  const sales = orderMoments(random, { now, days: plan.days, perDay: plan.perDay })
    .map((at) => {
      const trade = random.weighted(TRADES);
      // Most customers at the counter pay with the shop's app, which knows them.
      const isKnown = trade !== 'counter' || random.chance(0.6);
      return makeSale(seeding, at, trade, isKnown ? random.pick(people) : undefined);
    })
    .filter((sale) => isOfBefore(sale, end));
  if (plan.cases) sales.push(...syncSales(seeding, people), ...linkSales(seeding, people));
  if (plan.cases && plan.mode === 'sandbox') sales.push(...virtualAccountSales(seeding));
  const invoiced = plan.merchant === 'kopi' ? makeInvoices(seeding, people.slice(-20)) : NO_INVOICES;
  sales.push(...invoiced.sales);
  const quoted = makeQuotations(seeding, invoiced.invoices);
  const customers = dateCustomers(people, { sales, now });
  const { promos, uses } = plan.cases ? makePromos(seeding, sales) : NO_PROMOS;
  const otherWay = plan.merchant === 'kopi' ? roasterWays(seeding) : undefined;
  const trade = { customers, settlements: settleDuePayments(seeding, sales, otherWay), sales };
  const { refunds, deductions, transfers } =
    plan.merchant === 'kopi' ? makeRefunds(seeding, sales) : NO_REFUNDS;
  const instant =
    plan.merchant === 'kopi' ? makeInstantRefunds(seeding, sales, customers) : NO_INSTANT_REFUNDS;
  const { links, mails } = makeLinks(seeding, sales, customers);
  await insertRows(tx, 'promo', promos, merchantId);
  await insertRows(tx, 'quotation', quoted.quotations, merchantId);
  await insertRows(tx, 'quotation_event', quoted.events, merchantId);
  await insertRows(tx, 'quotation_series', quoted.series, merchantId);
  await insertRows(tx, 'invoice', quoted.invoices, merchantId);
  await storeTrade(tx, seeding, trade);
  await insertRows(tx, 'promo_use', uses, merchantId);
  await insertRows(tx, 'payment_link', links, merchantId);
  await insertRows(tx, 'payment_link_mail', mails, merchantId);
  await insertRows(tx, 'invoice_payment', invoiced.payments, merchantId);
  await insertRows(tx, 'invoice_mail', invoiced.mails, merchantId);
  await insertRows(tx, 'invoice_series', invoiced.series, merchantId);
  await insertRows(tx, 'customer_change', makeEdits(seeding, customers), merchantId);
  await insertRows(tx, 'refund', refunds, merchantId);
  await insertRows(tx, 'refund_deduction', deductions, merchantId);
  await insertRows(tx, 'refund', instant.refunds, merchantId);
  await insertRows(tx, 'refund_link', instant.links, merchantId);
  await insertRows(tx, 'bank_transfer', instant.bankTransfers, merchantId);
  await keepBooks(tx, seeding, {
    trade,
    refunded: [...transfers, ...instant.transfers],
    days: plan.days,
  });
  if (plan.cases) await teachAcquirer(tx, seeding);
};

const NO_INVOICES = { invoices: [], payments: [], mails: [], series: [], sales: [] };
const NO_PROMOS = { promos: [], uses: [] };
const NO_REFUNDS = { refunds: [], deductions: [], transfers: [] };
const NO_INSTANT_REFUNDS = { refunds: [], links: [], bankTransfers: [], transfers: [] };

const DAY = 86_400_000;

/** Ordered, and paid if at all, before then. */
const isOfBefore = ({ order, payments }: Sale, end: string): boolean =>
  order.created_at <= end && payments.every(({ completed_at: paidAt }) => paidAt === null || paidAt <= end);

/** On earlier days, so that the first pages of lists show the shop's own sales. */
const syncSales = (seeding: Seeding, customers: readonly NewCustomer[]): Sale[] =>
  demoSyncCases().map((one, index) => {
    const at = new Date(seeding.now.getTime() - 2 * DAY - (index + 1) * 97 * 60_000);
    return makeFixedSale(seeding, {
      orderId: one.orderId,
      paymentId: one.paymentId,
      orderStatus: one.order,
      paymentStatus: one.payment,
      reference: one.reference,
      shopper: customers[index % customers.length],
      at,
      expiresAt: new Date(one.isPastExpiry ? at.getTime() + 600_000 : at.getTime() + 30 * DAY),
      amount: 85_000 + index * 12_500,
      channel: 'BCA',
    });
  });

const teachAcquirer = async (tx: Tx, { mode, merchantId, now }: Seeding): Promise<void> => {
  const books = demoSyncCases().flatMap(({ paymentId, acquirer }, index) => {
    if (paymentId === null || acquirer === null) return [];
    const status = acquirer === 'unreachable' ? 'processing' : acquirer;
    const answer = answerFor(
      { id: paymentId, method: 'va', channel: 'BCA' },
      status,
      85_000 + index * 12_500,
      now,
    );
    return {
      mode,
      payment_id: paymentId,
      status,
      paid_amount: answer.paidAmount,
      issuer_name: answer.issuerName,
      failure_code: answer.failure?.code ?? null,
      failure_message: answer.failure?.message ?? null,
      fault: acquirer === 'unreachable' ? acquirer : null,
      updated_at: now.toISOString(),
    };
  });
  await insertRows(tx, 'acquirer.payment', books, merchantId);
};

const virtualAccountSales = (seeding: Seeding): Sale[] =>
  DEMO_VIRTUAL_ACCOUNTS.map(({ number, channel, state, amount }, index) => {
    const [orderStatus, paymentStatus] = VA_STATUSES[state];
    const at = new Date(seeding.now.getTime() - (index + 1) * 7 * 60_000);
    const isOver = state === 'expired';
    return makeFixedSale(seeding, {
      orderStatus,
      paymentStatus,
      reference: `VA-${String(index + 1).padStart(2, '0')}`,
      at,
      expiresAt: new Date(isOver ? at.getTime() + 300_000 : at.getTime() + 30 * DAY),
      amount,
      channel,
      number,
      isClosed: state !== 'open',
      type: state === 'static' ? 'static' : 'dynamic',
    });
  });

const VA_STATUSES = {
  waiting: ['processing', 'processing'],
  open: ['processing', 'processing'],
  static: ['processing', 'processing'],
  paid: ['completed', 'completed'],
  expired: ['expired', 'cancelled'],
  disabled: ['cancelled', 'cancelled'],
} as const;
