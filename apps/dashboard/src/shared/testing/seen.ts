import { expect, waitFor } from 'storybook/test';

/** Whether an element is fully inside the window and not covered, so that it is visible without scrolling. */
export const expectSeen = async (element: HTMLElement): Promise<void> => {
  await waitFor(() => expect(unseenOf(element)).toEqual([]));
};

/** Insets the corners, which may be rounded. */
const INSET = 8;

const unseenOf = (element: HTMLElement): string[] => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const points = [left + INSET, (left + right) / 2, right - INSET].flatMap((x) =>
    [top + INSET, (top + bottom) / 2, bottom - INSET].map((y) => [x, y] as const),
  );
  return points
    .filter(([x, y]) => !element.contains(document.elementFromPoint(x, y)))
    .map(([x, y]) => `${Math.round(x)}, ${Math.round(y)} of ${innerWidth} × ${innerHeight}`);
};
