import { expect, test } from 'vitest';
import { faultsOfMigration } from '../../../testing/migration-rules.ts';
import { migrationFiles } from './migration-files.ts';

// Older migrations ran before versions had to run beside each other.
const FIRST = '0430';

test('no migration blocks or breaks the version before it', async () => {
  const files = (await migrationFiles()).filter(({ name }) => name >= FIRST);

  expect(
    files.flatMap(({ name, text }) => faultsOfMigration(text).map((fault) => `${name} ${fault}`)),
  ).toEqual([]);
});

test('every oldest version is a migration that ran before', async () => {
  const names = (await migrationFiles()).map(({ name }) => name);

  for (const { name, oldest } of await migrationFiles())
    if (oldest) expect(names.slice(0, names.indexOf(name) + 1)).toContain(oldest);
});

test.each<[string, RegExp]>([
  ['create index payment_note on payment (note)', /^blocks writes/],
  ['create unique index on payment (note)', /^blocks writes/],
  [
    '-- outside a transaction\ncreate index concurrently payment_note on payment (note);',
    /^leaves a broken index/,
  ],
  ['alter table payment alter column note set not null', /^reads the table/],
  ['alter table payment alter note type int using 1', /^rewrites the table/],
  ['alter table payment add constraint positive check (amount > 0)', /^reads the table/],
  ['alter table payment add foreign key (a) references b', /^reads the table/],
  ['alter table payment add unique (note)', /^builds an index/],
  ['lock table payment', /^locks the whole table/],
  ['ALTER TABLE payment\n  DROP COLUMN note', /^removes/],
  ['alter table payment rename column note to text', /^removes/],
  ['-- blocks: small\nalter table payment drop column note', /^removes/],
])('%s is refused', (text, why) => {
  const faults = faultsOfMigration(text);

  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(why);
});

test.each([
  `create table note (id int, text text not null check (text <> ''), unique (text)); create index on note (id)`,
  'alter table payment add column note text; alter table payment add column late boolean not null default false',
  '-- outside a transaction\ndrop index concurrently if exists a;\ncreate index concurrently a on payment (note);',
  'alter table payment add constraint positive check (amount > 0) not valid',
  'alter table payment validate constraint positive',
  'alter table payment add constraint one unique using index a',
  '-- blocks: the table has one row per merchant\nalter table merchant alter name set not null',
  '-- oldest version: 0429_notes.sql\nalter table payment drop column note',
  `create function f() returns int language sql as $$ select 1; drop table x $$; select 'drop table y'`,
])('%s is accepted', (text) => {
  expect(faultsOfMigration(text)).toEqual([]);
});
