import sharp from 'sharp';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Mode } from '../../platform/merchant/mode.ts';
import { startTestApp } from '../../testing/app.ts';
import type { Problem, Reply, TestApp, Tokens } from '../../testing/app.ts';
import { memoryStorage } from '../../testing/storage/memory-storage.ts';
import { photo, png, withChunk } from '../../testing/pictures.ts';
import { tidyImages } from '../images/public.ts';
import { publishedAppearance } from './public.ts';
import type { CheckoutAppearance } from './rows.ts';

const PATH = '/dashboard/checkout-customization';
const FIRST = { header_color: '#016071', accent_color: '#016071', logo: null };
const BROWN = { header_color: '#3b2417', accent_color: '#8a4b12', logo: null };
const storage = memoryStorage();
let app: TestApp;
let owner: Tokens;
let second: Tokens;
let logoFile: Buffer;

beforeAll(async () => {
  app = await startTestApp({ storage });
  owner = await app.signIn('owner@a.test');
  second = await app.signIn('owner@b.test');
  logoFile = await png({ width: 300, height: 100 });
});
afterAll(() => app.close());
beforeEach(() =>
  app.db.system(async (tx) => {
    await tx.run(sql`delete from checkout_appearance`);
    await tx.run(sql`delete from image`);
  }),
);

type Change = { token?: string; mode?: Mode };
const get = (change: Change = {}) => app.ask('GET', PATH, { token: owner.live, ...change });
const save = (payload: object, change: Change = {}) =>
  app.ask('PUT', PATH, { token: owner.live, payload, ...change });
const post = (step: 'publish' | 'revert', version: number, change: Change = {}) =>
  app.ask('POST', `${PATH}/${step}`, { token: owner.live, payload: { version }, ...change });
const upload = (payload: Buffer | string, change: Change = {}) =>
  app.ask('POST', `${PATH}/logo`, {
    token: owner.live,
    payload,
    headers: { 'content-type': 'image/png' },
    ...change,
  });
const dataOf = (reply: Reply): CheckoutAppearance => {
  expect(reply.text).toContain('"data"');
  return reply.json<{ data: CheckoutAppearance }>().data;
};
const codesOf = ({ json }: Reply): unknown => {
  const { error_code: code, errors } = json<Problem>();
  return errors?.map(({ field, code: of }) => `${field} ${of}`) ?? code;
};
const logo = async (change: Change = {}): Promise<string> => {
  const reply = await upload(logoFile, change);
  expect(reply.status).toBe(201);
  return reply.json<{ data: { id: string } }>().data.id;
};
const shownTo = async (token = owner.live, mode: Mode = 'live') => {
  const id = (await app.ask('GET', '/dashboard/session', { token, mode })).json<{
    data: { merchant_id: string };
  }>().data.merchant_id;
  return app.db.tenant({ merchantId: id, mode }, publishedAppearance);
};

describe('the draft', () => {
  test('begins with readable colours, and customers see the page’s own', async () => {
    const data = dataOf(await get());

    expect(data).toMatchObject({ draft: FIRST, published: null, has_changes: true, version: 0 });
    expect(await shownTo()).toBeNull();
  });

  test('is saved with six digits, by a person, and no customer sees it', async () => {
    const data = dataOf(
      await save({ version: 0, header_color: 'FFF', accent_color: ' #8A4B12 ', logo: null }),
    );

    expect(data).toMatchObject({
      draft: { header_color: '#ffffff', accent_color: '#8a4b12', logo: null },
      published: null,
      has_changes: true,
      version: 1,
      changed_by: expect.stringMatching(/./),
      changed_at: app.clock.now().toISOString(),
    });
    expect(dataOf(await get())).toEqual(data);
    expect(await shownTo()).toBeNull();
  });

  test('is refused with everything that is wrong, and the colour that passes', async () => {
    const id = await logo();
    const reply = await save({
      version: 0,
      header_color: '#12',
      accent_color: '#ffd800',
      logo: { id, width: 15, height: 65 },
    });

    expect(reply.status).toBe(400);
    expect(codesOf(reply)).toEqual([
      'header_color DPAY_COLOR_INVALID',
      'accent_color DPAY_COLOR_CONTRAST_LOW',
      'logo.width DPAY_LOGO_DISPLAY_SIZE',
      'logo.height DPAY_LOGO_DISPLAY_SIZE',
    ]);
    const nearest = String(reply.json<Problem>().errors?.[1]?.params?.['nearest']);
    expect((await save({ version: 0, ...BROWN, accent_color: nearest })).status).toBe(200);
  });

  test.each([
    ['a style', { header_color: '#fff;}*{display:none' }],
    ['nothing', { accent_color: '' }],
    ['a function', { accent_color: 'rgb(0,0,0)' }],
    ['a right-to-left mark', { header_color: '#fff\u202e' }],
  ])('of %s as a colour is refused', async (_, wrong) => {
    expect((await save({ version: 0, ...BROWN, ...wrong })).status).toBe(400);
    expect(dataOf(await get()).version).toBe(0);
  });

  test('of another person is not overwritten', async () => {
    await save({ version: 0, ...BROWN });
    const late = await save({ version: 0, ...FIRST });

    expect([late.status, codesOf(late)]).toEqual([409, 'DPAY_CHECKOUT_APPEARANCE_CHANGED']);
    expect(dataOf(await get())).toMatchObject({ draft: BROWN, version: 1 });
  });

  test('is saved once by ten people at the same time, from nothing and later', async () => {
    for (const version of [0, 1]) {
      const replies = await Promise.all(Array.from({ length: 10 }, () => save({ version, ...BROWN })));
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
    }
    expect(dataOf(await get()).version).toBe(2);
  });

  test('with a version that was never there is refused', async () => {
    expect((await save({ version: 5, ...BROWN })).status).toBe(409);
    expect((await post('publish', 5)).status).toBe(409);
    expect((await post('revert', 5)).status).toBe(409);
    expect(dataOf(await get()).version).toBe(0);
  });
});

