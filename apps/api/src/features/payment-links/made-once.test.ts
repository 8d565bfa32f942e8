import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { makeLog } from '../../platform/log.ts';
import { MERCHANT_A } from '../../testing/people.ts';
import { rebuild } from '../../testing/app.ts';
import { uploadKinds } from '../../upload-kinds.ts';
import { manyRows, setFileStand } from './testing/files.ts';
import type { Upload } from './testing/files.ts';
import { makeUploads } from '../uploads/public.ts';

const stand = setFileStand();
/** As many as a transaction makes. */
const CHUNK = 200;
const MANY = 2 * CHUNK + 50;

/** How many links each row has, and what else one row must make once. */
const made = (upload: Upload) =>
  stand.app.db.system((tx) =>
    tx.one<Record<'links' | 'rows' | 'orders' | 'events', string>>(sql`
      select count(*) as links, count(distinct upload_row) as rows, count(distinct order_id) as orders,
             (select count(*) from webhook_event where subject_id in
               (select order_id from payment_link where upload_id = ${upload.id})) as events
        from payment_link where upload_id = ${upload.id}`),
  );
const once = (many: number) => ({
  links: String(many),
  rows: String(many),
  orders: String(many),
  events: String(many),
});

/** A server whose `failing`th chunk stops after its links were written, as if the process was killed before the commit. */
const dyingServer = (failing: number) => {
  let chunks = 0;
  const kinds = uploadKinds.map((kind): (typeof uploadKinds)[number] => ({
    ...kind,
    make: async (...asked) => {
      const result = await kind.make(...asked);
      chunks += 1;
      if (chunks >= failing) throw new Error('killed');
      return result;
    },
  }));
  return makeUploads({ ...stand.app.deps, kinds, log: makeLog('silent') });
};

const submitted = async (many: number, from = 0) => {
  const upload = await stand.uploaded(manyRows(many + from).slice(from));
  await stand.submit(upload);
  return upload;
};

describe('the rows of a file', () => {
  test('become one link each, although a server dies between chunks and two others go on', async () => {
    const upload = await submitted(MANY);
    await dyingServer(2).drain();

    expect(await stand.read(upload.id)).toMatchObject({ status: 'validated', created: CHUNK });
    const others = await Promise.all([rebuild(stand.app), rebuild(stand.app)]);
    await Promise.all(others.map((other) => other.uploads.drain()));
    await stand.app.uploads.drain();

    expect(await made(upload)).toEqual(once(MANY));
    expect(await stand.read(upload.id)).toMatchObject({ status: 'completed', created: MANY, refused: 0 });
    await Promise.all(others.map((other) => other.close()));
  });

  test('are shared by servers that begin at once, with other uploads', async () => {
    const uploads = [await submitted(MANY), await submitted(60, MANY), await submitted(70, MANY + 60)];

    await Promise.all([dyingServer(99), dyingServer(99), stand.app.uploads].map((server) => server.drain()));
    await stand.app.uploads.drain();

    expect(await Promise.all(uploads.map(made))).toEqual([once(MANY), once(60), once(70)]);
  });

  test('of one upload do not stop those of another when they cannot be made', async () => {
    const bad = await submitted(3);
    const good = await submitted(4, 3);
    await stand.app.db.system((tx) =>
      tx.run(sql`update upload_record set value = '{}' where upload_id = ${bad.id}`),
    );

    await stand.app.uploads.drain();
    await stand.app.uploads.drain();

    expect(await made(good)).toEqual(once(4));
    expect(await made(bad)).toEqual(once(0));
  });

  test('wait while the merchant is suspended', async () => {
    const upload = await submitted(2);
    const suspend = (is: boolean) =>
      stand.app.db.system((tx) =>
        tx.run(sql`update merchant set is_suspended = ${is} where merchant_id = ${MERCHANT_A}`),
      );

    await suspend(true);
    await stand.app.uploads.drain();
    const meanwhile = await made(upload);
    await suspend(false);
    await stand.app.uploads.drain();

    expect(meanwhile).toEqual(once(0));
    expect(await made(upload)).toEqual(once(2));
  });

  test('cannot have a second link: the database refuses it', async () => {
    const upload = await stand.finished(manyRows(1));

    await expect(
      stand.app.db.system((tx) =>
        tx.run(sql`
          insert into payment_link
          select (json_populate_record(l, json_build_object('id', 'plk_2', 'order_id',
                   (select id from "order" where id not in (select order_id from payment_link) limit 1)))).*
            from payment_link l where upload_id = ${upload.id}`),
      ),
    ).rejects.toThrow(/payment_link_of_row/);
  });

  test('keep no contact beside their link', async () => {
    const upload = await stand.finished(manyRows(1));

    const { value } = await stand.app.db.system((tx) =>
      tx.one<{ value: object | null }>(sql`select value from upload_record where upload_id = ${upload.id}`),
    );
    expect(value).toBeNull();
  });
});
