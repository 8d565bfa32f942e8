import sharp from 'sharp';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp } from '../../testing/app.ts';
import type { Problem, Reply, TestApp, Tokens } from '../../testing/app.ts';
import { photo, png } from '../../testing/pictures.ts';
import { documentContext } from './sealed.ts';
import { addNewMerchant, BUSINESS, ktpEnding, makeCalls, PERSONAL } from './testing/new-merchant.ts';

let app: TestApp;
let calls: ReturnType<typeof makeCalls>;
let merchant: Awaited<ReturnType<typeof addNewMerchant>>;
let owner: Tokens;

beforeAll(async () => {
  app = await startTestApp();
  calls = makeCalls(app);
  merchant = await addNewMerchant(app);
  ({ owner } = merchant);
});
afterAll(() => app.close());

const refusal = (reply: Reply) => {
  const { error_code: code, errors = [] } = reply.json<Problem>();
  return [reply.status, code, ...errors.map(({ field, code: own }) => `${field} ${own}`)];
};
const another = async () => (await addNewMerchant(app)).owner;

describe('the form', () => {
  test('has at first only the name from signing up', async () => {
    expect(await calls.read(owner)).toMatchObject({
      status: 'new',
      form: { client_type: null, business_name: 'Warung Baru', ktp_number: '' },
      ktp_image: null,
      review: null,
    });
  });

  test('keeps every field as it was typed, even half of it, and what was not sent', async () => {
    await calls.put('business', { business_name: 'Wa' }, owner);
    await calls.put('personal', { ktp_number: '3273 01', full_name: ' Siti' }, owner);
    await calls.put('business', { client_type: 'company' }, owner);

    const { form, updated_by: by } = await calls.read(await app.signIn(merchant.ownerEmail));
    expect(form).toMatchObject({
      client_type: 'company',
      business_name: 'Wa',
      ktp_number: '3273 01',
      full_name: ' Siti',
    });
    expect(by).toBe('Siti Aminah');
  });

  test('is the same in both modes', async () => {
    const live = await app.ask('GET', '/dashboard/onboarding', { token: owner.live });

    expect(live.json<{ data: object }>().data).toMatchObject({ form: { business_name: 'Wa' } });
    expect(
      (await app.ask('PUT', '/dashboard/onboarding/business', { token: owner.live, payload: {} })).status,
    ).toBe(200);
  });

  test('is not stored with readable numbers', async () => {
    await calls.put('personal', { ktp_number: '3273014505880001' }, owner);
    await calls.put('business', { npwp: '3273014505880001' }, owner);

    const rows = await app.db.system((tx) => tx.rows(sql`select * from onboarding`));
    expect(JSON.stringify(rows)).not.toContain('3273014505880001');
  });

  test('shows people who may not write it only where the merchant stands', async () => {
    const seen = await calls.read(merchant.viewer);

    expect(seen).toMatchObject({ status: 'new', form: null, ktp_image: null });
    expect((await calls.put('business', { business_name: 'X' }, merchant.viewer)).status).toBe(403);
    expect((await calls.submit(merchant.viewer)).status).toBe(403);
  });

  test('takes no longer text than its fields hold', async () => {
    expect(refusal(await calls.put('business', { business_name: 'x'.repeat(129) }, owner))).toEqual([
      400,
      'DPAY_INVALID_REQUEST',
      'business_name DPAY_FIELD_TOO_LONG',
    ]);
  });
});

