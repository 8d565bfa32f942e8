import { batchWordsProblems } from '@dasbor/domain/disbursements';
import type { BatchWords } from '@dasbor/domain/disbursements';
import type { FieldError } from '../../../spec/handlers.ts';

/** What is wrong with how a batch is called and described. */
export const wordsErrors = (words: BatchWords): FieldError[] =>
  Object.entries(batchWordsProblems(words)).map(([field, { code, params }]) => ({ field, code, params }));
