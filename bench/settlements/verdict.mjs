import { checkLedger } from '../../apps/api/src/platform/ledger/check.ts';

/** Each rule finds what is wrong. Payments without a settlement were settled by the reference. */
const RULES = {
  'a due payment was left': `select id from payment where settlement_status = 'need_to_settle'`,
  'a settlement differs from its payments': `
    select s.id from settlement s
      left join payment p on p.merchant_id = s.merchant_id and p.mode = s.mode and p.settlement_id = s.id
     group by s.merchant_id, s.mode, s.id
    having s.payment_count <> count(p.id) or s.payment_amount <> coalesce(sum(p.paid_amount), 0)
        or s.mdr_fee <> coalesce(sum(p.mdr_fee), 0) or s.ppn <> coalesce(sum(p.ppn), 0)
        or count(distinct p.method) <> 1`,
  'a settlement was not posted once': `
    select s.id from settlement s
      left join ledger_transfer t on t.merchant_id = s.merchant_id and t.mode = s.mode and t.ref = s.id
     group by s.merchant_id, s.mode, s.id having count(t.id) <> 1`,
  'a settlement was not told once': `
    select s.id from settlement s
      left join webhook_event e on e.merchant_id = s.merchant_id and e.mode = s.mode and e.subject_id = s.id
     group by s.merchant_id, s.mode, s.id having count(e.id) <> 1`,
  'an order names another settlement than its payment': `
    select p.id from payment p join "order" o on o.merchant_id = p.merchant_id and o.mode = p.mode and o.id = p.order_id
     where o.settlement_id is distinct from p.settlement_id`,
  'a balance differs from the settlements': `
    select s.merchant_id from settlement s
      join ledger_account a on a.merchant_id = s.merchant_id and a.mode = s.mode and a.holder = '' and a.account = 'available'
     group by s.merchant_id, a.balance having a.balance <> sum(s.payment_amount - s.mdr_fee - s.ppn)`,
};

export const verdict = async (client, db) => {
  const wrong = [];
  for (const [rule, query] of Object.entries(RULES)) {
    const { rows } = await client.query(query);
    if (rows.length > 0) wrong.push(`${rule}: ${rows.length}, such as ${Object.values(rows[0])[0]}`);
  }
  return [...wrong, ...(await checkLedger(db)).map((fault) => JSON.stringify(fault))];
};
