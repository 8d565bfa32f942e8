import { expect, test } from 'vitest';
import { loadContract } from './contract.ts';
import type { Operation } from './contract.ts';

const { operations } = loadContract();
const changes = operations.filter(({ method }) => method === 'PATCH');

/** What the examples of an operation send, field by field. */
const sentBy = ({ body }: Operation): string[] =>
  (body?.examples ?? []).flatMap(({ value }) =>
    Object.entries(value as object).map((field) => JSON.stringify(field)),
  );

// Of a change that changes nothing no reading can tell whether it was made.
test.each(changes.map((one) => [one.id, one] as const))(
  'an example of %s says something that the record was not made with',
  (_, change) => {
    const isMaker = ({ method, path }: Operation) => method === 'POST' && change.path.startsWith(`${path}/{`);
    const made = operations.filter(isMaker).flatMap(sentBy);

    const changed = sentBy(change).filter((field) => !made.includes(field));

    expect(changed).not.toEqual([]);
  },
);
