import assert from 'node:assert/strict';
import { test } from 'node:test';
import { coverageProblems, coverageReport } from './coverage.mjs';
import { readPoint } from './lines.mjs';
import { marksIn } from './marks.mjs';

const POINT = `
point: 4
title: States
lines:
  4.1: An order ends.
  4.10:
    text: A refund is approved.
    screen: /refunds/:id
    operation: approveRefund, rejectRefund
    rule: refunds/decideRefund
`;
const known = {
  screen: new Set(['/refunds/:id']),
  operation: new Set(['approveRefund', 'rejectRefund']),
  rule: new Set(['refunds/decideRefund']),
  decision: new Set(),
};
const points = (text = POINT) => [readPoint(text, '4-states.yaml')];
const marks = (...lines) => lines.map((line) => ({ line, file: 'a.test.ts', title: 'ends' }));

for (const [title, given, want] of [
  ['nothing is wrong if every line has a test', {}, []],
  [
    'a line without a test is reported',
    { marked: marks('4.1') },
    ['4.10 has no test: A refund is approved.'],
  ],
  [
    'a mark of an unknown line is reported',
    { marked: marks('4.1', '4.10', '4.100') },
    ['a.test.ts: “ends” is marked with 4.100, which is no line'],
  ],
  [
    'an operation that does not exist is reported',
    { text: POINT.replace('rejectRefund', 'refuseRefund') },
    ['4.10 names the operation refuseRefund, which does not exist'],
  ],
  [
    'a rule that does not exist is reported',
    { text: POINT.replace('decideRefund', 'decideRefunds') },
    ['4.10 names the rule refunds/decideRefunds, which does not exist'],
  ],
  [
    'a screen that does not exist is reported',
    { text: POINT.replace('/refunds/:id', '/refund') },
    ['4.10 names the screen /refund, which does not exist'],
  ],
  [
    'a line that cannot be tested needs no test',
    { text: `${POINT}    untestable: prose\n`, marked: marks('4.1') },
    [],
  ],
  [
    'a line that a test proves is not called untestable',
    { text: `${POINT}    untestable: prose\n` },
    ['4.10 is called untestable, but a test is marked with it'],
  ],
])
  test(title, () => {
    const { text, marked = marks('4.1', '4.10') } = given;

    assert.deepEqual(coverageProblems(points(text), marked, known), want);
  });

test('a line of another point, or with an unknown field, is refused', () => {
  assert.throws(() => points(POINT.replace('4.1:', '5.1:')), /5\.1 is no line of point 4/);
  assert.throws(() => points(`${POINT}    route: /x\n`), /unknown field route/);
});

test('the report has each line with its screen, operations, rule and tests', () => {
  const report = coverageReport(points(), marks('4.1', '4.10'));

  assert.match(report, /\| 4\.1 \| An order ends\. \| {2}\| {2}\| {2}\| \[ends\]\(\.\.\/a\.test\.ts\) \|/);
  assert.match(
    report,
    /\| 4\.10 \| .* \| `\/refunds\/:id` \| `approveRefund`<br>`rejectRefund` \| `refunds\/decideRefund` \|/,
  );
});

for (const [what, source, title] of [
  ['a test', "// spec 4.1\n  it('ends', () => {});", 'ends'],
  ['a test whose title is on the next line', "// spec 4.1\ntest(\n  'ends',\n", 'ends'],
  ['a title with a quote', String.raw`// spec 4.1` + "\nit('a user\\'s order', () => {});", "a user's order"],
  ['a table', "// spec 4.1\nit.each([\n  ['a', 1],\n])('%s ends', () => {});", '%s ends'],
  ['a typed table', "// spec 4.1\nit.each<[string]>([\n  ['a'],\n])(\n  '%s ends',\n", '%s ends'],
  ['a row', "it.each([\n  // spec 4.1\n  ['a', 1],\n])('%s ends', () => {});", "%s ends: ['a', 1]"],
  [
    'a row of several lines',
    "it.each([\n  // spec 4.1\n  [\n    'a',\n  ],\n])('%s ends', f);",
    "%s ends: 'a'",
  ],
  ['an entry of a list', "const ALL = [\n  // spec 4.1\n  'a',\n];\nit('has all', f);", "has all: 'a'"],
  ['a story below its comment', '// spec 4.1\n/** Ended. */\nexport const Ended: Story = {};', 'Ended'],
])
  test(`a mark names ${what}`, () => {
    assert.deepEqual(marksIn('a.test.ts', source), {
      marks: [{ line: '4.1', file: 'a.test.ts', title }],
      problems: [],
    });
  });

test('a mark with several lines counts for each', () => {
  const { marks: found } = marksIn('a.test.ts', "// spec 4.1, 4.10\nit('ends', f);");

  assert.deepEqual(
    found.map(({ line }) => line),
    ['4.1', '4.10'],
  );
});

test('a mark above nothing, or written otherwise, is reported', () => {
  assert.match(marksIn('a.test.ts', '// spec 4.1\n').problems[0], /^a\.test\.ts:1: no test/);
  assert.match(
    marksIn('a.test.ts', "// spec: 4.1\nit('ends', f);").problems[0],
    /write “\/\/ spec 1\.2, 3\.4”/,
  );
});
