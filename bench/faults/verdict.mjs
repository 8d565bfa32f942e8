import { checkLedger } from '../../apps/api/src/platform/ledger/check.ts';

/** What must hold in the tables afterwards, whatever was broken. Each returns the broken rules in words. */
export const topUpFaults = async (ask, { acknowledged, before }) => {
  const [{ opened, paid }] = await ask(
    `select count(*)::int as opened, coalesce(json_agg(id) filter (where status = 'completed'), '[]') as paid
       from top_up where id <> all($1) and mode = 'sandbox'`,
    [before],
  );
  return onceFaults('top-ups', { acknowledged, made: opened, done: paid });
};

/** Each order that a client asked for exists once, and so does its completed payment. */
export const saleFaults = async (ask, { acknowledged, before }) => {
  const [{ orders, payments, completed }] = await ask(
    `select (select count(*)::int from "order" where reference_id like 'FAULT-%') as orders,
            (select count(*)::int from payment where id <> all($1) and order_id in
              (select id from "order" where reference_id like 'FAULT-%')) as payments,
            (select coalesce(json_agg(id), '[]') from payment where id <> all($1) and status = 'completed') as completed`,
    [before],
  );
  return [
    ...(orders === acknowledged.length
      ? []
      : [`${acknowledged.length} orders were asked for, and ${orders} were made`]),
    ...onceFaults('payments', {
      acknowledged: acknowledged.map(({ payment }) => payment),
      made: payments,
      done: completed,
    }),
  ];
};

/** Each file that was asked for is written. */
export const exportFaults = async (ask, acknowledged) => {
  const files = await ask('select id, status from export_file where id = any($1)', [acknowledged]);
  const missing = acknowledged.length - files.length;
  const bad = files.filter(({ status }) => status !== 'completed');
  return [
    ...(missing > 0 ? [`${missing} acknowledged files are lost`] : []),
    ...(bad.length > 0 ? [`${bad.length} files are ${bad[0].status}, such as ${bad[0].id}`] : []),
  ];
};

/** Streams told every event of these topics once, in order. `each` is how many events a record has. */
export const eventFaults = async (ask, { topics, before, listeners, records, each }) => {
  const wrong = [];
  const events = await ask(
    `select seq::text as seq, aggregate as id, payload ->> 'status' as status from outbox
      where topic = any($1) and mode = 'sandbox' and aggregate <> all($2) order by outbox.seq`,
    [topics, before],
  );
  const once = new Set(events.map(({ id, status }) => `${id} ${status}`));
  if (once.size !== events.length || events.length !== each * records)
    wrong.push(`${events.length} events of ${records} records, ${once.size} of them different`);
  for (const { heard } of listeners) {
    const place = events.findIndex(({ seq }, index) => seq !== heard[index]);
    if (place >= 0 || heard.length > events.length)
      wrong.push(
        `a stream told ${heard.length} of ${events.length} events; at ${place} it told ${heard[place]}, not ${events[place]?.seq}`,
      );
  }
  return wrong;
};

export const ledgerFaults = async (db) => {
  const faults = await checkLedger(db);
  return faults.length === 0 ? [] : [`the ledger: ${JSON.stringify(faults[0])}`];
};

const onceFaults = (what, { acknowledged, made, done }) => {
  const wrong = [];
  const kept = new Set(done);
  const lost = acknowledged.filter((id) => !kept.has(id));
  if (lost.length > 0) wrong.push(`${lost.length} acknowledged ${what} are lost, such as ${lost[0]}`);
  if (made !== acknowledged.length)
    wrong.push(`${acknowledged.length} ${what} were asked for, and ${made} were made`);
  return wrong;
};
