import { expect, test } from 'vitest';
import { loadContract } from './contract.ts';
import type { Operation } from './contract.ts';
import { otherThanLeft } from './run/left.ts';
import { isFields, recordIn } from './exchange/sent.ts';

const { operations, resolve } = loadContract();
const changes = operations.filter(({ method }) => method === 'PATCH');

/** The fields that an operation's examples send. */
const sentBy = ({ body }: Operation): string[] =>
  (body?.examples ?? []).flatMap(({ value }) =>
    Object.entries(value as object).map((field) => JSON.stringify(field)),
  );

// If a change changes nothing, reading cannot tell whether it was made.
test.each(changes.map((one) => [one.id, one] as const))(
  'an example of %s has a value that the record was not created with',
  (_, change) => {
    const isMaker = ({ method, path }: Operation) => method === 'POST' && change.path.startsWith(`${path}/{`);
    const made = operations.filter(isMaker).flatMap(sentBy);

    const changed = sentBy(change).filter((field) => !made.includes(field));

    expect(changed).not.toEqual([]);
  },
);

/** The record created for an operation to change, as in its creator's examples. */
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

// If a verb leaves a record unchanged, reading cannot tell whether it had an effect.
test.each(leaving.map((one) => [one.id, one] as const))(
  '%s leaves a value that the record was not created with',
  (_, operation) => {
    const others = madeFor(operation).filter((made) => otherThanLeft(operation.leaves, made) !== undefined);

    expect(others).not.toEqual([]);
  },
);
