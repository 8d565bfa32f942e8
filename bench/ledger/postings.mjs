import { delivered, released, reserved } from '../../packages/domain/src/ledger/index.ts';
import { post } from '../../apps/api/src/platform/ledger/post.ts';

const payout = (id) => ({ of: 'disbursement', id, attempt: 1, amount: 10_000, fee: 3_000, ppn: 330 });
let last = 0;
const nextId = () => `dis_item_${(last += 1)}`;

/** Postings per second, one in each transaction, over many merchants. */
export const postSpread = ({ db, merchants, clients, seconds }) =>
  perSecond({ clients, seconds }, async () => {
    const merchant = merchants[Math.floor(Math.random() * merchants.length)];
    await db.tenant(merchant, (tx) => post(tx, new Date(), [reserved(payout(nextId()))]));
    return 1;
  });

/** The same, all on the accounts of one merchant. */
export const postOnOne = ({ db, merchants: [merchant], clients, seconds }) =>
  perSecond({ clients, seconds }, async () => {
    await db.tenant(merchant, (tx) => post(tx, new Date(), [reserved(payout(nextId()))]));
    return 1;
  });

const BATCH = 1000;

/** A batch's payouts are reserved in one call and completed in another; two of three arrive. Both postings count. */
export const payoutsInBatches = ({ db, merchants: [merchant], seconds }) =>
  perSecond({ clients: 1, seconds }, async () => {
    const payouts = Array.from({ length: BATCH }, () => payout(nextId()));
    await db.tenant(merchant, (tx) => post(tx, new Date(), payouts.map(reserved)));
    await db.tenant(merchant, (tx) =>
      post(
        tx,
        new Date(),
        payouts.map((one, index) => (index % 3 === 0 ? released(one) : delivered(one))),
      ),
    );
    return 2 * BATCH;
  });

const perSecond = async ({ clients, seconds }, once) => {
  const begun = performance.now();
  const until = begun + seconds * 1000;
  let done = 0;
  const work = async () => {
    while (performance.now() < until) {
      const more = await once();
      done += more;
    }
  };
  await Promise.all(Array.from({ length: clients }, work));
  return done / ((performance.now() - begun) / 1000);
};
