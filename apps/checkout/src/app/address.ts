/** What an address after the `#` opens. Servers and proxies never see that part, so they log no token. */
export type Address = { page: 'refund'; token: string } | { page: 'unknown' };

export const readAddress = (hash: string): Address => {
  // A message may end its sentence behind the link.
  const token = /^#\/refunds\/([\w-]{1,64})\W*$/.exec(hash)?.[1];
  return token === undefined ? { page: 'unknown' } : { page: 'refund', token };
};
