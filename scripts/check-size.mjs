// The gzip budgets of what a browser loads; docs/benchmarks.md explains the numbers.
import { run } from './lib/run.mjs';

const checks = await Promise.all([
  run('node', ['bench/sdk/size.mjs', '--check'], { quiet: true }),
  run('node', ['bench/dashboard/size.mjs', '--check'], { quiet: true }),
  run('node', ['bench/checkout/size.mjs'], { quiet: true }),
]);
for (const { output } of checks) console.log(output.trim());
process.exit(checks.every(({ code }) => code === 0) ? 0 : 1);
