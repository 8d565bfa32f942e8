export const TENANT = { merchantId: 'mer_01K0000000000000000000000A', mode: 'live' };
/** Seals the secrets; of this bench alone. */
export const SEALING_KEY = Buffer.alloc(32, 7);
