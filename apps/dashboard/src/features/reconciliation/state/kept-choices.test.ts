import { beforeEach, describe, expect, it } from 'vitest';
import { browserStorage } from '../../../shared/lib/storage.ts';
import { forgetColumns, rememberColumns, rememberedColumns } from './remembered-columns.ts';
import { isWork } from './use-work.ts';

const KEY = 'dasbor.statement-columns';
const mapping = { date: 0, description: 1, amount: 2 };

describe('chosen columns', () => {
  beforeEach(() => browserStorage.removeItem(KEY));

  it('are kept, the newest first and one for each header', () => {
    rememberColumns({ header: 'a', mapping });
    rememberColumns({ header: 'b', mapping });
    rememberColumns({ header: 'a', mapping: { ...mapping, mark: 3 } });

    expect(rememberedColumns()).toEqual([
      { header: 'a', mapping: { ...mapping, mark: 3 } },
      { header: 'b', mapping },
    ]);
  });

  it('are forgotten for one header', () => {
    rememberColumns({ header: 'a', mapping });
    rememberColumns({ header: 'b', mapping });
    forgetColumns('a');

    expect(rememberedColumns().map(({ header }) => header)).toEqual(['b']);
  });

  it('are the newest twenty', () => {
    for (let n = 0; n < 25; n += 1) rememberColumns({ header: String(n), mapping });

    expect(rememberedColumns().map(({ header }) => header)).toHaveLength(20);
    expect(rememberedColumns()[0]?.header).toBe('24');
  });

  it.each(['{', '{}', '[null]', '[{"header":1}]', '[{"header":"a","mapping":{"date":"0"}}]'])(
    'are none in %s',
    (stored) => {
      browserStorage.setItem(KEY, stored);

      expect(rememberedColumns()).toEqual([]);
    },
  );
});

it.each([
  [{ decisions: { a: 'confirmed' }, notes: { 1: 'x' } }, true],
  [{ decisions: { a: 'maybe' }, notes: {} }, false],
  [{ decisions: {}, notes: { 1: 2 } }, false],
  [{ decisions: {} }, false],
  [null, false],
])('the stored work %j is usable: %s', (value, want) => {
  expect(isWork(value)).toBe(want);
});
