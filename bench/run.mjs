// `pnpm bench`: every figure of docs/benchmarks.md, each with its reference in the same run. `pnpm bench sdk` runs one part.
import { run } from '../scripts/lib/run.mjs';

const PARTS = {
  sdk: [['bench/sdk/size.mjs'], ['bench/sdk/speed.mjs']],
  dashboard: [
    ['bench/dashboard/size.mjs'],
    ['bench/dashboard/paint.mjs'],
    ['bench/dashboard/file-doctor.mjs'],
    ['bench/dashboard/invoice-file.mjs'],
    ['bench/dashboard/reconcile.mjs'],
    ['bench/dashboard/charts.mjs'],
  ],
  checkout: [
    ['bench/checkout/size.mjs'],
    ['bench/checkout/usable.mjs'],
    ['bench/checkout/paint.mjs'],
    ['bench/checkout/views.mjs'],
  ],
  api: [['bench/api/run.mjs'], ['bench/api/customers.mjs']],
  search: [['bench/api/search.mjs']],
  webhooks: [['bench/webhooks/run.mjs']],
  ledger: [['bench/ledger/run.mjs'], ['bench/ledger/export.mjs']],
  spreadsheet: [['bench/spreadsheet/run.mjs']],
  hostile: [['bench/spreadsheet/hostile.mjs']],
  disbursements: [['bench/disbursements/evidence.mjs'], ['bench/disbursements/check.mjs']],
  refunds: [['bench/refunds/race.mjs']],
  invoices: [['bench/invoices/race.mjs'], ['bench/invoices/reminders.mjs'], ['bench/invoices/uploads.mjs']],
  promos: [['bench/promos/decide.mjs']],
  exports: [['bench/exports/million.mjs']],
  analytics: [['bench/analytics/year.mjs']],
  growth: [['bench/growth/run.mjs'], ['bench/growth/months.mjs'], ['bench/growth/relay.mjs']],
  people: [['bench/people/timing.mjs']],
  crash: [['bench/crash/run.mjs']],
  outage: [['bench/outage/run.mjs']],
  recover: [['bench/recover/run.mjs']],
  operate: [['bench/operate/run.mjs']],
  settlements: [['bench/settlements/run.mjs']],
};

const wanted = process.argv.slice(2);
let failed = false;
for (const [part, commands] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(part)) continue;
  console.log(`── ${part}`);
  for (const args of commands) {
    const { code } = await run('node', ['--disable-warning=ExperimentalWarning', ...args]);
    failed ||= code !== 0;
  }
}
process.exit(failed ? 1 : 0);
