import { createHash } from 'node:crypto';
import type { SftpFailure, SftpTarget } from '@dasbor/domain/exports';
import ssh2 from 'ssh2';
import type { ConnectConfig, SFTPWrapper } from 'ssh2';
import { errorOf } from './errors.ts';
import type { Outgoing } from './post.ts';

export type SftpSecret = { kind: 'password' | 'private_key'; text: string };
export type SftpTimes = {
  /** To connect, to sign in, and to open the files: each of them. */
  openMs: number;
  /** Without a byte in either direction. */
  idleMs: number;
  /** For everything. */
  mostMs: number;
};
export const SFTP_TIMES: SftpTimes = { openMs: 15_000, idleMs: 30_000, mostMs: 600_000 };

/** Why it did not work. The message is for the log; the server's own words are not shown to anybody. */
export class SftpRefused extends Error {
  readonly failure: SftpFailure;
  constructor(failure: SftpFailure, cause?: unknown) {
    super(failure, { cause });
    this.failure = failure;
  }
}

/** As `ssh-keygen -lf` prints it. */
const fingerprint = (key: Buffer): string =>
  `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;

type Where = { outgoing: Pick<Outgoing, 'connect'>; target: SftpTarget; times?: SftpTimes };

/** The fingerprint of the host key. Ends before the sign-in, so that a stranger gets no password. */
export const readHostKey = async ({ outgoing, target, times = SFTP_TIMES }: Where): Promise<string> => {
  let seen: string | undefined;
  const verify = (key: Buffer): boolean => {
    seen = fingerprint(key);
    return false;
  };
  try {
    await converse({ outgoing, target, times, options: { hostVerifier: verify } }, async () => undefined);
  } catch (error) {
    if (seen === undefined) throw error;
  }
  if (seen === undefined) throw new SftpRefused('not_sftp');
  return seen;
};

/**
 * Signs in at a server with exactly this host key and works in its files. A client prefers the same kinds of keys each time, so a server with
 * several keys shows the same one.
 */
export const withSftp = <T>(
  {
    secret: { kind, text },
    hostKey,
    ...where
  }: Where & {
    secret: SftpSecret;
    hostKey: string;
  },
  work: (files: SFTPWrapper) => Promise<T>,
): Promise<T> => {
  let isOther = false;
  const verify = (key: Buffer): boolean => {
    isOther = fingerprint(key) !== hostKey;
    return !isOther;
  };
  const options: ConnectConfig = {
    hostVerifier: verify,
    authHandler: kind === 'password' ? ['password', 'keyboard-interactive'] : ['publickey'],
    ...(kind === 'password' ? { password: text, tryKeyboard: true } : { privateKey: text }),
  };
  return converse({ times: SFTP_TIMES, ...where, options, secret: text }, work).catch((error: unknown) => {
    throw isOther ? new SftpRefused('host_key_changed') : error;
  });
};

type Conversation = Required<Where> & { options: ConnectConfig; secret?: string };

const converse = async <T>(
  { outgoing, target, times, options, secret }: Conversation,
  work: (files: SFTPWrapper) => Promise<T>,
): Promise<T> => {
  const { host, port, user } = target;
  const socket = await outgoing.connect(host, port, times.openMs).catch((error: unknown) => {
    throw refusedBy(error);
  });
  const client = new ssh2.Client();
  let isReady = false;
  const late = (): void => void socket.destroy(Object.assign(new Error('timeout'), { code: 'ETIMEDOUT' }));
  const deadlines = [setTimeout(late, times.mostMs)];
  socket.setTimeout(times.idleMs, late);
  const lost = new Promise<never>((_, reject) => {
    // Stays for the lifetime of the connection: a later error must not end the process.
    client.on('error', (error) => reject(refusedBy(error, isReady)));
    client.once('close', () => reject(new SftpRefused('connection_failed')));
  });
  // Some servers ask for the password as a question.
  client.on('keyboard-interactive', (_name, _text, _language, prompts, answer) =>
    answer(prompts.map(() => (prompts.length === 1 ? (secret ?? '') : ''))),
  );
  const working = async (): Promise<T> => {
    await new Promise<void>((resolve) => client.once('ready', resolve));
    isReady = true;
    // A server that sends anything meanwhile is not idle.
    const opening = setTimeout(late, times.openMs);
    deadlines.push(opening);
    const files = await new Promise<SFTPWrapper>((resolve, reject) =>
      client.sftp((error, one) => (error ? reject(new SftpRefused('not_sftp', error)) : resolve(one))),
    );
    clearTimeout(opening);
    return work(files);
  };
  try {
    client.connect({ sock: socket, username: user, readyTimeout: times.openMs, ...options });
    return await Promise.race([lost, working()]);
  } catch (error) {
    throw error instanceof SftpRefused ? error : refusedBy(error, isReady);
  } finally {
    deadlines.forEach(clearTimeout);
    client.end();
    socket.destroy();
  }
};

type Failed = Error & { level?: string; code?: string | number };

/** The codes of SFTP: 2 no such file, 3 permission denied; 4, 14 and 15 the server could not store it. */
const MEANINGS: Readonly<Record<string, SftpFailure>> = {
  2: 'folder_missing',
  3: 'not_permitted',
  4: 'not_stored',
  14: 'not_stored',
  15: 'not_stored',
};

const refusedBy = (error: unknown, isReady = false): SftpRefused => {
  const { level, code } = error as Failed;
  if (isReady && typeof code === 'number') return new SftpRefused(MEANINGS[code] ?? 'not_stored', error);
  if (level === 'client-authentication') return new SftpRefused('sign_in_failed', error);
  if (level === 'client-timeout') return new SftpRefused('timeout', error);
  if (level === 'protocol' || level === 'handshake') return new SftpRefused('not_sftp', error);
  const meaning = errorOf(error);
  const isOurs =
    meaning === 'address_blocked' ||
    meaning === 'dns_failed' ||
    meaning === 'refused' ||
    meaning === 'timeout';
  return new SftpRefused(isOurs ? meaning : 'connection_failed', error);
};

/** Whether it is a private key that needs no passphrase. */
export const isPrivateKey = (text: string): boolean => {
  const parsed = ssh2.utils.parseKey(text);
  const [key] = Array.isArray(parsed) ? parsed : [parsed];
  return key !== undefined && !(key instanceof Error) && key.isPrivateKey();
};
