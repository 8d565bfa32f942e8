import { describe, expect, it } from 'vitest';
import { rupiah } from '../kernel/index.ts';
import { linkMessage, STANDARD_TEMPLATES, templateProblem, whatsAppPhone } from './index.ts';

const FACTS = {
  name: 'Sari Dewi',
  amount: rupiah(168_000),
  url: 'https://pay.contoh.example/pay/4Yk9',
  expiresAt: '2026-11-23T03:15:00.000Z',
};

describe('linkMessage', () => {
  it('replaces each word in both languages', () => {
    expect(linkMessage(STANDARD_TEMPLATES.id, FACTS, 'id').replaceAll('\u00A0', ' ')).toBe(
      'Halo Sari Dewi, berikut tagihan Anda sebesar Rp 168.000. Silakan bayar sebelum 23 Nov 2026, 10.15 WIB lewat link ini:\nhttps://pay.contoh.example/pay/4Yk9',
    );
    expect(linkMessage('{jumlah} {jumlah}', FACTS, 'en').replaceAll('\u00A0', ' ')).toBe(
      'Rp 168,000 Rp 168,000',
    );
  });

  it('leaves a name in braces as it is', () => {
    expect(linkMessage('{nama}', { ...FACTS, name: '{link}' }, 'id')).toBe('{link}');
    expect(linkMessage('{nama}', { ...FACTS, name: '$&' }, 'id')).toBe('$&');
  });

  it('addresses a customer without a name', () => {
    expect(linkMessage('{nama}', { ...FACTS, name: null }, 'id')).toBe('Bapak/Ibu');
    expect(linkMessage('{nama}', { ...FACTS, name: null }, 'en')).toBe('customer');
  });
});

it.each([
  [STANDARD_TEMPLATES.id, undefined],
  [STANDARD_TEMPLATES.en, undefined],
  ['{link}', undefined],
  [' ', 'DPAY_REQUIRED'],
  ['Bayar di sini', 'DPAY_TEMPLATE_WITHOUT_LINK'],
  ['{link} {name}', 'DPAY_TEMPLATE_WORD_UNKNOWN'],
  ['{link} {}', 'DPAY_TEMPLATE_WORD_UNKNOWN'],
  ['{link} {jatuh tempo}', 'DPAY_TEMPLATE_WORD_UNKNOWN'],
  ['{ nama } {link}', 'DPAY_TEMPLATE_WORD_UNKNOWN'],
  ['{link} {constructor}', 'DPAY_TEMPLATE_WORD_UNKNOWN'],
  ['{link}\u202e', 'DPAY_FIELD_HIDDEN_CHARACTER'],
  [`{link}${'a'.repeat(995)}`, 'DPAY_FIELD_TOO_LONG'],
])('the template %j has %s', (template, code) => expect(templateProblem(template)?.code).toBe(code));

it.each([
  ['+6281234567890', '6281234567890'],
  ['+62215551234', null],
  ['+62********890', null],
  [null, null],
])('WhatsApp knows %s as %s', (phone, want) => expect(whatsAppPhone(phone)).toBe(want));
