import type { KeyboardEvent } from 'react';
import type { Step } from './cell-position.ts';

export type Command =
  | { readonly kind: 'move'; readonly step: Step; readonly extend: boolean }
  | { readonly kind: 'edit'; readonly text?: string }
  | { readonly kind: 'problem'; readonly backwards: boolean }
  | { readonly kind: 'clear' | 'remove' | 'undo' | 'redo' | 'pick' | 'all' };

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

const PAGE = 12;

const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: { rows: -1 },
  ArrowDown: { rows: 1 },
  ArrowLeft: { columns: -1 },
  ArrowRight: { columns: 1 },
  PageUp: { rows: -PAGE },
  PageDown: { rows: PAGE },
  Home: { columns: -Infinity },
  End: { columns: Infinity },
};

const FAR: Readonly<Record<string, Step>> = {
  ArrowUp: { rows: -Infinity },
  ArrowDown: { rows: Infinity },
  ArrowLeft: { columns: -Infinity },
  ArrowRight: { columns: Infinity },
  Home: { rows: -Infinity, columns: -Infinity },
  End: { rows: Infinity, columns: Infinity },
};

/** Keyboard commands while no cell is being edited, as in a spreadsheet. Tab is left to the browser and leaves the grid. */
export const commandOf = (keys: Keys): Command | undefined => {
  const { key, shiftKey, altKey } = keys;
  const control = keys.ctrlKey || keys.metaKey;
  if (altKey) return undefined;
  const step = (control ? FAR : STEPS)[key];
  if (step) return { kind: 'move', step, extend: shiftKey };
  if (key === 'F8') return { kind: 'problem', backwards: shiftKey };
  if (control) return withControl(keys);
  if (key === 'Enter' || key === 'F2') return { kind: 'edit' };
  if (key === 'Delete' || key === 'Backspace') return { kind: 'clear' };
  if (key === ' ') return { kind: 'pick' };
  return key.length === 1 ? { kind: 'edit', text: key } : undefined;
};

const withControl = ({ key, shiftKey }: Keys): Command | undefined => {
  if (key === 'Delete' || key === 'Backspace') return { kind: 'remove' };
  const letter = key.toLowerCase();
  if (letter === 'z') return { kind: shiftKey ? 'redo' : 'undo' };
  if (letter === 'y') return { kind: 'redo' };
  return letter === 'a' ? { kind: 'all' } : undefined;
};
