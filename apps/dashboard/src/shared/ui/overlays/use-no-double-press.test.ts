import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropDoublePresses } from './use-no-double-press.ts';

const SHOWN_AT = 1000;
const AT = { clientX: 300, clientY: 700 };

/** A button where the press before was, and one that is elsewhere. */
let under: HTMLElement;
let away: HTMLElement;
const pressed = vi.fn<(label: string | null) => void>();
let callOff = () => undefined as void;

beforeEach(() => {
  pressed.mockReset();
  under = buttonAt('under', new DOMRect(250, 690, 100, 40));
  away = buttonAt('away', new DOMRect(100, 690, 100, 40));
});
afterEach(() => {
  callOff();
  document.body.replaceChildren();
});

const buttonAt = (label: string, box: DOMRect) => {
  const button = document.createElement('button');
  button.textContent = label;
  button.getBoundingClientRect = () => box;
  button.addEventListener('click', () => pressed(label));
  document.body.append(button);
  return button;
};

const shownAfter = (before: Event | undefined) => {
  callOff = dropDoublePresses(before, SHOWN_AT, window);
};

/** As many ms after it was shown. */
const fire = (target: EventTarget, event: Event, after: number) => {
  Object.defineProperty(event, 'timeStamp', { value: SHOWN_AT + after });
  return target.dispatchEvent(event);
};

const mouse = (kind: string, at = AT) => new MouseEvent(kind, { bubbles: true, cancelable: true, ...at });
const key = (kind: string, key: string, repeat = false) =>
  new KeyboardEvent(kind, { bubbles: true, cancelable: true, key, repeat });

const press = (target: HTMLElement, after: number, at = AT) => {
  for (const [kind, ms] of [
    ['pointerdown', 0],
    ['mousedown', 0],
    ['click', 80],
  ] as const)
    fire(target, mouse(kind, at), after + ms);
};

/** As a browser does: the button is pressed by the key going down, unless that is prevented. */
const enter = (after: number, repeat = false) => {
  if (fire(under, key('keydown', 'Enter', repeat), after)) under.click();
};

it('the second press of a double one answers nothing, and one after a pause does', () => {
  shownAfter(mouse('pointerdown'));

  press(under, 150);
  expect(pressed).not.toHaveBeenCalled();

  press(under, 800);
  expect(pressed).toHaveBeenCalledWith('under');
});

it('nor does the third of one who goes on pressing', () => {
  shownAfter(mouse('pointerdown'));

  for (const after of [100, 450, 800, 1150]) press(under, after);

  expect(pressed).not.toHaveBeenCalled();
});

it('a press at another place answers at once, and what follows it is meant', () => {
  shownAfter(mouse('pointerdown'));

  press(under, 20);
  press(away, 120);
  press(under, 220);

  expect(pressed.mock.calls).toEqual([['away'], ['under']]);
});

it('the other end of a wide button is another place', () => {
  under.getBoundingClientRect = () => new DOMRect(16, 690, 358, 40);
  shownAfter(mouse('pointerdown'));

  press(under, 120, { clientX: 40, clientY: 700 });

  expect(pressed).toHaveBeenCalledOnce();
});

it('half a second after it was shown the place is free', () => {
  shownAfter(mouse('pointerdown'));

  press(under, 501);

  expect(pressed).toHaveBeenCalledWith('under');
});

it('the end of a press belongs to its beginning, however long the finger rests', () => {
  shownAfter(mouse('pointerdown'));

  fire(under, mouse('pointerdown'), 300);
  fire(under, mouse('click'), 1200);

  expect(pressed).not.toHaveBeenCalled();
});

it('a press that was under way when it was shown ends in no answer', () => {
  shownAfter(mouse('pointerdown'));

  fire(under, mouse('click'), 40);
  expect(pressed).not.toHaveBeenCalled();

  // Without a finger: what reads the screen aloud presses so.
  fire(under, mouse('click'), 700);
  expect(pressed).toHaveBeenCalledOnce();
});

it('a press without a finger answers after one that was dropped', () => {
  shownAfter(mouse('pointerdown'));

  press(under, 100);
  fire(under, mouse('click'), 900);
  expect(pressed).toHaveBeenCalledOnce();
});

it('and after a key that was dropped', () => {
  shownAfter(key('keydown', 'Enter'));

  enter(100);
  fire(under, key('keyup', 'Enter'), 150);
  fire(under, mouse('click'), 200);
  expect(pressed).toHaveBeenCalledOnce();
});

it('leaves the focus where it was', () => {
  shownAfter(mouse('pointerdown'));

  expect(fire(under, mouse('pointerdown'), 100)).toBe(false);
  expect(fire(under, mouse('mousedown'), 100)).toBe(false);
});

it('a key that is held down answers nothing however long, and pressed anew after a pause it does', () => {
  shownAfter(key('keydown', 'Enter'));

  for (const after of [900, 930, 960]) enter(after, true);
  fire(under, key('keyup', 'Enter'), 990);
  expect(pressed).not.toHaveBeenCalled();

  enter(1600);
  expect(pressed).toHaveBeenCalledOnce();
});

it('nor does the second of two quick presses of a key', () => {
  shownAfter(key('keydown', 'Enter'));

  fire(under, key('keyup', 'Enter'), 60);
  enter(140);
  fire(under, key('keyup', 'Enter'), 200);
  expect(pressed).not.toHaveBeenCalled();

  enter(900);
  expect(pressed).toHaveBeenCalledOnce();
});

it('a key answers at once where another has led elsewhere before it', () => {
  shownAfter(key('keydown', 'Enter'));

  fire(under, key('keydown', 'Tab'), 60);
  enter(120);

  expect(pressed).toHaveBeenCalledOnce();
});

it('a key held down upon what it reached by a press of its own is heard there', () => {
  const heard = vi.fn();
  under.addEventListener('keydown', heard);
  shownAfter(key('keydown', ' '));

  // The space bar: `held-enter.ts`, which another test may have loaded, stops a held Enter before it gets here.
  fire(under, key('keydown', ' '), 900);
  fire(under, key('keydown', ' ', true), 1400);

  expect(heard).toHaveBeenCalledTimes(2);
});

it.each(['a', 'Tab', 'Escape', 'ArrowDown'])('typing and going about with %s is no press', (name) => {
  shownAfter(key('keydown', name));

  expect(fire(under, key('keydown', name), 100)).toBe(true);
  expect(fire(under, key('keydown', name, true), 600)).toBe(true);
});

it.each([
  ['nothing', undefined],
  ['a key', key('keydown', 'Enter')],
])('after %s a finger answers at once', (_, before) => {
  shownAfter(before);

  press(under, 20);

  expect(pressed).toHaveBeenCalledOnce();
});

it('what is gone drops nothing', () => {
  shownAfter(mouse('pointerdown'));
  callOff();

  press(under, 100);

  expect(pressed).toHaveBeenCalledOnce();
});
