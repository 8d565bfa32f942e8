export const TENANT = { merchantId: 'mer_01K0000000000000000000000A', mode: 'live' };
/** Encrypts the secrets of this benchmark. */
export const SEALING_KEY = Buffer.alloc(32, 7);
