import { NO_APPROVAL_RULES } from '@dasbor/domain/approvals';
import sql from 'sql-template-tag';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { askForNobodyMore, askForOneMore } from '../../../testing/approvals.ts';
import { MERCHANT_A } from '../../../testing/people.ts';
import { NOW } from '../../../testing/trade.ts';
import { anItem, setStand } from '../testing/stand.ts';
import { callsOf, sendAt, tell } from '../testing/told.ts';

const stand = setStand();
let calls: ReturnType<typeof callsOf>;
beforeAll(() => {
  calls = callsOf(stand.app);
});

const APPROVER = 'approver@a.test';
const DIGEST = { digest: 'daily', digest_hour: 16 } as const;
/** Sign-ins end after half an hour, so requests are made at NOW. */
const atNow = () => stand.app.clock.set(new Date(NOW));

beforeEach(() =>
  stand.app.db.system(async (tx) => {
    for (const table of ['mail', 'notification_post', 'notification', 'notification_preference'])
      await tx.run(sql([`delete from ${table}`]));
  }),
);

const later = async () => {
  await sendAt(stand.app, '20T16:00:00');
  return calls.mailsTo(APPROVER);
};
const toldOf = async (batch: Awaited<ReturnType<typeof stand.submitted>>, time = '10:00:00') => {
  stand.app.clock.set(new Date(`2026-11-20T${time}+07:00`));
  await tell(stand.app);
  atNow();
  return batch;
};

test.each(['approve', 'reject'] as const)('after %s a batch is not mailed', async (verdict) => {
  await calls.prefer(stand.approver, DIGEST);
  const decided = await toldOf(await stand.submitted());
  await stand[verdict](decided);
  await toldOf(await stand.submitted([anItem({ amount: 70_000 })]));

  const mails = await later();
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toMatch(/^Batch menunggu .* Rp\s73\.330, /);
});

test('a batch that waits only for somebody else is not mailed', async () => {
  await askForOneMore(stand.app.db, 'disbursement');
  await calls.prefer(stand.approver, DIGEST);
  await calls.prefer(stand.owner, DIGEST);
  const batch = await toldOf(await stand.submitted());
  await stand.approve(batch);

  expect(await later()).toEqual([]);
  expect(await calls.mailsTo('owner@a.test')).toHaveLength(1);
  atNow();
  await stand.approve(batch, { by: stand.owner });
  await askForNobodyMore(stand.app.db);
});

test('of a batch that was submitted again, only the newest is mailed', async () => {
  await calls.prefer(stand.approver, DIGEST);
  const batch = await toldOf(await stand.submitted());
  await stand.reject(batch);
  stand.app.clock.set(new Date(Date.parse(NOW) + 60_000));
  await stand.submit(await stand.read(batch.id));
  await toldOf(batch, '10:02:00');

  expect((await later()).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Batch menunggu/)]);
});

test.each([
  ['proposed', 1],
  ['active', 0],
  ['rejected', 0],
  ['replaced', 0],
])('rules that were proposed and are %s are mailed: %i', async (status, count) => {
  await calls.prefer(stand.owner, DIGEST);
  await stand.app.db.tenant({ merchantId: MERCHANT_A, mode: 'live' }, async (tx) => {
    await tx.run(sql`
        insert into approval_rules (merchant_id, mode, id, rules, proposed_by_id, proposed_by_name, proposed_at)
        values (${MERCHANT_A}, 'live', ${`apr_${status}`}, ${NO_APPROVAL_RULES}, 'usr_x', 'X', ${NOW})`);
    await tx.run(sql`
        insert into outbox (merchant_id, mode, topic, aggregate, payload)
        values (${MERCHANT_A}, 'live', 'settings.approvals_changed', ${`apr_${status}`}, '{}'::jsonb)`);
  });
  stand.app.clock.set(new Date('2026-11-20T10:00:00+07:00'));
  await tell(stand.app);
  await stand.app.db.system((tx) =>
    tx.run(sql`
        update approval_rules set status = ${status}, decided_by_id = 'usr_y', decided_at = ${NOW} where id = ${`apr_${status}`}`),
  );

  await sendAt(stand.app, '20T16:00:00');
  await stand.app.db.system((tx) => tx.run(sql`delete from approval_rules`));
  expect(await calls.mailsTo('owner@a.test')).toHaveLength(count);
});
