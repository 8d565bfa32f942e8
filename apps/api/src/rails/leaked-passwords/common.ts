import { readFileSync } from 'node:fs';
import { isCommonPassword } from '@dasbor/domain/common-passwords';
import type { LeakedPasswords } from './port.ts';

// The words of frequent passwords, from @zxcvbn-ts/language-common and -id (MIT), and our own of Indonesia.
const readWords = (): ReadonlySet<string> =>
  new Set(
    readFileSync(new URL('common-words.txt', import.meta.url), 'utf8')
      .split(/\s+/)
      .filter(Boolean),
  );

let words: ReadonlySet<string> | undefined;

/** The list that ships with the server. Each word stands for thousands of passwords. */
export const commonPasswords: LeakedPasswords = async (password) =>
  isCommonPassword(password, (words ??= readWords()));