describe('the photo of the ID card', () => {
  const stored = async (): Promise<Buffer> => {
    const { sealed } = await app.db.system((tx) =>
      tx.one<{ sealed: string }>(sql`
        select encode(sealed, 'base64') as sealed from onboarding_document
         where merchant_id = ${merchant.merchantId} and kind = 'ktp'`),
    );
    return Buffer.from(sealed, 'base64');
  };

  // spec 3.51
  test('is stored encrypted, upright, and without what its file said besides', async () => {
    const given = await photo({ width: 640, height: 400 });
    const reply = await calls.upload(given, owner);

    expect(reply.status).toBe(200);
    const sealed = await stored();
    expect(sealed.subarray(0, 3)).not.toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    const opened = app.deps.vault.openBytes(sealed, documentContext(merchant.merchantId, 'ktp'));
    expect(opened.includes('SECRET-PLACE')).toBe(false);
    expect(await sharp(opened).metadata()).toMatchObject({ format: 'jpeg', width: 400, height: 640 });
    const { exif } = await sharp(opened).metadata();
    expect(exif).toBeUndefined();
  });

  test('cannot be read by the role of the merchant’s people', async () => {
    const read = app.db.tenant({ merchantId: merchant.merchantId, mode: 'live' }, (tx) =>
      tx.rows(sql`select sealed from onboarding_document`),
    );

    await expect(read).rejects.toMatchObject({ code: '42501' });
  });

  test('replaces an earlier one', async () => {
    const before = await stored();
    await calls.upload(await photo({ width: 500, height: 500 }), owner);

    expect((await stored()).equals(before)).toBe(false);
    expect((await calls.read(owner)).ktp_image).toMatchObject({ uploaded_by: 'Siti Aminah' });
  });

  test.each([
    ['a PNG', () => png({ width: 400, height: 400 }), 400, 'DPAY_DOCUMENT_KIND_UNSUPPORTED'],
    ['a page', async () => '<html>', 400, 'DPAY_DOCUMENT_NOT_JPEG'],
    ['nothing', async () => '', 400, 'DPAY_DOCUMENT_NOT_JPEG'],
    [
      'a damaged photo',
      async () => Buffer.from('\xff\xd8\xff\xe0rest', 'latin1'),
      400,
      'DPAY_DOCUMENT_UNREADABLE',
    ],
    [
      'a photo that ends too early',
      async () => (await photo({ width: 900, height: 900 })).subarray(0, 900),
      400,
      'DPAY_DOCUMENT_UNREADABLE',
    ],
    ['a tiny photo', () => photo({ width: 199, height: 900 }), 400, 'DPAY_DOCUMENT_TOO_SMALL'],
    ['a large file', async () => Buffer.alloc(10 * 1024 * 1024 + 1), 413, 'DPAY_PHOTO_TOO_LARGE'],
  ])('is refused if it is %s', async (_, make, status, code) => {
    const before = await stored();
    const reply = await calls.upload(await make(), owner);

    expect([reply.status, reply.json<Problem>().error_code]).toEqual([status, code]);
    expect((await stored()).equals(before)).toBe(true);
  });

  test('is refused if it has too many pixels, however small its file is', async () => {
    const bomb = await sharp({ create: { width: 10_000, height: 8000, channels: 3, background: '#000' } })
      .jpeg({ quality: 1 })
      .toBuffer();

    expect(refusal(await calls.upload(bomb, owner)).slice(0, 2)).toEqual([400, 'DPAY_DOCUMENT_UNREADABLE']);
  });
});

