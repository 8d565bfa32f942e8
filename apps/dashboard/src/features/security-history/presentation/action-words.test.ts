import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { categoryOf } from '@dasbor/domain/security-history';
import { expect, test } from 'vitest';
import { ACTIONS } from './action-words.ts';

const API = join(import.meta.dirname, '../../../../../api/src');
const WRITTEN = /action: '([a-z_]+\.[a-z_]+)'/g;

/** What the API writes into its audit and the history shows; the history has no other list of them. */
const writtenActions = (): string[] => {
  const files = globSync('**/*.ts', { cwd: API }).filter((file) => !file.endsWith('.test.ts'));
  const found = files.flatMap((file) =>
    [...readFileSync(join(API, file), 'utf8').matchAll(WRITTEN)].map(([, action = '']) => action),
  );
  return [...new Set(found)].filter((action) => categoryOf(action) !== undefined);
};

test('every action that the history shows has words', () => {
  const written = writtenActions();
  expect(written).toContain('webhook.created');
  const known: readonly string[] = ACTIONS;
  expect(written.filter((action) => !known.includes(action.replace('.', '_')))).toEqual([]);
});
