/** Inclusive; `0` is A. */
export type ColumnRange = {
  readonly first: number;
  readonly last: number;
};

/** The letters of the hidden columns among these, in order. */
export const hiddenAmong = (hidden: readonly ColumnRange[], columns: readonly number[]): readonly string[] =>
  columns
    .filter((column) => hidden.some(({ first, last }) => first <= column && column <= last))
    .toSorted((a, b) => a - b)
    .map(columnName);

/** `A` is 0, `AA` is 26. */
export const columnIndex = (name: string): number =>
  [...name].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** `0` is A, `26` is AA. */
export const columnName = (column: number): string => {
  let name = '';
  for (let rest = column; rest >= 0; rest = Math.floor(rest / 26) - 1) {
    name = String.fromCharCode(65 + (rest % 26)) + name;
  }
  return name;
};
