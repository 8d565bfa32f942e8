import { describe, expect, it } from 'vitest';
import {
  loggedAddress,
  LOGGED_BODY_LENGTH,
  loggedBody,
  loggedPath,
  loggedText,
  maskLogged,
} from './index.ts';

describe('maskLogged', () => {
  it.each([
    ['name', 'Sari Dewi', 'S*** D***'],
    ['customer_name', 'Siti', 'S***'],
    ['account_owner_name', "Ny. O'Brien", 'N*** O***'],
    ['email', 'sari@contoh.id', 's***@contoh.id'],
    ['mobile', '+6281234567890', '+62********890'],
    ['phone', '081234567890', '*********890'],
    ['account_number', '8808123456789012', '************9012'],
    ['client_secret', 'abc', '[hidden]'],
    ['accessToken', 'abc', '[hidden]'],
    ['otp_token', 'abc', '[hidden]'],
    ['password', 'abc', '[hidden]'],
    ['card_number', '4111111111111111', '[hidden]'],
    ['cvv', 123, '[hidden]'],
    ['address_line_1', 'Jl. Contoh 1', '[hidden]'],
    ['redirect_url', 'https://bayar.contoh.id/p/abc?d=e', 'https://bayar.contoh.id/…'],
    ['notes', 'Kirim ke sari@contoh.id ya', 'Kirim ke s***@contoh.id ya'],
    ['notes', 'WA 081234567890 atau +62 812-3456-7890', 'WA *********890 atau +62***********890'],
    ['description', 'NIK 3171234567890001', 'NIK ************0001'],
    ['note', 'kunci dp_test_KopiNusantaraSandboxDemoKey00001', 'kunci [hidden]'],
    ['va_number', '8808123456789012', '************9012'],
    ['metadata', { nama: 'Sari Dewi', alamat: ['Jl. Contoh 1'] }, '[hidden]'],
    ['metadata', 'Sari Dewi', '[hidden]'],
    ['name', 'Siti 081234567890', 'S*** *********890'],
    ['name', 'dp_test_KopiNusantaraSandboxDemoKey00001', '[hidden]'],
    ['virtualAccountName', 'Sari Dewi', 'S*** D***'],
    ['redirect_url', 'sari@contoh.id', 's***@contoh.id'],
    ['notes', 'kartu 4111 1111 1111 1111 ya', 'kartu ***************1111 ya'],
    ['notes', '4111-1111-1111-1111', '***************1111'],
    ['notes', 'amex 3782 822463 10005', 'amex *************0005'],
  ])('%s %j is stored as %j', (field, value, want) => {
    expect(maskLogged({ deep: [{ [field]: value }] })).toEqual({ deep: [{ [field]: want }] });
  });

  it.each([
    ['phone', 6_281_234_567_890, '**********890'],
    ['account_number', 8_808_123_456, '******3456'],
    ['email', 12_345, '***'],
    ['name', 6_281_234_567_890, '**********890'],
    ['card', 4_111_111_111_111_111, '************1111'],
    ['wa', 6_281_234_567_890, '**********890'],
  ])('a number under %s, %d, is stored as %s', (field, value, want) => {
    expect(maskLogged({ [field]: value })).toEqual({ [field]: want });
  });

  it('field names that contain personal data or secrets are masked too', () => {
    const said = {
      'siti@contoh.id': 1,
      '081234567890': 2,
      dp_test_KopiNusantaraSandboxDemoKey00001: 3,
      whsec_c2VjcmV0c2VjcmV0: 4,
    };
    expect(Object.keys(maskLogged(said) as object)).toEqual([
      's***@contoh.id',
      '*********890',
      '[hidden]',
      '[hidden] (2)',
    ]);
  });

  it.each([
    ['reference_id', 'INV-1'],
    ['reference_id', 'INV-20261120-000123'],
    ['id', 'pay_01KA9Q6Z8N4T2V7X5C3B1M0K9J'],
    ['created_at', '2026-11-20T03:00:00.000Z'],
    ['metadata', null],
    ['total_amount', 150_000],
    ['total_amount', 6_281_234_567_890],
    ['page', 2],
    ['notes', '2026-11-20 2026-11-21'],
    ['id', '00000000-1111-4222-8333-444444444444'],
    ['status', 'completed'],
    ['error_code', 'DPAY_ORDER_NOT_FOUND'],
    ['email', null],
    ['secret', ''],
    ['is_closed', true],
  ])('%s %j is left readable', (field, value) => {
    expect(maskLogged({ [field]: value })).toEqual({ [field]: value });
  });

  it.each([
    ['webhook-signature', 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=', '[hidden]'],
    ['x-signature', 'mQzG0hM9SsE', '[hidden]'],
    ['Authorization', 'Basic ZHBfdGVzdA==', '[hidden]'],
    ['content-type', 'application/json', 'application/json'],
  ])('a header %s: %s is stored as %s', (name, value, kept) => {
    expect(maskLogged({ request_headers: [{ name, value }] })).toEqual({
      request_headers: [{ name, value: kept }],
    });
  });

  it.each([
    [{ customer: { name: 'Siti', value: 'x' } }, { customer: { name: 'S***', value: 'x' } }],
    [{ customers: [{ name: 'Siti', value: 'x' }] }, { customers: [{ name: 'S***', value: 'x' }] }],
    [{ request_headers: { name: 'Siti', value: 'x' } }, { request_headers: { name: 'S***', value: 'x' } }],
    [
      { request_headers: [{ name: 'Siti', value: 'x', age: 7 }] },
      { request_headers: [{ name: 'S***', value: 'x', age: 7 }] },
    ],
  ])('a name and value that are not a header: %j', (said, kept) => {
    expect(maskLogged(said)).toEqual(kept);
  });

  it('hides values that are nested too deeply', () => {
    let deep: unknown = 'sari@contoh.id';
    for (let depth = 0; depth < 40; depth += 1) deep = { deep };
    expect(JSON.stringify(maskLogged(deep))).not.toContain('sari');
  });
});

describe('loggedBody', () => {
  it('stores a body as masked JSON', () => {
    expect(loggedBody('{"email":"sari@contoh.id"}')).toEqual({
      text: '{"email":"s***@contoh.id"}',
      truncated: false,
    });
  });

  it.each([null, undefined, ''])('is null for %j', (text) => expect(loggedBody(text)).toBeNull());

  it('truncates after masking, so that no partial address remains', () => {
    const items = Array.from({ length: 1_000 }, () => ({ email: 'sari@contoh.id' }));
    const logged = loggedBody(JSON.stringify(items));
    expect([logged?.text.length, logged?.truncated]).toEqual([LOGGED_BODY_LENGTH, true]);
    expect(logged?.text).not.toContain('sari');
  });

  it('never splits a surrogate pair', () => {
    for (const shift of ['', 'a']) {
      const text = loggedBody(JSON.stringify([shift + '😀'.repeat(5_000)]))?.text ?? '';
      expect(/[\uD800-\uDBFF]$/.test(text)).toBe(false);
      expect(text.length).toBeGreaterThan(LOGGED_BODY_LENGTH - 2);
    }
  });

  it.each(['x', 'x@', 'x.', '@.x'])('handles the longest text of %j quickly', (part) => {
    const text = JSON.stringify([part.repeat(65_000 / part.length)]);
    const begun = Date.now();
    loggedBody(text);
    // Quadratic scanning would take seconds.
    expect(Date.now() - begun).toBeLessThan(500);
  });

  it('only describes bodies that are huge or not JSON', () => {
    expect(loggedBody('x'.repeat(70_000))).toEqual({ text: '[70000 characters]', truncated: true });
    expect(loggedBody('password=abc')).toEqual({ text: '[not JSON]', truncated: true });
  });
});

describe('loggedPath', () => {
  const ORDER = '/dashboard/orders/{id}';
  const PAY = '/dashboard/simulator/virtual-accounts/{number}/pay';
  const ID = 'ord_01KA9Q6Z8N4T2V7X5C3B1M0K9J';

  it.each([
    ['an id', ORDER, `/dashboard/orders/${ID}`, `/dashboard/orders/${ID}`],
    ['a path without places', '/dashboard/orders', '/dashboard/orders', '/dashboard/orders'],
    [
      'a key',
      ORDER,
      '/dashboard/orders/dp_test_KopiNusantaraSandboxDemoKey00001',
      '/dashboard/orders/[hidden]',
    ],
    ['an email', ORDER, '/dashboard/orders/sari%40contoh.id', '/dashboard/orders/[hidden]'],
    [
      'an account number',
      PAY,
      PAY.replace('{number}', '8808123456789012'),
      PAY.replace('{number}', '************9012'),
    ],
    ['what does not fit', ORDER, `/dashboard/orders/${ID}/x`, ORDER],
  ])('for %s', (_, template, path, want) => expect(loggedPath(template, path)).toBe(want));
});

it('hides a key or token in any text, and keeps the text around it', () => {
  expect(loggedText('curl/8 dp_live_0123456789abcdef x')).toBe('curl/8 [hidden] x');
  expect(loggedText('whsec_c2VjcmV0c2VjcmV0 eyJhbGciOiJI.eyJzdWIiOiJ1.c2lnbmF0dXJl')).toBe(
    '[hidden] [hidden]',
  );
  expect(
    loggedText(
      'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE= v1,AAAASsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    ),
  ).toBe('[hidden] [hidden]');
  expect(loggedText('log-key-of-one-order')).toBe('log-key-of-one-order');
});

describe('loggedAddress', () => {
  it.each([
    ['a mistake in a word', '/dashboard/order', '/dashboard/order'],
    ['words with a line between them', '/v1.0/payment-links//', '/v1.0/payment-links//'],
    [
      'an id',
      '/dashboard/order/ord_01KA9Q6Z8N4T2V7X5C3B1M0K9J',
      '/dashboard/order/ord_01KA9Q6Z8N4T2V7X5C3B1M0K9J',
    ],
    ['a number', '/dashboard/va/8808123456789012', '/dashboard/va/************9012'],
    ['an email', '/dashboard/order/sari@contoh.id', '/dashboard/order/[hidden]'],
    ['a key', '/dashboard/order/dp_test_KopiNusantaraSandboxDemoKey00001', '/dashboard/order/[hidden]'],
    ['a key without digits', `/dp_live_${'Ab'.repeat(16)}`, '/[hidden]'],
    ['broken percent signs', '/dashboard/orders/%E0%A4%A', '/dashboard/orders/[hidden]'],
    ['what is long', `/${'a'.repeat(31)}`, '/[hidden]'],
  ])('for %s', (_, path, want) => expect(loggedAddress(path)).toBe(want));
});
