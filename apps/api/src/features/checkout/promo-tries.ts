/** Names the limit of promo codes that an address may try, so that nobody finds codes by trying. */
export const promoTries = (address: string): string => `promo ${address}`;
