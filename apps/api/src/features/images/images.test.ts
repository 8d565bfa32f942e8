import { IMAGE_POLICY } from '@dasbor/domain/images';
import sharp from 'sharp';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { StorageUnavailable } from '../../rails/storage/port.ts';
import { startTestApp } from '../../testing/app.ts';
import type { Problem, TestApp, Tokens } from '../../testing/app.ts';
import { memoryStorage } from '../../testing/storage/memory-storage.ts';
import { announcing, photo, png, withChunk } from '../../testing/pictures.ts';
import { useImage } from './repository.ts';
import { tidyImages } from './tidy.ts';

const PATH = '/dashboard/uploads/images';
const MEGABYTE = 1024 * 1024;
const DAY_MS = 86_400_000;
const storage = memoryStorage();
let app: TestApp;
let owner: Tokens;
let small: Buffer;

beforeAll(async () => {
  app = await startTestApp({ storage });
  owner = await app.signIn('owner@a.test');
  small = await png({ width: 40, height: 20 });
});
afterAll(() => app.close());
beforeEach(() => app.db.system((tx) => tx.run(sql`delete from image`)));

type Image = { id: string; url: string; content_type: string; width: number; height: number; size: number };

const upload = async (payload: Buffer | string, type = 'application/octet-stream', token = owner.live) =>
  app.ask('POST', PATH, { token, payload, headers: { 'content-type': type } });
const uploaded = async (payload: Buffer): Promise<Image> => {
  const reply = await upload(payload);
  expect(reply.text).toContain('"data"');
  return reply.json<{ data: Image }>().data;
};
const codeOf = async (payload: Buffer | string) => {
  const { status, json } = await upload(payload);
  const { error_code: code, errors } = json<Problem>();
  return { status, code, field: errors?.[0]?.field };
};
const rows = async (): Promise<number> =>
  (await app.db.system((tx) => tx.rows(sql`select 1 from image`))).length;
const get = (id: string, mode: 'live' | 'sandbox' = 'live', headers = {}) =>
  app[mode].inject({ method: 'GET', url: `/pay/images/${id}`, headers });

