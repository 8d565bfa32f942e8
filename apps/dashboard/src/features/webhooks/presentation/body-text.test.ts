import { expect, test } from 'vitest';
import { headerText, readableBody } from './body-text.ts';

test.each([
  ['{"ok":true,"list":[]}', '{\n  "ok": true,\n  "list": []\n}'],
  ['<html>Bad Gateway</html>', '<html>Bad Gateway</html>'],
  ['{"cut":', '{"cut":'],
  ['OK', 'OK'],
  // A receiver's number may exceed JavaScript's precision, so it is shown as received.
  ['12345678901234567890', '12345678901234567890'],
  ['', ''],
])('%j is formatted as %j', (text, want) => {
  expect(readableBody(text)).toBe(want);
});

test('headers are one per line', () => {
  expect(
    headerText([
      { name: 'webhook-id', value: 'evt_1' },
      { name: 'date', value: 'now' },
    ]),
  ).toBe('webhook-id: evt_1\ndate: now');
});