describe('publishing', () => {
  test('shows the draft to customers', async () => {
    const id = await logo();
    await save({ version: 0, ...BROWN, logo: { id, width: 120, height: 40 } });
    const data = dataOf(await post('publish', 1));

    expect(data).toMatchObject({
      has_changes: false,
      version: 2,
      published_at: app.clock.now().toISOString(),
    });
    expect(data.published).toEqual(data.draft);
    expect(data.published?.logo?.url).toBe(`http://dasbor.test/pay/images/${id}`);
    expect(await shownTo()).toEqual({
      headerColor: '#3b2417',
      buttonColor: '#8a4b12',
      linkColor: '#8a4b12',
      logo: { url: `/pay/images/${id}`, width: 120, height: 40 },
      version: 2,
    });
  });

  test('publishes the first colours too', async () => {
    expect(dataOf(await post('publish', 0))).toMatchObject({ published: FIRST, has_changes: false });
    expect(await shownTo()).toMatchObject({ headerColor: '#016071' });
  });

  test('publishes only what was seen', async () => {
    await save({ version: 0, ...BROWN });
    await save({ version: 1, ...FIRST });

    expect((await post('publish', 1)).status).toBe(409);
    expect(await shownTo()).toBeNull();
  });

  test('checks the colours again, because the page may have changed since', async () => {
    await save({ version: 0, ...BROWN });
    await app.db.system((tx) => tx.run(sql`update checkout_appearance set accent_color = '#ffee00'`));
    const reply = await post('publish', 1);

    expect([reply.status, codesOf(reply)]).toEqual([400, ['accent_color DPAY_COLOR_CONTRAST_LOW']]);
    expect(await shownTo()).toBeNull();
  });

  test('tells open pages', async () => {
    await save({ version: 0, ...BROWN });
    await post('publish', 1);
    const topics = await app.db.system((tx) =>
      tx.rows<{ topic: string }>(
        sql`select topic from outbox where topic like 'settings.checkout_appearance_%' order by id desc limit 2`,
      ),
    );

    expect(topics.map(({ topic }) => topic)).toEqual([
      'settings.checkout_appearance_published',
      'settings.checkout_appearance_changed',
    ]);
  });
});

describe('discarding', () => {
  test('sets the draft to what customers see', async () => {
    await save({ version: 0, ...BROWN });
    await post('publish', 1);
    await save({ version: 2, ...FIRST });
    const data = dataOf(await post('revert', 3));

    expect(data).toMatchObject({ draft: BROWN, has_changes: false, version: 4 });
    expect(await shownTo()).toMatchObject({ headerColor: '#3b2417' });
  });

  test('sets it to the first colours if nothing was published', async () => {
    await save({ version: 0, ...BROWN });

    expect(dataOf(await post('revert', 1))).toMatchObject({ draft: FIRST, published: null });
  });
});

