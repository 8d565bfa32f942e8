import { NAMING_PARAMS } from '../../../packages/domain/src/kernel/index.ts';

/** Counts, which are formatted in groups: 10.000. */
const COUNTS = new Set(
  [
    'available billed discount left maximum minimum needed paid refundable refunded remaining returned sum total', // rupiah, rows, characters and keys
    'above count digits exact least max maximum_kb maximum_mb min most people range usual',
    'days max_days remaining_attempts remaining_minutes retry_after',
  ].flatMap((names) => names.split(' ')),
);

/** Params of issue texts that are not numbers. The catalogue's examples show their own types. */
const TEXTS = new Set(['balance', 'bank', 'batch', 'date', 'letters', 'name']);

/**
 * Numeric params without a decision whether they are counts (formatted in groups) or names (not formatted): port 10080.
 * @param {object} contract the bundled OpenAPI document
 * @returns {string[]} one line each: `DPAY_WEBHOOK_URL_PORT: port is a count or a name, …`
 */
export const undecidedNumbers = ({
  'x-error-catalogue': catalogue = {},
  'x-issue-catalogue': issues = {},
}) => {
  const ofErrors = Object.entries(catalogue).flatMap(([code, { params = {} }]) =>
    Object.keys(params)
      .filter((name) => typeof params[name] === 'number')
      .map((name) => [code, name]),
  );
  const ofIssues = Object.entries(issues).flatMap(([code, { words }]) =>
    [...words.en.matchAll(/\{(\w+)\}/g)]
      .filter(([, name]) => !TEXTS.has(name))
      .map(([, name]) => [code, name]),
  );
  return [...ofErrors, ...ofIssues]
    .filter(([, name]) => !COUNTS.has(name) && !NAMING_PARAMS.has(name))
    .map(([code, name]) => `${code}: ${name} is a count or a name, say which: COUNTS here or NAMING_PARAMS`);
};
