import { batchWordsProblems } from '@dasbor/domain/disbursements';
import type { BatchWords } from '@dasbor/domain/disbursements';
import type { FieldError } from '../../../spec/handlers.ts';

/** Errors in the batch's name and description. */
export const wordsErrors = (words: BatchWords): FieldError[] =>
  Object.entries(batchWordsProblems(words)).map(([field, { code, params }]) => ({ field, code, params }));
