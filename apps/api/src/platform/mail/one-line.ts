import { HIDDEN_CHARACTER } from '@dasbor/domain/kernel';

const MOST_SHOWN = 80;
const HIDDEN = new RegExp(HIDDEN_CHARACTER, 'gu');

/** Keeps user-supplied names on one line and inside their quotes. */
export const oneLine = (text: string): string => {
  const characters = [
    ...text
      .replaceAll(/\s+/g, ' ')
      .replaceAll(HIDDEN, '')
      .replaceAll(/[“”„‟"]/g, "'")
      .trim(),
  ];
  return characters.length > MOST_SHOWN
    ? `${characters.slice(0, MOST_SHOWN - 1).join('')}…`
    : characters.join('');
};
