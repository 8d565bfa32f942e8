import { expect, waitFor } from 'storybook/test';

/** The width available to a list: tables from just above a phone's width to the widest page, and cards below. */
const WIDTHS = { table: [440, 472, 527, 620, 720, 860, 1000, 1142, 1312], cards: [288, 343] };

/** Checks at each width that no parts of a row overlap, are cut off or need scrolling. */
export const expectWholeRows = async (canvas: HTMLElement): Promise<void> => {
  const isTable = canvas.querySelector('table') !== null;
  for (const width of WIDTHS[isTable ? 'table' : 'cards']) {
    canvas.style.width = `${width}px`;
    await waitFor(() => expect({ width, faults: faultsOf(canvas) }).toEqual({ width, faults: [] }));
  }
};

const faultsOf = (canvas: HTMLElement): string[] => {
  const rows = [...canvas.querySelectorAll<HTMLElement>('[data-row]')];
  if (rows.length === 0) return ['no rows'];
  return rows.flatMap((row) => {
    const list = (row.closest('table') ?? row).parentElement ?? row;
    const wide =
      list.scrollWidth > list.clientWidth ? [`${list.scrollWidth} wide in ${list.clientWidth}`] : [];
    return [...wide, ...cutOf(row, list.getBoundingClientRect()), ...overlapsOf(partsOf(row))];
  });
};

/** The cells of a row, or the parts of a card. */
const partsOf = (row: HTMLElement): HTMLElement[] => [
  ...row.querySelectorAll<HTMLElement>(
    row.matches('tr') ? 'td' : '[data-part=line] > *, :scope > [data-part=meta]',
  ),
];

const cutOf = (row: HTMLElement, { left, right }: DOMRect): string[] =>
  [...row.querySelectorAll<HTMLElement>('*')]
    .filter((part) => {
      const place = part.getBoundingClientRect();
      return place.right > right + 1 || place.left < left - 1;
    })
    .map((part) => `cut: ${textOf(part)}`);

const overlapsOf = (parts: HTMLElement[]): string[] => {
  const places = parts.map((part) => ({ text: textOf(part), place: drawn(part) }));
  return places.flatMap(({ text, place }, at) =>
    places
      .slice(at + 1)
      .filter((other) => isOver(place, other.place))
      .map((other) => `${text} over ${other.text}`),
  );
};

/** The bounds of its text and chips, which may overflow its own box. */
const drawn = (part: HTMLElement): DOMRect => {
  const range = document.createRange();
  range.selectNodeContents(part);
  return range.getBoundingClientRect();
};

const isOver = (one: DOMRect, other: DOMRect): boolean =>
  one.right > other.left + 1 &&
  other.right > one.left + 1 &&
  one.bottom > other.top + 1 &&
  other.bottom > one.top + 1;

const textOf = ({ textContent }: HTMLElement): string => textContent.slice(0, 24);
