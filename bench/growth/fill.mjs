/** All benchmarks work in sandbox, where a payment can be completed by the simulated acquirer. */
export const MODE = 'sandbox';
/** On one day of their own, so that the same number of rows is exported at every size. */
export const EXPORT = { rows: 10_000, daysAgo: 400 };

const AMOUNT = 100_000;

/**
 * Adds copies of the merchant's payments, spread over the last year, each with one posting of two entries. None waits for its settlement, because
 * the server would settle a year of them while it is measured. Without triggers and foreign keys, and with indexes built afterwards: through
 * all of them, ten million rows take hours.
 */
export const fill = async (client, merchantId, payments) => {
  await client.query(`set session_replication_role = replica; set maintenance_work_mem = '512MB'`);
  const indexes = await indexesOf(client, ['payment', 'ledger_entry', 'ledger_movement']);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await copyPayments(client, merchantId, payments);
  await copyPostings(client, merchantId, payments);
  for (const { definition } of indexes) await client.query(definition);
  await client.query('reset session_replication_role');
  await client.query('vacuum analyze');
  await client.query('checkpoint');
};

const indexesOf = async (client, tables) => {
  const { rows } = await client.query(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
      where i.indrelid = any($1::regclass[]) and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [tables],
  );
  return rows;
};

const copyPayments = async (client, merchantId, payments) => {
  const { rows: columns } = await client.query(
    `select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = 'payment' and is_generated = 'NEVER' order by ordinal_position`,
  );
  const own = {
    id: `'pay_01' || lpad(n::text, 24, '0')`,
    reference_id: `p.reference_id || '-' || n`,
    reference_key: `p.reference_key || '-' || n`,
    va_number: `case when p.va_number is not null then lpad(n::text, 18, '8') end`,
    search_text: `p.search_text || '-' || n`,
    created_at: 'at',
    updated_at: 'at',
    expires_at: `at + interval '1 day'`,
    completed_at: `case when p.completed_at is not null then at + interval '5 minutes' end`,
  };
  await client.query(`
    create temp table sample as select (row_number() over (order by id) - 1)::int as nth, one.* from payment one
      where merchant_id = '${merchantId}' and mode = '${MODE}' and subaccount_id is null and status <> 'processing'
        and settlement_status is distinct from 'need_to_settle' limit 100;
    analyze sample`);
  const { rows } = await client.query('select count(*)::int as n from sample');
  const names = columns.map(({ name }) => name);
  const values = names.map((name) => own[name] ?? `p.${name}`);
  await client.query(`
    insert into payment (${names.join(', ')})
    select ${values.join(', ')}
      from (select n, (n % ${rows[0].n})::int as nth,
                   case when n <= ${EXPORT.rows}
                        then date_trunc('day', now()) - interval '${EXPORT.daysAgo} days' + n * interval '1 second'
                        else now() - interval '10 minutes' - (1 - n::float8 / ${payments}) * interval '364 days' end as at
              from generate_series(1, ${payments}) n) spread
      join sample p using (nth) order by n`);
};

/** As `paymentCompleted` posts a payment without a fee. */
const copyPostings = async (client, merchantId, payments) => {
  const own = `merchant_id = '${merchantId}' and mode = '${MODE}'`;
  const at = `now() - interval '9 minutes' - (1 - n::float8 / ${payments}) * interval '364 days'`;
  const accountOf = async (account) => {
    const { rows } = await client.query(
      `select balance::text, credited::text, entries::text from ledger_account where ${own} and holder = '' and account = $1`,
      [account],
    );
    return rows[0];
  };
  const { rows: last } = await client.query('select coalesce(max(id), 0)::text as id from ledger_transfer');
  const from = last[0].id;
  await client.query(`
    insert into ledger_transfer (merchant_id, mode, id, kind, ref, step, at) overriding system value
    select '${merchantId}', '${MODE}', ${from} + n, 'payment.completed', 'pay_01' || lpad(n::text, 24, '0'), 0, ${at}
      from generate_series(1, ${payments}) n`);
  await client.query(
    `select setval(pg_get_serial_sequence('ledger_transfer', 'id'), (select max(id) from ledger_transfer))`,
  );
  for (const [account, amount] of [
    ['acquirer', -AMOUNT],
    ['pending', AMOUNT],
  ]) {
    const { balance, credited, entries } = await accountOf(account);
    const credit = Math.max(amount, 0);
    await client.query(`
      insert into ledger_entry (merchant_id, mode, holder, account, seq, transfer_id, amount, balance_after, credited_after, at)
      select '${merchantId}', '${MODE}', '', '${account}', ${entries} + n, ${from} + n, ${amount}, ${balance} + n * ${amount}::bigint,
             ${credited} + n * ${credit}::bigint, ${at}
        from generate_series(1, ${payments}) n`);
    await client.query(
      `update ledger_account set balance = balance + ${payments} * ${amount}::bigint, credited = credited + ${payments} * ${credit}::bigint,
              entries = entries + ${payments}, last_at = now()
        where ${own} and holder = '' and account = '${account}'`,
    );
  }
  const { rows: moved } = await client.query(
    `select seq::text, in_after::text, out_after::text from ledger_movement
      where ${own} and holder = '' and kind = 'payment.completed' order by seq desc limit 1`,
  );
  const { seq, in_after: sum, out_after: out } = moved[0];
  await client.query(`
    insert into ledger_movement (merchant_id, mode, holder, kind, seq, at, transfer_id, ref, amount, fee, in_after, out_after)
    select '${merchantId}', '${MODE}', '', 'payment.completed', ${seq} + n, ${at}, ${from} + n, 'pay_01' || lpad(n::text, 24, '0'), ${AMOUNT}, 0,
           ${sum} + n * ${AMOUNT}::bigint, ${out}
      from generate_series(1, ${payments}) n`);
};
