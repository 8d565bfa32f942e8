import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type Options = { challenge: string; origin?: string; rpId?: string };
type Signing = Options & { counter?: number; isVerified?: boolean };

/** A passkey in software that answers as a browser does, or wrongly on demand. */
export const softPasskey = ({ userHandle }: { userHandle?: string } = {}) => {
  const id = randomBytes(16).toString('base64url');
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const head = { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };

  const clientData = (type: string, { challenge, origin = ORIGIN }: Options): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  return {
    id,
    /** The answer to `navigator.credentials.create()`. */
    register: (options: Options) => ({
      ...head,
      response: {
        clientDataJSON: clientData('webauthn.create', options).toString('base64url'),
        attestationObject: attestation(
          Buffer.concat([
            authenticatorData({ rpId: options.rpId, flags: PRESENT | VERIFIED | HAS_CREDENTIAL, counter: 0 }),
            Buffer.alloc(16),
            lengthOf(Buffer.from(id, 'base64url')),
            Buffer.from(id, 'base64url'),
            coseKey(Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')),
          ]),
        ).toString('base64url'),
        transports: ['internal'],
      },
    }),
    /** The answer to `navigator.credentials.get()`. */
    assert: ({ counter = 1, isVerified = true, ...options }: Signing) => {
      const data = clientData('webauthn.get', options);
      const flags = PRESENT | (isVerified ? VERIFIED : 0);
      const about = authenticatorData({ rpId: options.rpId, flags, counter });
      const signed = Buffer.concat([about, createHash('sha256').update(data).digest()]);
      return {
        ...head,
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: about.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
          ...(userHandle !== undefined && { userHandle: Buffer.from(userHandle).toString('base64url') }),
        },
      };
    },
  };
};

/** The dashboard of the test application. */
const ORIGIN = 'http://dasbor.test';
const RP_ID = 'dasbor.test';
const [PRESENT, VERIFIED, HAS_CREDENTIAL] = [1, 4, 64] as const;

const authenticatorData = ({
  rpId = RP_ID,
  flags,
  counter,
}: {
  rpId: string | undefined;
  flags: number;
  counter: number;
}): Buffer => {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count]);
};

const lengthOf = (bytes: Buffer): Buffer => {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(bytes.length);
  return length;
};

// CBOR, as little as needed: { 1: 2, 3: -7, -1: 1, -2: x, -3: y }.
const coseKey = (x: Buffer, y: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    x,
    Buffer.from([0x22, 0x58, 0x20]),
    y,
  ]);

// { fmt: 'none', attStmt: {}, authData }.
const attestation = (authData: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    Buffer.from([0x58, authData.length]),
    authData,
  ]);

const text = (word: string): Buffer => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);
