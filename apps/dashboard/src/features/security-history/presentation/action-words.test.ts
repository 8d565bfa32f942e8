import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { categoryOf, TRADE } from '@dasbor/domain/security-history';
import { expect, test } from 'vitest';
import { ACTIONS } from './action-words.ts';

const API = join(import.meta.dirname, '../../../../../api/src');
const WRITTEN = /action: '([a-z_]+\.[a-z_]+)'/g;

/** The actions that the API writes to its audit log. The history has no other list of them. */
const writtenActions = (): string[] => {
  const files = globSync('**/*.ts', { cwd: API }).filter((file) => !file.endsWith('.test.ts'));
  const found = files.flatMap((file) =>
    [...readFileSync(join(API, file), 'utf8').matchAll(WRITTEN)].map(([, action = '']) => action),
  );
  return [...new Set(found)];
};

test('every logged action is a business action, or has a category and words', () => {
  const written = writtenActions();
  expect(written).toContain('withdrawal.created');
  const known: readonly string[] = ACTIONS;
  const shown = written.filter((action) => !TRADE.includes(action.split('.', 1)[0] ?? ''));
  expect(shown.filter((action) => categoryOf(action) === undefined)).toEqual([]);
  expect(shown.filter((action) => !known.includes(action.replace('.', '_')))).toEqual([]);
});