describe('an upload', () => {
  test.each([
    ['PNG', () => png({ width: 40, height: 20 }), 'image/png'],
    ['JPEG', () => photo({ width: 20, height: 40 }), 'image/jpeg'],
    ['WebP', async () => sharp(small).webp().toBuffer(), 'image/webp'],
    ['PNG that is called a WebP', () => png({ width: 40, height: 20 }), 'image/webp'],
  ])('of a %s is stored as WebP', async (_, make, type) => {
    const reply = await upload(await make(), type);
    const { data } = reply.json<{ data: Image }>();

    expect(reply.status).toBe(201);
    expect(data).toMatchObject({ content_type: 'image/webp', width: 40, height: 20 });
    expect(data.url).toBe(`http://dasbor.test/pay/images/${data.id}`);
    expect(await sharp(storage.files.get(`images/${data.id}`)).metadata()).toMatchObject({ format: 'webp' });
  });

  test('keeps no metadata of a photo: no place, no text, and it is turned upright', async () => {
    const given = await photo({ width: 60, height: 40 });
    const { id, width, height } = await uploaded(given);
    const kept = storage.files.get(`images/${id}`) as Uint8Array;

    expect(given.includes('SECRET-PLACE')).toBe(true);
    expect(Buffer.from(kept).includes('SECRET-PLACE')).toBe(false);
    expect([width, height]).toEqual([40, 60]);
    const { exif, icc, xmp, orientation } = await sharp(kept).metadata();
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('keeps nothing that was hidden in the file', async () => {
    const hidden = Buffer.concat([
      withChunk(small, 'teXt', Buffer.from('<script>alert(1)</script>')),
      Buffer.from('PK\x03\x04 and a program behind the end'),
    ]);
    const { id } = await uploaded(hidden);

    expect(String(Buffer.from(storage.files.get(`images/${id}`) as Uint8Array))).not.toMatch(
      /script|program/,
    );
  });

  test('is made as small as a page shows it, with its transparency', async () => {
    const { id, width, height } = await uploaded(
      await sharp({ create: { width: 6000, height: 900, channels: 4, background: '#12345600' } })
        .png()
        .toBuffer(),
    );

    expect([width, height]).toEqual([IMAGE_POLICY.longestEdge, 307]);
    expect(await sharp(storage.files.get(`images/${id}`)).metadata()).toMatchObject({ hasAlpha: true });
  });

  // spec 5.35
  test('of 19,99 MB is taken', async () => {
    const large = withChunk(small, 'juNk', Buffer.alloc(Math.floor(19.99 * MEGABYTE) - small.length - 12));

    expect(large.length).toBe(Math.floor(19.99 * MEGABYTE));
    expect((await uploaded(large)).width).toBe(40);
  });
});

describe('an upload is refused, and nothing is stored, if it is', () => {
  const junk = (bytes: number): Buffer => withChunk(small, 'juNk', Buffer.alloc(bytes - small.length - 12));
  const noise = (): Promise<Buffer> =>
    sharp({ create: { width: 64, height: 64, channels: 3, background: '#fff', noise: { type: 'gaussian' } } })
      .png()
      .toBuffer();

  test.each<[string, () => Buffer | string | Promise<Buffer>, number, string]>([
    // spec 8.35
    ['20 MB', () => junk(20 * MEGABYTE), 413, 'DPAY_IMAGE_TOO_LARGE'],
    ['larger', () => junk(21 * MEGABYTE), 413, 'DPAY_IMAGE_TOO_LARGE'],
    ['a text', () => 'not an image', 400, 'DPAY_IMAGE_NOT_IMAGE'],
    ['a page', () => '<!doctype html><img src=x onerror=alert(1)>', 400, 'DPAY_IMAGE_NOT_IMAGE'],
    ['a PDF', () => '%PDF-1.7', 400, 'DPAY_IMAGE_NOT_IMAGE'],
    ['an SVG', () => '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 400, 'DPAY_IMAGE_IS_SVG'],
    ['a GIF', () => 'GIF89a\x01\0\x01\0', 400, 'DPAY_IMAGE_KIND_UNSUPPORTED'],
    [
      'only called a PNG by its first bytes',
      () => Buffer.from('\x89PNG\r\n\x1a\nrest', 'latin1'),
      400,
      'DPAY_IMAGE_DAMAGED',
    ],
    [
      'a PNG with the pixels of a page',
      () => Buffer.concat([small.subarray(0, 41), Buffer.alloc(500, 60)]),
      400,
      'DPAY_IMAGE_DAMAGED',
    ],
    ['a PNG that ends too early', async () => (await noise()).subarray(0, 3000), 400, 'DPAY_IMAGE_DAMAGED'],
    [
      'a bomb of pixels',
      () => announcing(small, { width: 100_000, height: 100_000 }),
      400,
      'DPAY_IMAGE_TOO_MANY_PIXELS',
    ],
    ['an animated PNG', () => withChunk(small, 'acTL', Buffer.alloc(8)), 400, 'DPAY_IMAGE_ANIMATED'],
  ])('%s', async (_, make, status, code) => {
    const before = storage.files.size;
    const answer = await codeOf(await make());

    expect([answer.status, answer.code]).toEqual([status, code]);
    expect([await rows(), storage.files.size]).toEqual([0, before]);
  });

  test('an animated WebP', async () => {
    const frames = [small, await sharp(small).negate({ alpha: false }).toBuffer()];
    const animated = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();

    expect((await codeOf(animated)).code).toBe('DPAY_IMAGE_ANIMATED');
  });

  test('a real bomb: 100 megapixels in a few kilobytes', async () => {
    const bomb = await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#000' } })
      .png({ compressionLevel: 9 })
      .toBuffer();

    expect(bomb.length).toBeLessThan(MEGABYTE);
    expect(await codeOf(bomb)).toEqual({ status: 400, code: 'DPAY_IMAGE_TOO_MANY_PIXELS', field: 'file' });
  });

  test('nothing', async () => {
    expect((await codeOf('')).code).toBe('DPAY_IMAGE_NOT_IMAGE');
  });

  test('a form, or of another type', async () => {
    expect((await upload('--x', 'multipart/form-data; boundary=x')).status).toBe(415);
    expect((await upload('<svg/>', 'image/svg+xml')).status).toBe(415);
  });

  test('of somebody who may not create payment links', async () => {
    const developer = await app.signIn('developer@a.test');

    expect((await upload(small, 'image/png', developer.live)).status).toBe(403);
    expect((await app.ask('POST', PATH, { payload: small })).status).toBe(401);
    expect(await rows()).toBe(0);
  });
});

test('a merchant cannot fill the storage with images that nothing names', async () => {
  const { id } = await uploaded(small);
  await app.db.system((tx) =>
    tx.run(sql`
      insert into image (merchant_id, mode, id, kind, content_type, width, height, size, created_at, unused_since)
      select merchant_id, mode, 'img_' || n, kind, content_type, width, height, size, created_at, unused_since
        from image, generate_series(2, ${IMAGE_POLICY.mostUnused}) n where id = ${id}`),
  );
  const files = storage.files.size;

  expect(await codeOf(small)).toMatchObject({ status: 409, code: 'DPAY_IMAGES_UNUSED_LIMIT' });
  expect(storage.files.size).toBe(files);
  expect((await upload(small, 'image/png', (await app.signIn('owner@b.test')).live)).status).toBe(201);
});

describe('the public address', () => {
  test('shows the image to everybody on both hosts, for ever, and as nothing else', async () => {
    const { id } = await uploaded(small);

    for (const mode of ['live', 'sandbox'] as const) {
      const { statusCode, headers, rawPayload } = await get(id, mode);
      expect(statusCode).toBe(200);
      expect(rawPayload.equals(Buffer.from(storage.files.get(`images/${id}`) as Uint8Array))).toBe(true);
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'content-disposition': `inline; filename="${id}.webp"`,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cross-origin-resource-policy': 'cross-origin',
      });
    }
  });

  test('is not sent again to a browser that has it', async () => {
    const { id } = await uploaded(small);
    const { headers } = await get(id);

    const again = await get(id, 'live', { 'if-none-match': headers.etag });

    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test.each([
    ['unknown', 'img_00000000000000000000000000'],
    ['no id', '..%2f..%2fetc%2fpasswd'],
    ['of another kind', 'pay_01DEM0MERC0000000000000001'],
    ['in small letters', 'img_0000000000000000000000000a'],
    ['with NUL', 'img_%00'],
  ])('that is %s does not exist', async (_, id) => {
    expect((await get(id)).statusCode).toBe(404);
  });

  test('does not exist if its file is gone', async () => {
    const { id } = await uploaded(small);
    await storage.delete(`images/${id}`);

    expect((await get(id)).statusCode).toBe(404);
  });

  test('tells nothing of the time or of the images before it', async () => {
    const ids = [await uploaded(small), await uploaded(small)].map(({ id }) => id);
    const shared = [...(ids[0] ?? '')].findIndex((letter, at) => letter !== ids[1]?.[at]);

    expect(shared).toBeLessThan(12);
  });
});

describe('an unused image', () => {
  const at = (days: number): Date => new Date(app.clock.now().getTime() + days * DAY_MS);
  const tidy = async (days: number): Promise<void> => {
    await tidyImages({ db: app.db, storage, clock: { now: () => at(days) } });
  };
  const merchantOf = async (id: string): Promise<string> => {
    const row = await app.db.system((tx) =>
      tx.one<{ merchant_id: string }>(sql`select merchant_id from image where id = ${id}`),
    );
    return row.merchant_id;
  };
  const use = async (id: string, merchantId: string, mode: 'live' | 'sandbox' = 'live') =>
    app.db.tenant({ merchantId, mode }, (tx) => useImage(tx, id, 'picture'));

  test('is deleted after 7 days, with its file', async () => {
    const { id } = await uploaded(small);

    await tidy(7);
    expect((await get(id)).statusCode).toBe(200);
    await tidy(7.001);

    expect([await rows(), storage.files.has(`images/${id}`)]).toEqual([0, false]);
  });

  test('stays if something names it', async () => {
    const { id } = await uploaded(small);

    expect(await use(id, await merchantOf(id))).toBe(true);
    await tidy(400);

    expect((await get(id)).statusCode).toBe(200);
  });

  test('cannot be named by another merchant, in the other mode or as a logo', async () => {
    const { id } = await uploaded(small);
    const merchantId = await merchantOf(id);
    const second = await app.signIn('owner@b.test');
    const other = (await upload(small, 'image/png', second.live)).json<{ data: Image }>().data;

    expect(await use(other.id, merchantId)).toBe(false);
    expect(await use(id, merchantId, 'sandbox')).toBe(false);
    expect(await app.db.tenant({ merchantId, mode: 'live' }, (tx) => useImage(tx, id, 'logo'))).toBe(false);
  });

  test('that is being deleted can no longer be named, and a failed run is continued', async () => {
    const { id } = await uploaded(small);
    const merchantId = await merchantOf(id);
    const refusing = { ...storage, delete: () => Promise.reject(new Error('the storage is away')) };
    const clock = { now: () => at(8) };

    await expect(tidyImages({ db: app.db, storage: refusing, clock })).rejects.toThrow('away');
    expect([await rows(), await use(id, merchantId), (await get(id)).statusCode]).toEqual([1, false, 404]);
    await tidy(8);

    expect([await rows(), storage.files.has(`images/${id}`)]).toEqual([0, false]);
  });
});

test('a storage that is away is told, and leaves an image that is deleted later', async () => {
  const away = await startTestApp({
    storage: { ...storage, put: () => Promise.reject(new StorageUnavailable('The file storage is away')) },
  });
  const { live: token } = await away.signIn('owner@a.test');

  const reply = await away.ask('POST', PATH, {
    token,
    payload: small,
    headers: { 'content-type': 'image/png' },
    wantsFault: true,
  });
  const left = await away.db.system((tx) => tx.rows(sql`select 1 from image where unused_since is not null`));
  await away.close();

  expect([reply.status, left.length]).toEqual([503, 1]);
});

test('an upload is recorded with its person', async () => {
  const { id } = await uploaded(small);
  const events = await app.db.system((tx) =>
    tx.rows(sql`select action, actor_id is not null as by_person from audit_event where target = ${id}`),
  );

  expect(events).toEqual([{ action: 'image.uploaded', by_person: true }]);
});
