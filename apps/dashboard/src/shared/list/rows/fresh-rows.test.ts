import { expect, test } from 'vitest';
import { isNewerThan } from './fresh-rows.ts';

const shown = ['pay_01KAJ800000000000000000005', 'pay_01KAJ800000000000000000003'];

test('a record created after the newest row is new', () => {
  expect(isNewerThan('pay_01KAJ900000000000000000001', shown)).toBe(true);
});

test('a record of a later page is not new', () => {
  expect(isNewerThan('pay_01KAJ700000000000000000009', shown)).toBe(false);
});

test('a visible row is not new', () => {
  expect(isNewerThan('pay_01KAJ800000000000000000005', shown)).toBe(false);
});

test('every record is new to an empty list', () => {
  expect(isNewerThan('pay_01KAJ700000000000000000009', [])).toBe(true);
});
