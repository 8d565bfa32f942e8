import { expect, it } from 'vitest';
import { normalizePhone, showPhone } from './index.ts';

it.each([
  ['+6281234567890', '0812-3456-7890'],
  ['+628123456789', '0812-3456-789'],
  ['+628123456789012', '0812-3456-789012'],
  ['+62********890', '0***-****-*890'],
  ['+62215550123', '0215550123'],
  ['6281234', '6281234'],
])('shows %s as %s', (phone, want) => expect(showPhone(phone)).toBe(want));

it.each(['0812-3456-7890', '0812-3456-789', '0812-3456-78901'])('%s is accepted as it is shown', (shown) => {
  const phone = normalizePhone(shown);

  expect(phone.ok && showPhone(phone.value)).toBe(shown);
});
