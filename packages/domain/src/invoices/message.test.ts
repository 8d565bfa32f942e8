import { expect, it } from 'vitest';
import { rupiah } from '../kernel/index.ts';
import { invoiceMessage } from './index.ts';

const FACTS = {
  customer: 'PT Maju Bersama',
  number: 'INV/2026/XI/0001',
  amount: rupiah(488_000),
  dueDate: '2026-12-20',
  url: 'https://pay.contoh.example/pay/4yk9',
};

it.each([
  [
    'id',
    'Halo PT Maju Bersama, berikut invoice INV/2026/XI/0001. Tagihan sebesar Rp 488.000 jatuh tempo 20 Des 2026. Silakan lihat dan bayar lewat link ini:\nhttps://pay.contoh.example/pay/4yk9',
  ],
  [
    'en',
    'Hello PT Maju Bersama, here is invoice INV/2026/XI/0001. Rp 488,000 is due on 20 Dec 2026. You can see and pay it with this link:\nhttps://pay.contoh.example/pay/4yk9',
  ],
] as const)('the message in %s', (language, want) => {
  expect(invoiceMessage(FACTS, language).replaceAll('\u00A0', ' ')).toBe(want);
});