describe('sending the form', () => {
  // spec 2.164
  test('names every field that is missing or wrong', async () => {
    const by = await another();
    await calls.put(
      'business',
      { ...BUSINESS, business_name: 'Toko 99', business_website: 'toko', npwp: '123' },
      by,
    );
    await calls.put(
      'personal',
      { ...PERSONAL, ktp_number: '12', bank: 'gopay', bank_account_number: 'x' },
      by,
    );

    expect(refusal(await calls.submit(by))).toEqual([
      400,
      'DPAY_INVALID_REQUEST',
      'business_name DPAY_BUSINESS_NAME_HAS_DIGITS',
      'business_website DPAY_BUSINESS_WEBSITE_INVALID',
      'npwp DPAY_NPWP_INVALID',
      'ktp_number DPAY_KTP_NUMBER_INVALID',
      'bank DPAY_BANK_UNKNOWN',
      'bank_account_number DPAY_ACCOUNT_NUMBER_INVALID',
      'ktp_image DPAY_REQUIRED',
    ]);
    expect((await calls.read(by)).status).toBe('new');
  });

  test.each([
    ['the bank has another holder', { bank_account_number: '8422647104' }, 'DPAY_KTP_BANK_NAME_MISMATCH'],
    ['the registry has another name', { ktp_number: () => ktpEnding('9001') }, 'DPAY_KTP_NAME_MISMATCH'],
    [
      'nothing matches',
      { ktp_number: () => ktpEnding('9001'), bank_account_number: '8422647104' },
      'DPAY_KTP_NAME_AND_BANK_MISMATCH',
    ],
    ['the registry is away', { ktp_number: () => ktpEnding('9002') }, 'DPAY_IDENTITY_UNREACHABLE'],
    [
      'the bank does not know the account',
      { bank_account_number: '8422647103' },
      'DPAY_BANK_ACCOUNT_NOT_FOUND',
    ],
    ['the bank is disturbed', { bank_account_number: '8422647102' }, 'DPAY_BANK_UNREACHABLE'],
  ])('is refused if %s', async (_, different, code) => {
    const by = await another();
    const given = Object.fromEntries(
      Object.entries(different).map(([name, value]) => [name, typeof value === 'string' ? value : value()]),
    );

    expect((await calls.send(by, given)).json<Problem>().error_code).toBe(code);
    expect((await calls.read(by)).status).toBe('new');
  });

  test('asks the bank about the stored account beforehand', async () => {
    const by = await another();
    await calls.put('personal', PERSONAL, by);
    const reply = await calls.post('bank-account/inquiry', undefined, by);
    await calls.put('personal', { bank_account_number: '8422647104' }, by);
    const wrong = await calls.post('bank-account/inquiry', undefined, by);

    expect(reply.json<{ data: object }>().data).toMatchObject({ bank_holder: 'SITI AMINAH' });
    expect(refusal(wrong)).toEqual([409, 'DPAY_KTP_BANK_NAME_MISMATCH']);
    expect(wrong.text).not.toContain('BUDI');
  });

  test('needs the terms', async () => {
    const by = await another();
    await calls.send(by, { ktp_number: ktpEnding('9001') });
    await calls.put('personal', { ktp_number: ktpEnding('0001') }, by);

    expect(refusal(await calls.post('submit', { terms_accepted: false }, by))).toEqual([
      400,
      'DPAY_ONBOARDING_TERMS_REQUIRED',
      'terms_accepted DPAY_ONBOARDING_TERMS_REQUIRED',
    ]);
  });

  test('of a person is answered by the next day, and of a company in 7 to 14 working days', async () => {
    const [person, company] = [await another(), await another()];
    const sent = await calls.send(person, { ktp_number: ktpEnding('0011') });
    await calls.send(company, {
      ktp_number: ktpEnding('0012'),
      client_type: 'company',
      npwp: '01.234.567.8-901.000',
    });

    expect(sent.status).toBe(200);
    expect(await calls.read(person)).toMatchObject({
      status: 'in_review',
      form: {
        ktp_number: expect.stringMatching(/^\d{4}•{8}0011$/),
        bank_holder: 'SITI AMINAH',
        bank_account_number: '8422647002',
        business_website: 'https://warungsiti.example/',
      },
      review: { answer_from: '2026-11-20', answer_to: '2026-11-21', submitted_by: 'Siti Aminah' },
    });
    expect((await calls.read(company)).review).toMatchObject({
      answer_from: '2026-12-01',
      answer_to: '2026-12-10',
    });
  });

  test('closes it', async () => {
    const by = await another();
    await calls.send(by, { ktp_number: ktpEnding('0021') });

    for (const reply of [
      await calls.submit(by),
      await calls.put('business', { business_name: 'Lain' }, by),
      await calls.upload(await photo({ width: 300, height: 300 }), by),
      await calls.post('bank-account/inquiry', undefined, by),
    ])
      expect(refusal(reply)).toEqual([409, 'DPAY_ONBOARDING_NOT_OPEN']);
  });

  // spec 8.118
  test('with the ID card of another account is refused, and nothing says whose it is', async () => {
    const [first, second] = [await another(), await another()];
    const card = { ktp_number: ktpEnding('0031') };
    await calls.send(first, card);
    const reply = await calls.send(second, { ktp_number: card.ktp_number.replace(/^(....)/, '$1 ') });

    expect(refusal(reply)).toEqual([409, 'DPAY_KTP_TAKEN']);
    expect((await calls.read(second)).status).toBe('new');
  });

  test('by two tabs at once sends it once', async () => {
    const by = await another();
    await calls.send(by, { ktp_number: ktpEnding('9001') });
    await calls.put('personal', { ktp_number: ktpEnding('0041') }, by);
    const replies = await Promise.all([calls.submit(by), calls.submit(by)]);

    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});
