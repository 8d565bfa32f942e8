import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import ssh2 from 'ssh2';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { tryFolder, uploadFile } from './upload.ts';
import { SSHD, startSshd } from '../../../testing/sshd.ts';
import type { Sshd } from '../../../testing/sshd.ts';
import { makeOutgoing } from '../../../platform/outgoing/post.ts';
import type { OutgoingRules } from '../../../platform/outgoing/post.ts';
import { isPrivateKey, readHostKey, SftpRefused, withSftp } from '../../../platform/outgoing/sftp.ts';
import type { SftpSecret } from '../../../platform/outgoing/sftp.ts';

const outgoing = (different: Partial<OutgoingRules> = {}) =>
  makeOutgoing({
    loopback: true,
    timeoutMs: 1000,
    answerBytes: 1000,
    resolve: async () => ['127.0.0.1'],
    ...different,
  });
const TIMES = { openMs: 5000, idleMs: 5000, mostMs: 20_000 };
const IMPATIENT = { openMs: 300, idleMs: 300, mostMs: 2000 };

const failureOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof SftpRefused ? error.failure : String(error)),
  );

const pem = (options = {}): string =>
  String(
    generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
      type: 'pkcs1',
      format: 'pem',
      ...options,
    }),
  );

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});
/** A server of raw bytes. */
const listen = async (serve: (socket: Socket) => void): Promise<number> => {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    serve(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return (server.address() as AddressInfo).port;
};
const at = (port: number, user = 'x') => ({ host: 'sftp.kopi.id', port, user, folder: '' });

describe.skipIf(!SSHD)('OpenSSH of Debian', () => {
  let sshd: Sshd;
  beforeAll(async () => {
    sshd = await startSshd();
  });
  afterAll(() => sshd.close());

  type Different = { port?: number; secret?: SftpSecret; hostKey?: string; times?: typeof TIMES };
  const into = <T>(work: Parameters<typeof withSftp<T>>[1], different: Different = {}) =>
    withSftp(
      {
        outgoing: outgoing(),
        target: at(different.port ?? sshd.port, sshd.user),
        secret: { kind: 'private_key', text: sshd.privateKey },
        hostKey: sshd.hostKey,
        times: TIMES,
        ...different,
      },
      work,
    );
  const bytesOf = async function* (size: number) {
    for (let left = size; left > 0; left -= 65_536) yield Buffer.alloc(Math.min(left, 65_536), 'x');
  };
  const upload = (folder: string, size = 300_000, tries = 1) => ({
    folder,
    name: 'payments.csv',
    tries,
    size,
    bytes: bytesOf(size),
  });

  test('shows the fingerprint that ssh-keygen prints', async () => {
    expect(await readHostKey({ outgoing: outgoing(), target: at(sshd.port), times: TIMES })).toBe(
      sshd.hostKey,
    );
  });

  test('gets a test file that is gone afterwards', async () => {
    await into((files) => tryFolder(files, '', '.dasbor-test'));

    expect(readdirSync(sshd.folder)).toEqual([]);
  });

  test('gets a file under its final name only, and a repeated delivery leaves the same one', async () => {
    mkdirSync(join(sshd.folder, 'masuk'));

    await into((files) => uploadFile(files, upload('masuk')));
    await into((files) => uploadFile(files, upload(`${sshd.folder}/masuk/`)));

    expect(readdirSync(join(sshd.folder, 'masuk'))).toEqual(['payments.csv']);
    expect(readFileSync(join(sshd.folder, 'masuk/payments.csv'))).toHaveLength(300_000);
  });

  test('with another host key gets no password', async () => {
    const other = `SHA256:${'A'.repeat(43)}`;

    expect(await failureOf(into(async () => undefined, { hostKey: other }))).toBe('host_key_changed');
  });

  test.each<[string, SftpSecret]>([
    ['password', { kind: 'password', text: 'bukan kata sandinya' }],
    ['key', { kind: 'private_key', text: pem() }],
  ])('refuses a wrong %s', async (_, secret) => {
    expect(await failureOf(into(async () => undefined, { secret }))).toBe('sign_in_failed');
  });

  test('without the folder, or with a file of that name, stores nothing', async () => {
    expect(await failureOf(into((files) => uploadFile(files, upload('tidak ada'))))).toBe('folder_missing');
    expect(await failureOf(into((files) => tryFolder(files, '../host', 'x')))).toBe('folder_missing');
  });

  test('that stops reading in the middle of a file is left in time, and the next try removes the half file', async () => {
    mkdirSync(join(sshd.folder, 'lambat'));
    const port = await listen((socket) => {
      const behind = connect(sshd.port, '127.0.0.1').on('error', () => undefined);
      let passed = 0;
      socket.on('data', (bytes) => {
        passed += bytes.length;
        if (passed < 500_000) behind.write(bytes);
        else socket.pause();
      });
      behind.on('data', (bytes) => socket.write(bytes));
      socket.once('close', () => behind.destroy());
    });
    const stuck = into((files) => uploadFile(files, upload('lambat', 5_000_000)), {
      port,
      times: { ...TIMES, idleMs: 300 },
    });

    expect(await failureOf(stuck)).toBe('timeout');
    expect(readdirSync(join(sshd.folder, 'lambat'))).toEqual(['.payments.csv.1.part']);

    await into((files) => uploadFile(files, upload('lambat', 5_000_000, 2)));
    expect(readdirSync(join(sshd.folder, 'lambat'))).toEqual(['payments.csv']);
  });

  test('on which the user may not write, or whose disk is full, keeps the file that it has', async () => {
    const readOnly = await startSshd({ readOnly: true });
    const full = await startSshd({ mostKiB: 100 });
    closing.push(readOnly.close, full.close);
    const to = (one: Sshd) =>
      failureOf(
        withSftp(
          {
            outgoing: outgoing(),
            target: at(one.port, one.user),
            secret: { kind: 'private_key', text: one.privateKey },
            hostKey: one.hostKey,
            times: TIMES,
          },
          (files) => uploadFile(files, upload('')),
        ),
      );

    expect(await to(readOnly)).toBe('not_permitted');
    expect(await to(full)).toBe('not_stored');
    expect([...readdirSync(readOnly.folder), ...readdirSync(full.folder)]).toEqual([]);
  });
});

describe('a server that signs in with a password', () => {
  const key = pem();
  const signsIn = async (
    method: 'password' | 'keyboard-interactive',
    open: (accept: () => void) => void = (accept) => accept(),
  ): Promise<number> => {
    const server = new ssh2.Server({ hostKeys: [key] }, (client) => {
      client.on('error', () => undefined);
      client.on('authentication', (asked) => {
        const judge = (answer?: string) => (answer === 'rahasia' ? asked.accept() : asked.reject());
        if (asked.method !== method) asked.reject([method]);
        else if (asked.method === 'password') judge(asked.password);
        else if (asked.method === 'keyboard-interactive')
          asked.prompt([{ prompt: 'Password:', echo: false }], ([answer]) => judge(answer));
      });
      client.on('session', (accept) => accept().on('sftp', open));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closing.push(() => server.close());
    return (server.address() as AddressInfo).port;
  };

  test.each(['password', 'keyboard-interactive'] as const)('asked by %s', async (method) => {
    const target = at(await signsIn(method));
    const hostKey = await readHostKey({ outgoing: outgoing(), target, times: TIMES });
    const signIn = (text: string) =>
      withSftp(
        { outgoing: outgoing(), target, secret: { kind: 'password', text }, hostKey, times: TIMES },
        async () => 'in',
      );

    expect(await signIn('rahasia')).toBe('in');
    expect(await failureOf(signIn('salah'))).toBe('sign_in_failed');
  });

  test('and never opens its files is left in time', async () => {
    const target = at(await signsIn('password', () => undefined));
    const hostKey = await readHostKey({ outgoing: outgoing(), target, times: TIMES });
    const secret = { kind: 'password', text: 'rahasia' } as const;
    const times = { openMs: 500, idleMs: 60_000, mostMs: 60_000 };

    expect(
      await failureOf(withSftp({ outgoing: outgoing(), target, secret, hostKey, times }, async () => 'in')),
    ).toBe('timeout');
  });
});

describe('a server that is none', () => {
  const ask = (port: number) =>
    failureOf(readHostKey({ outgoing: outgoing(), target: at(port), times: IMPATIENT }));

  test('says nothing', async () => {
    expect(await ask(await listen(() => undefined))).toBe('timeout');
  });

  test('speaks another protocol, or closes at once', async () => {
    expect(await ask(await listen((socket) => socket.destroy()))).toBe('not_sftp');
    expect(await ask(await listen((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')))).toBe(
      'not_sftp',
    );
  });

  test('does not listen', async () => {
    const port = await listen(() => undefined);
    await closing.pop()?.();

    expect(await ask(port)).toBe('refused');
  });

  test('is at a forbidden address, by name or number: nothing connects', async () => {
    let seen = 0;
    const port = await listen(() => (seen += 1));
    const strict = outgoing({ loopback: false });

    for (const host of ['sftp.kopi.id', '127.0.0.1', '::1', '10.0.0.1'])
      expect(
        await failureOf(readHostKey({ outgoing: strict, target: { ...at(port), host }, times: IMPATIENT })),
      ).toBe('address_blocked');
    expect(seen).toBe(0);
  });
});

test('a private key is one that needs no passphrase', () => {
  const locked = pem({ cipher: 'aes-256-cbc', passphrase: 'x' });
  const open = createPublicKey(pem()).export({ type: 'pkcs1', format: 'pem' });

  expect(isPrivateKey(pem())).toBe(true);
  for (const other of [String(open), locked, 'x', '-----BEGIN OPENSSH PRIVATE KEY-----\n'])
    expect(isPrivateKey(other)).toBe(false);
});
