import { checkLedger } from '../../apps/api/src/platform/ledger/check.ts';

/** Invariants, each as a query for the rows that violate it, on the tables and the bank's own log. */
const RULES = {
  'a payout is neither done nor failed': `
    select id, status from disbursement_item i
     where disbursement_id = any($1) and status not in ('done', 'failed', 'partially_success')`,
  'the bank paid another amount than the payout says': `
    select i.id, i.status, i.amount, coalesce(sum(b.amount), 0) as paid
      from disbursement_item i
      left join bank_transfer t on t.owner_id = i.id
      left join bank.transfer b on b.reference = t.reference and b.outcome = 'done'
     where i.disbursement_id = any($1)
     group by i.id, i.status, i.amount
    having coalesce(sum(b.amount), 0) <> case i.status when 'done' then i.amount else 0 end`,
  'the bank paid what nobody asked for': `
    select b.reference from bank.transfer b
     where not exists (select from bank_transfer t where t.reference = b.reference)`,
  'a transfer ended otherwise than at the bank': `
    select t.reference, t.status, b.outcome from bank_transfer t join bank.transfer b using (reference)
     where t.owner_kind = 'disbursement' and t.status <> b.outcome`,
  'a payout was sent in more transfers than it has parts': `
    select owner_id, count(*) from bank_transfer
     where owner_kind = 'disbursement' and attempt = 1 and amount < 250000000
     group by owner_id having count(*) > 1`,
  'what was approved did not go out': `
    select id, status from disbursement
     where id = any($1) and status not in ('processing', 'success', 'partially_success', 'failed')`,
};

/**
 * @param {import('pg').Client} client as the owner of the tables
 * @param {{ made: { id: string, name: string, items: number }[], approved: string[] }} acknowledged
 * @returns {Promise<string[]>} the violations, in words
 */
export const verdict = async (client, db, { made, approved }) => {
  const wrong = [];
  for (const [rule, question] of Object.entries(RULES)) {
    const { rows } = await client.query(question, question.includes('$1') ? [approved] : []);
    if (rows.length > 0) wrong.push(`${rule}: ${rows.length}, such as ${JSON.stringify(rows[0])}`);
  }
  const { rows: kept } = await client.query(
    `select id, name, items_total from disbursement where name = any($1)`,
    [made.map(({ name }) => name)],
  );
  for (const { id, name, items } of made) {
    const same = kept.filter((row) => row.name === name);
    if (same.length !== 1) wrong.push(`the batch "${name}" was made ${same.length} times`);
    else if (same[0].id !== id || same[0].items_total !== items)
      wrong.push(`the batch "${name}" is not what was acknowledged`);
  }
  const faults = await checkLedger(db);
  if (faults.length > 0) wrong.push(`the ledger: ${JSON.stringify(faults[0])}`);
  return wrong;
};
