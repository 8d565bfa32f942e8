import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

export type Passwords = {
  /** Argon2id in PHC format. The format includes the cost, so the cost can be raised without invalidating old hashes. */
  hash: (secret: string) => Promise<string>;
  /** Without a hash (unknown address), takes the same time and returns false, so timing does not reveal which addresses exist. */
  matches: (hash: string | null | undefined, secret: string) => Promise<boolean>;
};

/** Memory in KiB. */
type Cost = { memory: number; passes: number; parallelism: number };

// OWASP's minimum for Argon2id: 19 MiB, two passes, one lane. Takes about 40 ms on a small server, off the main thread.
const OWASP: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_BYTES = 32;

const derive = promisify(argon2);

/** For passwords and one-time codes. */
export const makePasswords = (cost: Cost = OWASP): Passwords => {
  const hash: Passwords['hash'] = async (secret) => {
    const nonce = randomBytes(16);
    const tag = await derive('argon2id', { message: secret, nonce, ...cost, tagLength: TAG_BYTES });
    return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(nonce)}$${encode(tag)}`;
  };
  const standIn = hash(randomBytes(16).toString('hex'));

  return {
    hash,
    matches: async (known, secret) => {
      const parts = PHC.exec(known ?? (await standIn))?.groups;
      if (!parts) return false;
      const expected = Buffer.from(parts['tag'] ?? '', 'base64');
      const actual = await derive('argon2id', {
        message: secret,
        nonce: Buffer.from(parts['nonce'] ?? '', 'base64'),
        memory: Number(parts['memory']),
        passes: Number(parts['passes']),
        parallelism: Number(parts['lanes']),
        tagLength: expected.length,
      });
      return timingSafeEqual(actual, expected) && known !== null && known !== undefined;
    },
  };
};

const PHC =
  /^\$argon2id\$v=19\$m=(?<memory>\d+),t=(?<passes>\d+),p=(?<lanes>\d+)\$(?<nonce>[\w+/]+)\$(?<tag>[\w+/]+)$/;

const encode = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');