describe('a logo', () => {
  // spec 3.48
  test('is a PNG without metadata, and is shown to everybody', async () => {
    const reply = await upload(withChunk(logoFile, 'tEXt', Buffer.from('Author\0SECRET')));
    const { data } = reply.json<{ data: { id: string; width: number; height: number } }>();
    const shown = await app.live.inject({ method: 'GET', url: `/pay/images/${data.id}` });

    expect(data).toMatchObject({ content_type: 'image/png', width: 300, height: 100 });
    expect(shown.headers['content-type']).toBe('image/png');
    expect(shown.rawPayload.includes('SECRET')).toBe(false);
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'png', width: 300 });
  });

  const junk = (bytes: number): Buffer =>
    withChunk(logoFile, 'juNk', Buffer.alloc(bytes - logoFile.length - 12));

  // spec 5.78
  test('a byte under 512 kB is taken', async () => {
    expect((await upload(junk(512 * 1024 - 1))).status).toBe(201);
  });

  test.each<[string, () => Buffer | string | Promise<Buffer>, number, string]>([
    ['of 512 kB', () => junk(512 * 1024), 413, 'DPAY_LOGO_TOO_LARGE'],
    ['that is a JPEG named PNG', () => photo({ width: 100, height: 100 }), 400, 'DPAY_LOGO_NOT_PNG'],
    ['that is an SVG', () => '<svg xmlns="http://www.w3.org/2000/svg"/>', 400, 'DPAY_LOGO_NOT_PNG'],
    ['that is a text', () => 'PNG', 400, 'DPAY_LOGO_NOT_PNG'],
    ['that only begins like a PNG', () => logoFile.subarray(0, 60), 400, 'DPAY_IMAGE_DAMAGED'],
    ['that is animated', () => withChunk(logoFile, 'acTL', Buffer.alloc(8)), 400, 'DPAY_LOGO_ANIMATED'],
    ['that is too small', () => png({ width: 15, height: 100 }), 400, 'DPAY_LOGO_PIXELS'],
    ['that is too large', () => png({ width: 2001, height: 16 }), 400, 'DPAY_LOGO_PIXELS'],
  ])('%s is refused', async (_, make, status, code) => {
    const reply = await upload(await make());

    expect([reply.status, reply.json<Problem>().error_code]).toEqual([status, code]);
  });

  test('of another merchant, of the other mode, or unknown, cannot be named', async () => {
    const ids = [
      await logo({ token: second.live }),
      await logo({ token: owner.sandbox, mode: 'sandbox' }),
      'img_00000000000000000000000000',
    ];
    for (const id of ids) {
      const reply = await save({ version: 0, ...BROWN, logo: { id, width: 40, height: 40 } });
      expect([reply.status, codesOf(reply)]).toEqual([400, ['logo.id DPAY_LOGO_NOT_FOUND']]);
    }
    expect(dataOf(await get()).version).toBe(0);
  });

  test('a picture of a product is no logo', async () => {
    const picture = await app.ask('POST', '/dashboard/uploads/images', {
      token: owner.live,
      payload: logoFile,
      headers: { 'content-type': 'image/png' },
    });
    const { id } = picture.json<{ data: { id: string } }>().data;

    const reply = await save({ version: 0, ...BROWN, logo: { id, width: 40, height: 40 } });

    expect(codesOf(reply)).toEqual(['logo.id DPAY_LOGO_NOT_FOUND']);
  });

  test('stays as long as the draft or the published page has it', async () => {
    const monthLater = new Date(app.clock.now().getTime() + 30 * 86_400_000);
    const tidy = () => tidyImages({ db: app.db, storage, clock: { now: () => monthLater } });
    const isThere = async (id: string): Promise<boolean> =>
      (await app.live.inject({ method: 'GET', url: `/pay/images/${id}` })).statusCode === 200;
    const [shown, next, never] = [await logo(), await logo(), await logo()];
    const size = { width: 40, height: 40 };

    await save({ version: 0, ...BROWN, logo: { id: shown, ...size } });
    await post('publish', 1);
    await save({ version: 2, ...BROWN, logo: { id: next, ...size } });
    await tidy();
    expect([await isThere(shown), await isThere(next), await isThere(never)]).toEqual([true, true, false]);

    await post('publish', 3);
    await tidy();
    expect([await isThere(shown), await isThere(next)]).toEqual([false, true]);

    await save({ version: 4, ...BROWN, logo: null });
    await tidy();
    expect(await isThere(next)).toBe(true);
  });
});

describe('who may', () => {
  test('live and sandbox, and each merchant, have their own', async () => {
    await save({ version: 0, ...BROWN });
    await post('publish', 1);

    expect(await shownTo(owner.sandbox, 'sandbox')).toBeNull();
    expect(await shownTo(second.live)).toBeNull();
    expect(dataOf(await get({ token: owner.sandbox, mode: 'sandbox' })).version).toBe(0);
    expect(dataOf(await get({ token: second.live })).version).toBe(0);
  });

  test('sandbox images are named on the sandbox host', async () => {
    const sandbox = { token: owner.sandbox, mode: 'sandbox' } as const;
    const id = await logo(sandbox);
    const data = dataOf(await save({ version: 0, ...BROWN, logo: { id, width: 40, height: 40 } }, sandbox));

    expect(data.draft.logo?.url).toBe(`http://sandbox.dasbor.test/pay/images/${id}`);
  });

  test.each(['viewer@a.test', 'finance@a.test', 'approver@a.test'])('%s may not', async (email) => {
    const { live: token } = await app.signIn(email);
    const replies = [
      await get({ token }),
      await save({ version: 0, ...BROWN }, { token }),
      await upload(logoFile, { token }),
      await post('publish', 0, { token }),
      await post('revert', 0, { token }),
    ];

    expect(replies.map(({ status }) => status)).toEqual(Array(5).fill(403));
  });

  test('each change is recorded', async () => {
    await save({ version: 0, ...BROWN });
    await post('publish', 1);
    await post('revert', 2);
    const events = await app.db.system((tx) =>
      tx.rows<{ action: string }>(
        sql`select action from audit_event where action like 'checkout_appearance.%' order by id desc limit 3`,
      ),
    );

    expect(events.map(({ action }) => action)).toEqual([
      'checkout_appearance.reverted',
      'checkout_appearance.published',
      'checkout_appearance.changed',
    ]);
  });
});
