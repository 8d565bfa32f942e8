import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPdf as read } from '../../../testing/pdf.ts';
import { NOW } from '../../../testing/trade.ts';
import { drawReceipt } from '../../../platform/pdf/receipt-page.ts';
import { anItem, codeOf, FAILS, setStand } from '../testing/stand.ts';
import type { Item } from '../testing/stand.ts';

const stand = setStand();

const receipt = async (
  id: string,
  headers: Record<string, string> = {},
  mode: 'live' | 'sandbox' = 'live',
) => {
  const reply = await stand.app[mode].inject({
    method: 'GET',
    url: `/dashboard/disbursement-items/${id}/receipt`,
    headers: { authorization: `Bearer ${stand.maker[mode]}`, ...headers },
  });
  return { status: reply.statusCode, headers: reply.headers, ...read(reply.rawPayload) };
};

/** An approved batch whose payouts have ended. */
const paid = async (...rows: Item[]) => {
  const submitted = await stand.submitted(rows);
  await stand.approve(submitted);
  await stand.afterSeconds(5, 60);
  return stand.items(submitted.id);
};

describe('the receipt of a payout', () => {
  // spec 3.33
  test('shows in Indonesian what arrived, with the account partly masked', async () => {
    const [item] = await paid(anItem({ amount: 150_000, notes: 'Gaji November' }));

    const { status, headers, lines, pages } = await receipt(item?.id ?? '');

    expect(status).toBe(200);
    expect(pages).toBe(1);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="bukti-${item?.id}.pdf"; filename*=UTF-8''bukti-${item?.id}.pdf`,
      'x-content-type-options': 'nosniff',
    });
    expect(lines).toEqual(
      expect.arrayContaining([
        'Bukti transaksi',
        'Rp\u00a0150.000',
        'Terbilang: seratus lima puluh ribu rupiah',
        'Selesai',
        'Siti Aminah',
        'Bank Central Asia (BCA)',
        'Gaji November',
        item?.transfers[0]?.bank_reference,
      ]),
    );
    expect(lines.join('\n')).toMatch(/20 Nov 2026, 10\.\d\d WIB/);
    expect(lines.join('\n')).not.toContain(item?.account_number);
  });

  test('is in English on request', async () => {
    const [item] = await paid(anItem({ amount: 150_000 }));

    const { headers, lines } = await receipt(item?.id ?? '', { 'accept-language': 'en' });

    expect(String(headers['content-disposition'])).toContain('receipt-dis_item_');
    expect(lines).toEqual(
      expect.arrayContaining([
        'Receipt',
        'Rp\u00a0150,000',
        'In words: one hundred fifty thousand rupiah',
        'Done',
      ]),
    );
  });

  test('does not exist until money arrives, or for another merchant', async () => {
    const [failed] = await paid(anItem({ account_number: FAILS }));
    const [done] = await paid(anItem());
    const draft = await stand.made([anItem()]);
    const [waiting] = await stand.items(draft.id);
    const stranger = await stand.app.signIn('owner@b.test');
    const codeFor = async (id = '', by = stand.maker) =>
      codeOf(await stand.call('GET', `disbursement-items/${id}/receipt`, { by }));

    expect(await codeFor(failed?.id)).toBe('DPAY_DISBURSEMENT_RECEIPT_NOT_READY');
    expect(await codeFor(waiting?.id)).toBe('DPAY_DISBURSEMENT_RECEIPT_NOT_READY');
    expect(await codeFor(done?.id, stranger)).toBe('DPAY_DISBURSEMENT_ITEM_NOT_FOUND');
  });
});

test('the number of a receipt stays on one line', async () => {
  const number = 'dis_item_01KAMWGZ8DQ0GWMNVCH4XQWMKP';
  const page = { title: 'Bukti', warning: null, amount: 'Rp 1', words: '', footer: '', at: new Date(NOW) };

  expect(read(await drawReceipt({ ...page, lines: [['Nomor bukti', number]] })).lines).toContain(number);
});

describe('a page', () => {
  const page = {
    title: 'Bukti',
    warning: null,
    amount: 'Rp 1',
    words: 'satu rupiah',
    footer: 'x',
    at: new Date(NOW),
  };

  test.each([
    ['letters of another alphabet', '王小明', '???'],
    ['accents that the font has', 'José Müller', 'José Müller'],
    ['accents that the font lacks', 'Nguyễn Tấn', 'Nguyen Tan'],
    ['emoji and joiners', 'Budi 👨‍👩‍👧 Jaya', 'Budi ????? Jaya'],
    ['line breaks and tabs', 'Budi\n\tJaya', 'Budi Jaya'],
    ['right-to-left marks', '\u202Egnp.exe', '?gnp.exe'],
  ])('shows %s as far as its font allows', async (_, text, shown) => {
    const { lines } = read(await drawReceipt({ ...page, lines: [['Penerima', text]] }));

    expect(lines).toContain(shown);
  });

  test('is one page of lines that fit, for any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 400 }), async (text) => {
        const { pages } = read(
          await drawReceipt({
            ...page,
            title: text,
            lines: Array.from({ length: 12 }, () => [text, text] as const),
          }),
        );

        expect(pages).toBe(1);
      }),
      { numRuns: 40 },
    );
  });

  test('truncates a long name with an ellipsis', async () => {
    const { lines } = read(
      await drawReceipt({ ...page, lines: [['Penerima', 'Sangat Panjang '.repeat(30)]] }),
    );

    expect(lines.filter((line) => line.endsWith('…'))).toHaveLength(1);
  });
});
