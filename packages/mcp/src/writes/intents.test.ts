import { expect, test } from 'vitest';
import { loadTools } from '../contract/load.ts';
import type { Tool } from '../contract/tool.ts';
import { makeIntents, MINUTES_TO_CONFIRM } from './intents.ts';

const [tool] = loadTools() as [Tool];
const MINUTE_MS = 60_000;
const at = (minutes: number) => minutes * MINUTE_MS;

const make = () => {
  const clock = { now: 0 };
  return { clock, intents: makeIntents({ now: () => clock.now }) };
};

test('an intent expires after ten minutes', () => {
  const { clock, intents } = make();
  const { id } = intents.add(tool, {}, '');

  clock.now = at(MINUTES_TO_CONFIRM);
  expect(intents.find(id)).toHaveProperty('intent');
  clock.now += 1;
  expect(intents.find(id)).toEqual({ problem: 'expired' });
});

test('one whose outcome is unclear can be repeated while the API keeps its key', () => {
  const { clock, intents } = make();
  const intent = intents.add(tool, {}, '');
  intent.state = { is: 'unclear' };

  clock.now = at(23 * 60);
  expect(intents.find(intent.id)).toHaveProperty('intent');
  clock.now += 1;
  expect(intents.find(intent.id)).toEqual({ problem: 'expired' });
});

test('each intent has its own idempotency key, of the form that the API accepts', () => {
  const { intents } = make();
  const [first, second] = [intents.add(tool, {}, ''), intents.add(tool, {}, '')];

  expect(first.idempotencyKey).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
  expect(first.idempotencyKey).not.toBe(second.idempotencyKey);
});

test('beyond a hundred, the oldest is forgotten', () => {
  const { intents } = make();
  const [first] = Array.from({ length: 101 }, () => intents.add(tool, {}, ''));

  expect(intents.find(first?.id ?? '')).toEqual({ problem: 'unknown' });
});
