const ONE_KEY = /^-----BEGIN ((?:RSA )?PUBLIC KEY)-----\r?\n[A-Za-z\d+/=\s]+-----END \1-----$/;

/**
 * Whether a text has the form of exactly one public key. With two, the merchant may rely on the one that is ignored. Surrounding
 * whitespace is allowed.
 */
export const isOnePublicKey = (text: string): boolean => ONE_KEY.test(text.trim());
