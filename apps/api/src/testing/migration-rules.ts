/** What a migration must not do beside a running version, unless the file says why it may: `-- blocks: the table is small`. */
const BLOCKS: readonly { finds: RegExp; say: string }[] = [
  {
    finds: /\bcreate (?:unique )?index (?!concurrently\b)/,
    say: 'blocks writes while it reads the table: create the index concurrently, in a file `-- outside a transaction`',
  },
  {
    finds: /\bset not null\b/,
    say: 'reads the table under a lock: add a check as not valid, and validate it in the next file',
  },
  {
    finds: /\balter (?:column )?\S+ (?:set data )?type\b/,
    say: 'rewrites the table: add a column, fill it in parts and move to it',
  },
  {
    finds: /\badd (?:constraint \S+ )?(?:check|foreign key)\b(?!.*\bnot valid\b)/,
    say: 'reads the table under a lock: add it as not valid, and validate it in the next file',
  },
  {
    finds: /\badd (?:constraint \S+ )?(?:unique|primary key|exclude)\b(?!.*\busing index\b)/,
    say: 'builds an index under a lock: create it concurrently, and add the constraint using it',
  },
  { finds: /\block table\b|\bvacuum full\b|\bcluster \S/, say: 'locks the whole table' },
];
const REMOVES = /\bdrop (?:table|column|view)\b|\brename\b/;
const OLDEST = /^-- oldest version: \d{4}_\w+\.sql$/m;

/** The faults of one migration, in words. A table that the same file creates may be changed freely. */
export const faultsOfMigration = (text: string): string[] => {
  const statements = text
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\$(\w*)\$.*?\$\1\$|'(?:[^']|'')*'/gs, `''`)
    .replaceAll(/\s+/g, ' ')
    .toLowerCase()
    .split(';');
  const made = statements.map((one) => /\bcreate table (?:if not exists )?([^\s(]+)/.exec(one)?.[1]);
  const ofOthers = statements.filter((one) => !made.some((table) => table && table === tableOf(one)));
  const blocks = BLOCKS.filter(({ finds }) => ofOthers.some((one) => finds.test(one)));
  const concurrent = statements.flatMap(
    (one) => /\bindex concurrently (?!if)(\S+) on\b/.exec(one)?.[1] ?? [],
  );
  const dropped = statements.flatMap(
    (one) => /\bdrop index concurrently if exists (\S+)/.exec(one)?.[1] ?? [],
  );
  return [
    ...(/^-- blocks: \S/m.test(text) ? [] : blocks.map(({ say }) => say)),
    ...(ofOthers.some((one) => REMOVES.test(one)) && !OLDEST.test(text)
      ? [
          'removes what the version before may use: name the version that no longer does, `-- oldest version: 0412_name.sql`',
        ]
      : []),
    ...(concurrent.some((index) => !dropped.includes(index))
      ? ['leaves a broken index if it fails: put `drop index concurrently if exists` before it']
      : []),
  ];
};

const tableOf = (statement: string): string | undefined =>
  /\balter table (?:if exists )?(?:only )?(\S+)/.exec(statement)?.[1] ??
  /\bindex (?:\S+ )?on (?:only )?([^\s(]+)/.exec(statement)?.[1];
