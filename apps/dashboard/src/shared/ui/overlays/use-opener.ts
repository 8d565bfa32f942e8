import { useState } from 'react';

/** What had the focus when an overlay was asked for, and whether it ever was: until then its code is not fetched. */
export const useOpener = (open: boolean): { everOpened: boolean; opener: HTMLElement | null } => {
  const [was, setWas] = useState<{ open: boolean; everOpened: boolean; opener: HTMLElement | null }>({
    open: false,
    everOpened: false,
    opener: null,
  });
  // Looked at before the overlay renders: afterwards the focus is already inside it.
  if (open !== was.open) setWas(open ? { open, everOpened: true, opener: focused() } : { ...was, open });
  return was;
};

let button: HTMLElement | null = null;

/** A key or a finger going down, wherever: kept from the start, since what it opens is fetched only then. */
export let lastPress: Event | undefined;
for (const kind of ['pointerdown', 'keydown'])
  addEventListener(
    kind,
    (press) => {
      lastPress = press;
      button = null;
    },
    true,
  );

/** A menu goes with the press on its item, and what that opens may still be on its way: until the next press, its button is the opener. */
export const openingFrom = (menuButton: HTMLElement | null): void => {
  button = menuButton;
};

const focused = (): HTMLElement | null => {
  // Whatever had the focus takes it back, an element of a drawing too.
  return button ?? (document.activeElement as HTMLElement | null);
};
