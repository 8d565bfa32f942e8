import { moved, reserved } from '../../packages/domain/src/ledger/index.ts';
import { LedgerShortage, post } from '../../apps/api/src/platform/ledger/post.ts';

const AMOUNT = 10_000;

/** Each round gives a new holder money for one withdrawal, then requests a hundred at once. */
export const raceForMoneyForOne = async ({ db, merchant, rounds }) => {
  let one = 0;
  for (let round = 0; round < rounds; round += 1) {
    const holder = `sub_${round}`;
    await db.tenant(merchant, (tx) =>
      post(tx, new Date(), [moved({ id: `ftr_${round}`, from: '', to: holder, amount: AMOUNT })]),
    );
    const withdrawal = (index) => ({
      of: 'withdrawal',
      id: `wdr_${round}_${index}`,
      attempt: 1,
      amount: AMOUNT,
      fee: 0,
      ppn: 0,
      holder,
    });
    const tries = await Promise.allSettled(
      Array.from({ length: 100 }, (_, index) =>
        db.tenant(merchant, (tx) => post(tx, new Date(), [reserved(withdrawal(index))])),
      ),
    );
    const other = tries.find(
      ({ status, reason }) => status === 'rejected' && !(reason instanceof LedgerShortage),
    );
    if (other) throw other.reason;
    if (tries.filter(({ status }) => status === 'fulfilled').length === 1) one += 1;
  }
  return { one };
};
