import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parse } from 'yaml';
import { inRoot } from './paths.mjs';

const { groups } = parse(readFileSync(inRoot('ops/prometheus/alerts.yaml'), 'utf8'));
const rules = groups.flatMap((group) => group.rules);
const [, ...sections] = readFileSync(inRoot('docs/alerts.md'), 'utf8').split(/^## /m);

test('each alert has a section that says what it means, what to do first and how to see that it is over', () => {
  const named = sections.map((section) => section.split('\n', 1)[0]);
  const parts = sections.map((section) =>
    [...section.matchAll(/^\*\*(\w+)\.\*\*/gm)].map(([, part]) => part),
  );

  assert.deepEqual(
    named,
    rules.map(({ alert }) => alert),
  );
  for (const [index, its] of parts.entries())
    assert.deepEqual(its, ['Meaning', 'First', 'Over'], named[index]);
});

test('each alert leads to its section, and wakes somebody or waits', () => {
  for (const { alert, labels, annotations } of rules) {
    assert.equal(annotations.runbook_url, `docs/alerts.md#${alert.toLowerCase()}`);
    assert.ok(['page', 'ticket'].includes(labels.severity), alert);
  }
});

test('each alert has a test in which it fires', () => {
  const { tests } = parse(readFileSync(inRoot('ops/prometheus/alerts.test.yaml'), 'utf8'));
  const fired = tests
    .flatMap((one) => one.alert_rule_test)
    .filter(({ exp_alerts: expected }) => expected?.length > 0)
    .map(({ alertname }) => alertname);

  assert.deepEqual(new Set(fired), new Set(rules.map(({ alert }) => alert)));
});
