import { type Client, createClientFor } from './client-for.ts';
import type { ClientOptions } from './options.ts';
import * as resources from './generated/resources.gen.ts';
import type { AllOperations } from './generated/facts.gen.ts';

/** Every operation of the contract as a method. */
export type DasborClient = Client<AllOperations>;

/**
 * A client of the whole API.
 * @example
 * const client = createClient({ baseUrl: 'https://api.example.com', session: memorySession(tokens), mode: 'live' });
 * const { data, page } = await client.listPayments({ query: { limit: 25, filters: { status: ['completed'] } } });
 */
export function createClient(options: ClientOptions): DasborClient {
  // Inside the function, so that bundlers leave the tables out where only `createClientFor` is used.
  return createClientFor(Object.assign({}, ...Object.values(resources)), options);
}
