import { wordsOf } from '../../../shared/i18n/words.ts';
import en from './en.json';
import id from './id.json';

export const useT = wordsOf({ id, en });
export type WordKey = keyof typeof id;
