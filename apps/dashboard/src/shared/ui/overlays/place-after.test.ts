import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { usePlaceAfter } from './place-after.ts';

beforeEach(() => {
  document.body.innerHTML =
    '<h1 tabindex="-1">Batch</h1><button>Ajukan</button><div aria-modal="true"><input /></div>';
});

const element = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector)!;
const placeAfter = () => renderHook(() => usePlaceAfter(false, button)).result.current.placeAfter();
let button: HTMLElement;
beforeEach(() => {
  button = element('button');
});

test('an overlay returns the focus to its opener', () => {
  expect(placeAfter()).toBe(button);
});

test('if the action removed the opener, the heading gets the focus', () => {
  button.remove();

  expect(placeAfter()).toBe(element('h1'));
});

test('another dialog that opened meanwhile keeps the focus', () => {
  button.remove();
  element('[aria-modal]').dataset['state'] = 'open';
  element('input').focus();

  expect(placeAfter()).toBe(element('input'));
});
