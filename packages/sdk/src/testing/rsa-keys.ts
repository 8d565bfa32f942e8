import { generateKeyPairSync } from 'node:crypto';

/** An RSA pair in every PEM form a merchant may have; for tests of the SDK. */
export const rsaKeys = (modulusLength = 2048) => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength });
  return {
    pkcs8: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    pkcs1: privateKey.export({ type: 'pkcs1', format: 'pem' }).toString(),
    encrypted: privateKey
      .export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'rahasia' })
      .toString(),
    spki: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    pkcs1Public: publicKey.export({ type: 'pkcs1', format: 'pem' }).toString(),
  };
};
