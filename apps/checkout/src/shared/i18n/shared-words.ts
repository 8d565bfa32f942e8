import en from './locales/en.json';
import id from './locales/id.json';
import { wordsOf } from './words.ts';

export const useSharedT = wordsOf({ id, en });
