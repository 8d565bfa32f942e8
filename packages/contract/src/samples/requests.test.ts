import { expect, test } from 'vitest';
import { readContract } from '../contract.ts';
import type { Document, Example } from '../contract.ts';
import type { Server } from '../server.ts';
import { makeRequests } from './requests.ts';

const contract = readContract({
  openapi: '3.1.0',
  paths: { '/brew': { post: { operationId: 'brew', 'x-permission': 'any', responses: { '204': {} } } } },
} as unknown as Document);

const bodyIn = async (isLive: boolean, samples: Example['samples']) => {
  const parts = { contract, server: { isLive, given: {}, flags: {} } as Server, collections: [] };
  const requests = makeRequests({ ...parts, records: {} as never, perform: () => expect.unreachable() });
  const example = { name: 'cup', value: { size: 'small', milk: 'none' }, samples } as unknown as Example;
  const [operation] = contract.operations;
  if (!operation) throw new Error('there is one');
  return (await requests.fill(operation, example, {}, new Map())).body;
};

test("a field of an example has its mode's value, or stays as written without one", async () => {
  const samples = { size: { live: 'large', sandbox: 'tiny' }, milk: { live: 'oat' } };

  expect(await bodyIn(true, samples)).toEqual({ size: 'large', milk: 'oat' });
  expect(await bodyIn(false, samples)).toEqual({ size: 'tiny', milk: 'none' });
});

test('a field that needs an unused name gets another one each time', async () => {
  const samples = { size: { unused: 'cup' } };
  const made = [await bodyIn(true, samples), await bodyIn(true, samples)].map(
    (body) => (body as { size: string }).size,
  );

  for (const name of made) expect(name).toMatch(/^cup\d{9}$/);
  expect(made[0]).not.toBe(made[1]);
});
