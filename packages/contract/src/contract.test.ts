import { expect, test } from 'vitest';
import { loadContract } from './contract.ts';
import type { Operation } from './contract.ts';
import { otherThanLeft } from './run/left.ts';
import { isFields, recordIn } from './exchange/sent.ts';

const { operations, resolve } = loadContract();
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

/** The record that is made for an operation to change, as its maker's examples answer it. */
const madeFor = ({ path }: Operation) => {
  const maker = operations.find(
    (one) => one.method === 'POST' && one.path === path.slice(0, path.indexOf('/{')),
  );
  const examples = maker?.responses['201']?.content?.['application/json']?.examples ?? {};
  return Object.values(examples).flatMap((example) => {
    const { data } = resolve(example).value as { data?: unknown };
    return isFields(data) ? [recordIn(data)] : [];
  });
};
const isBrought = ({ parameters }: Operation) =>
  parameters.some(({ in: place, 'x-sample': sample }) => place === 'path' && sample !== undefined);
const leaving = operations.filter(
  (one) => isFields(one.leaves) && !isBrought(one) && madeFor(one).length > 0,
);

// Of a verb that leaves a record as it was made no reading can tell whether it did anything.
test.each(leaving.map((one) => [one.id, one] as const))(
  '%s leaves something that the record was not made with',
  (_, operation) => {
    const others = madeFor(operation).filter((made) => otherThanLeft(operation.leaves, made) !== undefined);

    expect(others).not.toEqual([]);
  },
);
