const ONE_KEY = /^-----BEGIN ((?:RSA )?PUBLIC KEY)-----\r?\n[A-Za-z\d+/=\s]+-----END \1-----$/;

/**
 * Whether a text has the form of one public key, and of nothing beside it: of two, whoever pasted them believes in the other one.
 * Space around it is nobody's meaning.
 */
export function isOnePublicKey(text: string): boolean {
  return ONE_KEY.test(text.trim());
}
