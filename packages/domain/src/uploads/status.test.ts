import { describe, expect, it } from 'vitest';
import {
  decideRecords,
  decideUploadEdit,
  decideUploadSubmit,
  UPLOAD_STATUSES,
  uploadStatusOf,
} from './index.ts';

describe('an upload', () => {
  it.each([
    [{ total: 2, created: 1, refused: 0 }, 'validated'],
    [{ total: 2, created: 1, refused: 1 }, 'completed'],
    [{ total: 2, created: 2, refused: 0 }, 'completed'],
    [{ total: 2, created: 0, refused: 2 }, 'failed'],
  ] as const)('with %j is %s', (progress, status) => {
    expect(uploadStatusOf(progress)).toBe(status);
  });

  // spec 3.23
  it('is edited only as a draft', () => {
    expect(UPLOAD_STATUSES.filter((status) => decideUploadEdit(status).ok)).toEqual(['initiated']);
  });

  it('is submitted once, as it was seen', () => {
    const of = (status: 'initiated' | 'completed', version: number) =>
      decideUploadSubmit({ status, version }, 3);

    expect(of('initiated', 3)).toEqual({ ok: true, value: 'submit' });
    expect(of('completed', 3)).toEqual({ ok: true, value: 'again' });
    expect(of('initiated', 4)).toMatchObject({ problem: { code: 'DPAY_UPLOAD_CHANGED' } });
  });

  it.each([
    [{ count: 2, wrongRows: 0, firstWrong: 0 }, undefined],
    [
      { count: 2, wrongRows: 3, firstWrong: 4 },
      { code: 'DPAY_UPLOAD_HAS_PROBLEMS', params: { count: 3, row: 4 } },
    ],
    [{ count: 0, wrongRows: 0, firstWrong: 0 }, { code: 'DPAY_UPLOAD_EMPTY' }],
  ])('whose rows are %j has the problem %j', (checked, problem) => {
    const decided = decideRecords(checked);

    expect(decided.ok ? undefined : decided.problem).toEqual(problem);
  });
});
