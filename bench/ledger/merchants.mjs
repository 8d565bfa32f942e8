import { createRequire } from 'node:module';
import { topUpPaid } from '../../packages/domain/src/ledger/index.ts';
import { post } from '../../apps/api/src/platform/ledger/post.ts';

const { default: sql } = await import(
  createRequire(new URL('../../apps/api/package.json', import.meta.url)).resolve('sql-template-tag')
);

/** Merchants with a balance, each with its tenant context. */
export const openMerchants = async (db, count) => {
  const merchants = Array.from({ length: count }, (_, index) => ({
    merchantId: `mer_bench_${index}`,
    mode: 'live',
  }));
  const at = new Date();
  await db.system(async (tx) => {
    for (const { merchantId, mode } of merchants) {
      await tx.run(
        sql`insert into merchant (merchant_id, name, created_at) values (${merchantId}, 'Bench', ${at})`,
      );
      await tx.run(sql`insert into merchant_mode (merchant_id, mode) values (${merchantId}, ${mode})`);
    }
  });
  for (const merchant of merchants) {
    await db.tenant(merchant, (tx) =>
      post(tx, at, [topUpPaid({ id: 'top_first', amount: 900_000_000_000_000 })]),
    );
  }
  return merchants;
};
