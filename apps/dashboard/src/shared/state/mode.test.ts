import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { modeAtom, startMode } from './mode.ts';

const KEY = 'dasbor.mode';

/** What another tab leaves behind when somebody presses its switch. */
const chooseElsewhere = (mode: string) => localStorage.setItem(KEY, mode);

it('a first tab is live', () => {
  expect(startMode()).toBe('live');
});

it('a new tab begins with the last choice made anywhere', () => {
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

it('a choice of the tab itself is what a reload finds', () => {
  startMode();

  createStore().set(modeAtom, 'sandbox');

  expect(startMode()).toBe('sandbox');
});

it('a word that is no mode is live', () => {
  chooseElsewhere('production');

  expect(startMode()).toBe('live');
});
