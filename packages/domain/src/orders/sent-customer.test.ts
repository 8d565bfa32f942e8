import { expect, it } from 'vitest';
import { sentDifferently } from './index.ts';

const CUSTOMER = { name: 'Sari', email: 'sari@contoh.example', mobile: null };

it.each([
  ['nothing', CUSTOMER, []],
  ['another name', { ...CUSTOMER, name: 'Sri' }, ['name']],
  ['what the customer lacks', { ...CUSTOMER, mobile: '+6281234567890' }, ['mobile']],
  ['less', { ...CUSTOMER, email: null }, []],
])('%s is sent differently', (_, sent, want) => expect(sentDifferently(CUSTOMER, sent)).toEqual(want));
