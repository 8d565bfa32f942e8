import { lookup, Resolver } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { Forbidden } from './errors.ts';

/** Resolves a name to all its addresses, as text. */
export type Resolve = (name: string) => Promise<readonly string[]>;

/**
 * For a connection's `lookup`, so that the connection goes to the address that was checked. One forbidden address rejects the whole name:
 * an attacker who mixes addresses hopes to reach the forbidden one on the next call.
 */
export const guardedLookup = (
  mayReach: (address: string) => boolean,
  resolve: Resolve = bySystem,
): LookupFunction => {
  const judged = async (name: string): Promise<readonly string[]> => {
    const addresses = await resolve(name);
    if (addresses.length === 0)
      throw Object.assign(new Error('The name leads nowhere.'), { code: 'ENOTFOUND' });
    if (!addresses.every(mayReach)) throw new Forbidden();
    return addresses;
  };
  const answer = async (...[name, options, callback]: Parameters<LookupFunction>): Promise<void> => {
    const found = await judged(name).catch((error: unknown) => error as NodeJS.ErrnoException);
    if (found instanceof Error) return callback(found, []);
    const addresses = found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    if (options.all) return callback(null, addresses);
    return callback(null, addresses[0]?.address ?? '', addresses[0]?.family);
  };
  return (...asked) => void answer(...asked);
};

// Not `dns.lookup`: it uses a pool of four threads, so a few silent name servers would block all other lookups. Only `dns.lookup` knows
// this machine's own names, which only the embedded mode may call.
const resolver = new Resolver({ timeout: 2000, tries: 2 });

const bySystem: Resolve = async (name) => {
  if (/(^|\.)localhost\.?$/i.test(name))
    return (await lookup(name, { all: true })).map(({ address }) => address);
  const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
};
