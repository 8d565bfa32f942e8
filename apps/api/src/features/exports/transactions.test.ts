import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_MERCHANTS, DEMO_PASSWORD } from '../../seed/accounts.ts';
import { startTestApp } from '../../testing/app.ts';
import type { TestApp } from '../../testing/app.ts';
import { cellsOfCsv, download, exported } from './testing/exporting.ts';

let app: TestApp;
const tenant = { merchantId: DEMO_MERCHANTS.kopi.id };

beforeAll(async () => {
  app = await startTestApp({ hasDemo: true });
}, 120_000);
afterAll(() => app.close());

test('a file leaves out the kinds that its person may not view', async () => {
  const finance = await app.signIn('finance@demo.test', DEMO_PASSWORD);
  const kindsIn = async () => {
    const file = await exported(app, finance.live, {
      set: 'transactions',
      from: '2026-11-01',
      columns: ['kind'],
    });
    return new Set(
      cellsOfCsv((await download(app, finance.live, file)).text)
        .slice(1)
        .flat(),
    );
  };
  const before = await kindsIn();
  await app.db.system((tx) =>
    tx.run(sql`
      update role set permissions = array_remove(permissions, 'withdrawal.view')
       where merchant_id = ${tenant.merchantId} and 'withdrawal.view' = any(permissions)`),
  );

  expect(before).toContain('withdrawal');
  expect(await kindsIn()).toEqual(new Set([...before].filter((kind) => kind !== 'withdrawal')));
});
