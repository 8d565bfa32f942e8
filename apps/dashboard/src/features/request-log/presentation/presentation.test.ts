import { expect, test } from 'vitest';
import { countFresh } from './count-fresh.ts';
import { readable } from './readable.ts';
import { refusalParams } from './refusal-params.ts';
import { answerView } from './status-view.ts';

test.each([
  [200, 'success'],
  [399, 'success'],
  [400, 'warning'],
  [499, 'warning'],
  [500, 'danger'],
])('%i is shown as %s', (status, tone) => expect(answerView(status).tone).toBe(tone));

test('only rows newer than the newest on screen count as new', () => {
  const rows = (...ids: string[]) => ids.map((id) => ({ id: `req_${id}` }));
  expect(countFresh(rows('B', 'A'), rows('D', 'C', 'B', 'A'))).toBe(2);
  expect(countFresh(rows('B', 'A'), rows('B', 'A'))).toBe(0);
  expect(countFresh(rows('B'), undefined)).toBe(0);
  expect(countFresh([], rows('A'))).toBe(0);
  expect(countFresh(undefined, rows('A'))).toBe(0);
});

test.each([
  ['{"a":1}', '{\n  "a": 1\n}'],
  ['{"a":', '{"a":'],
  ['12', '12'],
])('%s is formatted as %s', (text, want) => expect(readable(text)).toBe(want));

test.each([
  ['{"params":{"payment_id":"pay_1","maximum":20}}', { payment_id: 'pay_1', maximum: 20 }],
  ['{"params":{"deep":{"a":1},"flag":true,"none":null}}', {}],
  ['{"params":null}', {}],
  ['{"params":{"payment_id":"pay_', {}],
  ['null', {}],
  [undefined, {}],
])('an error message takes its values from the response: %s', (text, want) =>
  expect(refusalParams(text)).toEqual(want),
);
