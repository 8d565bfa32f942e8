import { expect, test } from 'vitest';
import { namedStatus, type StatusView } from './status-view.ts';

const views = { paid: { tone: 'success', icon: 'done' } } satisfies Record<string, StatusView>;
const named = (raw: string) => namedStatus(views, raw, (known) => `the word of ${known}`);

test('a status is drawn and named as it is written down', () => {
  expect(named('paid')).toEqual({ tone: 'success', icon: 'done', label: 'the word of paid' });
});

test.each(['refunded', '', 'constructor', '__proto__'])(
  'the unknown status %j is grey and keeps its name',
  (raw) => {
    expect(named(raw)).toEqual({ tone: 'neutral', icon: 'unknown', label: raw });
  },
);
