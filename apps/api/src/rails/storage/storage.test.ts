import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectedSignature, sha256 } from '../../testing/storage/signature-v4.ts';
import { folderStorage } from './folder.ts';
import { s3Storage } from './s3.ts';

const KEY = 'images/img_0000000000000000000000000A';
const OTHER = 'images/img_0000000000000000000000000B';
const BYTES = Buffer.from([0, 255, 10, 13, 137]);
const SIGNED = { region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

let folder: string;
let server: S3rver;
let endpoint: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-'));
  server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'files' }],
  });
  endpoint = `http://127.0.0.1:${(await server.run()).port}`;
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

describe.each([
  ['a folder', () => folderStorage(join(folder, 'files'))],
  ['a bucket', () => s3Storage({ ...SIGNED, endpoint, bucket: 'files' })],
])('%s', (_, open) => {
  test('gives back what was put there, until it is deleted', async () => {
    const storage = open();

    expect(await storage.get(KEY)).toBeUndefined();
    await storage.put(KEY, BYTES, 'image/png');
    expect(await storage.get(KEY)).toEqual(BYTES);
    await storage.put(KEY, Buffer.from('again'), 'image/png');
    expect(String(await storage.get(KEY))).toBe('again');
    await storage.delete(KEY);
    expect(await storage.get(KEY)).toBeUndefined();
    await storage.delete(KEY);
  });

  test('takes a large file', async () => {
    const [storage, large] = [open(), Buffer.alloc(8 * 1024 * 1024, 7)];

    await storage.put(OTHER, large, 'image/webp');

    expect((await storage.get(OTHER))?.equals(large)).toBe(true);
  });

  test.each([
    '',
    'images/',
    '../secret',
    'images/../../etc/passwd',
    '/etc/passwd',
    `${KEY}/x`,
    `${KEY}\0`,
    `x${KEY}?y`,
  ])('no file is called %j', async (key) => {
    const storage = open();

    await expect(storage.put(key, BYTES, 'image/png')).rejects.toThrow(TypeError);
    await expect(storage.get(key)).rejects.toThrow(TypeError);
    await expect((async () => storage.delete(key))()).rejects.toThrow(TypeError);
  });
});

describe('a folder', () => {
  test('has no half-written file, and follows no link', async () => {
    const files = join(folder, 'linked');
    const storage = folderStorage(files);
    await storage.put(KEY, BYTES, 'image/png');
    await writeFile(join(folder, 'secret'), 'secret');
    await symlink(join(folder, 'secret'), join(files, OTHER));

    expect((await readdir(join(files, 'images'))).filter((name) => name.endsWith('.new'))).toEqual([]);
    await expect(storage.get(OTHER)).rejects.toThrow('ELOOP');
  });
});

describe('a bucket', () => {
  test('that does not exist is an error', async () => {
    const storage = s3Storage({ ...SIGNED, endpoint, bucket: 'unknown' });

    await expect(storage.put(KEY, BYTES, 'image/png')).rejects.toThrow(
      'The file storage answered 404 to put',
    );
  });

  // The server above does not check signatures.
  test('gets requests that are signed as published, with the hash of the body', async () => {
    const seen: IncomingMessage[] = [];
    const strict = await listen((request) => seen.push(request));
    const secretAccessKey = 'a secret/with+signs';
    const { port } = strict.address() as AddressInfo;
    const settings = { ...SIGNED, secretAccessKey, region: 'ap-southeast-3', bucket: 'files' };
    const storage = s3Storage({ ...settings, endpoint: `http://127.0.0.1:${port}/` });

    await storage.put(KEY, BYTES, 'image/png');
    await storage.get(KEY);
    await storage.delete(KEY);
    strict.close();

    expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual(
      ['PUT', 'GET', 'DELETE'].map((method) => `${method} /files/${KEY}`),
    );
    for (const { method = '', url: target = '', headers } of seen) {
      const signature = expectedSignature({ method, target, headers }, secretAccessKey);
      expect(headers.authorization).toContain('/ap-southeast-3/s3/aws4_request');
      expect(headers.authorization).toContain(`Signature=${signature}`);
    }
    expect(seen[0]?.headers['x-amz-content-sha256']).toBe(sha256(BYTES));
  });

  test('the steps by which that is checked give the signature of the published example', () => {
    const headers = {
      host: 'examplebucket.s3.amazonaws.com',
      range: 'bytes=0-9',
      'x-amz-content-sha256': sha256(''),
      'x-amz-date': '20130524T000000Z',
      authorization:
        'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=',
    };

    const secret = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
    expect(expectedSignature({ method: 'GET', target: '/test.txt', headers }, secret)).toBe(
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    );
  });

  test('an error tells no key and no secret', async () => {
    const refusing = await listen(() => undefined, 403);
    const { port } = refusing.address() as AddressInfo;
    const storage = s3Storage({ ...SIGNED, endpoint: `http://127.0.0.1:${port}`, bucket: 'files' });

    await expect(storage.get(KEY)).rejects.toThrow(/^The file storage answered 403 to get$/);
    refusing.close();
  });
});

const listen = (see: (request: IncomingMessage) => void, status = 200): Promise<Server> =>
  new Promise((resolve) => {
    const made = createServer((request, reply) => {
      see(request);
      request.resume();
      reply.writeHead(status).end(`<Key>${KEY}</Key>`);
    });
    made.listen(0, '127.0.0.1', () => resolve(made));
  });
