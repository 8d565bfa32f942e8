import { expect, test } from 'vitest';
import { SUCCESS } from './run.ts';
import { failuresOf, runAgainst, skipsOf } from '../testing/run-against.ts';
import { smallContract } from '../testing/small-contract.ts';
import type { Fault } from '../testing/small-server.ts';

/** The error `fetch` throws on a timeout signal. */
const tooLate = () => new DOMException('The operation was aborted due to timeout', 'TimeoutError');

const withSlowCoffees = () => {
  const asked = { times: 0 };
  const fault: Fault = (answer, { method, url }) => {
    if (method !== 'POST' || url.pathname !== '/coffees' || answer.status !== 200) return answer;
    asked.times += 1;
    throw tooLate();
  };
  return { asked, fault };
};

test('an operation that times out fails with its name and the seconds', async () => {
  const results = await runAgainst(withSlowCoffees().fault);

  expect(failuresOf(results)).toEqual([
    'createCoffee: the example cup succeeds',
    `createCoffee: ${SUCCESS}`,
    `serveCoffee: ${SUCCESS}`,
  ]);
  expect(results.flatMap(({ outcome }) => ('skipped' in outcome ? [] : outcome))).toContain(
    'The call failed: POST http://coffee.test/coffees was not answered within 15 s.',
  );
});

test('an operation that timed out once is not called again, so that a run ends', async () => {
  const { asked, fault } = withSlowCoffees();

  const results = await runAgainst(fault, { isComplete: false });

  expect(asked.times).toBe(1);
  expect(failuresOf(results)).toEqual(['createCoffee: the example cup succeeds', `createCoffee: ${SUCCESS}`]);
  expect(skipsOf(results, SUCCESS)).toContain(
    'serveCoffee: createCoffee was not answered in time, and is asked no more',
  );
});

test('an operation that timed out as a dependency is reported itself as well', async () => {
  const { '/coffees/{id}/serve': serve, ...others } = smallContract.paths;
  const twist = { ...smallContract, paths: { '/coffees/{id}/serve': serve, ...others } };

  const results = await runAgainst(withSlowCoffees().fault, { twist, isComplete: false });

  expect(failuresOf(results)).toEqual([
    'serveCoffee: without a confirmation by code it is refused',
    `createCoffee: ${SUCCESS}`,
  ]);
});
