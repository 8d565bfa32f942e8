import { checkLedger } from '../../apps/api/src/platform/ledger/check.ts';

/** What must hold in the tables afterwards, whatever was broken. */
export const verdict = async (db, ask, { acknowledged, before, listeners }) => {
  const wrong = [];
  const paid = await ask(
    `select id from top_up where id <> all($1) and status = 'completed' and mode = 'sandbox'`,
    [before],
  );
  const [{ opened }] = await ask(
    `select count(*)::int as opened from top_up where id <> all($1) and mode = 'sandbox'`,
    [before],
  );
  const kept = new Set(paid.map(({ id }) => id));
  const lost = acknowledged.filter((id) => !kept.has(id));
  if (lost.length > 0) wrong.push(`${lost.length} acknowledged payments are lost, such as ${lost[0]}`);
  if (opened !== acknowledged.length)
    wrong.push(`${acknowledged.length} top-ups were asked for, and ${opened} were opened`);

  const events = await ask(
    `select seq::text as seq, aggregate as id, payload ->> 'status' as status from outbox
      where topic = 'top_up.updated' and mode = 'sandbox' and aggregate <> all($1) order by outbox.seq`,
    [before],
  );
  const once = new Set(events.map(({ id, status }) => `${id} ${status}`));
  if (once.size !== events.length || events.length !== 2 * acknowledged.length)
    wrong.push(`${events.length} events of ${acknowledged.length} top-ups, ${once.size} of them different`);
  for (const { heard } of listeners) {
    const place = events.findIndex(({ seq }, index) => seq !== heard[index]);
    if (place >= 0 || heard.length > events.length)
      wrong.push(
        `a stream told ${heard.length} of ${events.length} events; at ${place} it told ${heard[place]}, not ${events[place]?.seq}`,
      );
  }

  const faults = await checkLedger(db);
  if (faults.length > 0) wrong.push(`the ledger: ${JSON.stringify(faults[0])}`);
  return wrong;
};
