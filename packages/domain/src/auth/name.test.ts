import { describe, expect, it } from 'vitest';
import { nameProblem } from './index.ts';

describe('nameProblem', () => {
  it.each([
    'Sukarno',
    'Siti Nurhaliza',
    "Ma'ruf",
    'Ma’ruf',
    'Ir. H. Joko',
    'Anne-Marie',
    'José',
    'Jose\u0301',
    ' Budi ',
  ])('takes %s', (name) => {
    expect(nameProblem(name)).toBeUndefined();
  });

  it.each(['Budi2', 'Budi_S', 'Budi@', '-', '...', "'", '<b>Budi', 'Budi\u0000', 'Budi\n2'])(
    'refuses %j',
    (name) => {
      expect(nameProblem(name)).toEqual({ code: 'DPAY_NAME_INVALID' });
    },
  );

  // spec 5.4, 9.6
  it('takes 128 letters and refuses 129', () => {
    expect(nameProblem('a'.repeat(128))).toBeUndefined();
    expect(nameProblem('a'.repeat(129))).toEqual({ code: 'DPAY_NAME_TOO_LONG', params: { max: 128 } });
  });

  it('reports a missing name for spaces', () => {
    expect(nameProblem('  ')).toEqual({ code: 'DPAY_REQUIRED' });
  });
});
