import type { Operation } from '../contract.ts';
import { SUCCESS } from './run.ts';
import type { Result } from './run.ts';

const stateOf = ({ outcome }: Result): 'passed' | 'failed' | 'skipped' =>
  'skipped' in outcome ? 'skipped' : outcome.length > 0 ? 'failed' : 'passed';

export const countsOf = (results: readonly Result[]) => {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const result of results) counts[stateOf(result)] += 1;
  return counts;
};

const MARKS = { passed: '✓', failed: '✗', skipped: '–' };

/** A line for the operation, followed by what failed or was skipped and, with `verbose`, what held. */
export const describe = (
  { id, method, path }: Operation,
  results: readonly Result[],
  verbose: boolean,
): string => {
  const { passed, failed, skipped } = countsOf(results);
  const head = `${failed > 0 ? '✗' : '✓'} ${id}  ${method} ${path}  ${passed} held${failed ? `, ${failed} failed` : ''}${skipped ? `, ${skipped} skipped` : ''}`;
  const lines = results
    .filter((result) => verbose || stateOf(result) !== 'passed')
    .flatMap((result) => [`    ${MARKS[stateOf(result)]} ${result.title}${why(result)}`, ...details(result)]);
  return [head, ...lines].join('\n');
};

const why = ({ outcome }: Result): string => ('skipped' in outcome ? `: ${outcome.skipped}` : '');
const details = ({ outcome }: Result): string[] =>
  'skipped' in outcome ? [] : outcome.map((problem) => `        ${problem}`);

/** Each operation without a seen success, and why; the last line says how long to wait for a pause. */
export const describeUnseen = (results: readonly Result[]): string => {
  const unseen = results.filter(({ title }) => title === SUCCESS);
  const waits = describeWaits(results);
  if (unseen.length === 0) return ['Every operation was seen to succeed.', ...waits].join('\n');
  const lines = unseen.map(
    ({ operation, outcome }) =>
      `  ${operation}: ${'skipped' in outcome ? outcome.skipped : outcome.join(' ')}`,
  );
  return [`${unseen.length} operations were not seen to succeed:`, ...lines, ...waits].join('\n');
};

/** `Wait until 00:00 WIB and run it again: the pause hides part of createTopUp.` */
const describeWaits = (results: readonly Result[]): string[] => {
  const paused = new Map<string, Set<string>>();
  for (const { operation, outcome } of results)
    if ('skipped' in outcome && outcome.until)
      paused.set(outcome.until, (paused.get(outcome.until) ?? new Set()).add(operation));
  return [...paused].map(
    ([until, operations]) =>
      `Wait until ${until} WIB and run it again: the pause hides part of ${[...operations].join(', ')}.`,
  );
};

/** The effects of these operations on the run's person, beyond what the run creates; one line or nothing. */
export const describeDisturbed = (operations: readonly Operation[], email: string): string | undefined => {
  const acts = operations.flatMap(({ id, disturbs }) => (disturbs === null ? [] : [`${id} ${disturbs}`]));
  return acts.length === 0
    ? undefined
    : `What it makes apart, it touches ${email}: ${acts.join('; ')}. --except leaves an operation out.`;
};
