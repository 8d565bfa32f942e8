import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { modeAtom, startMode } from './mode.ts';

const KEY = 'dasbor.mode';

/** The stored mode after another tab switches. */
const chooseElsewhere = (mode: string) => localStorage.setItem(KEY, mode);

it('the first tab starts in live', () => {
  expect(startMode()).toBe('live');
});

it('a new tab starts in the mode last chosen in any tab', () => {
  chooseElsewhere('sandbox');

  expect(startMode()).toBe('sandbox');
});

it.each([
  ['sandbox', 'live'],
  ['live', 'sandbox'],
])(
  'a tab that began in %s and never pressed the switch is so after a reload, whatever another chose',
  (began, later) => {
    chooseElsewhere(began);
    startMode();

    chooseElsewhere(later);

    expect(startMode()).toBe(began);
  },
);

// spec 3.4
it('a reload keeps the tab’s own choice', () => {
  startMode();

  createStore().set(modeAtom, 'sandbox');

  expect(startMode()).toBe('sandbox');
});

it('an invalid mode falls back to live', () => {
  chooseElsewhere('production');

  expect(startMode()).toBe('live');
});
