import { type Client, createClientFor, type KeyOptions } from './client-for.ts';
import type { AllOperations } from './generated/facts.gen.ts';
import { EVERY_OPERATION } from './generated/every-operation.gen.ts';
import type { ClientOptions } from './options.ts';
import type { OperationTable } from './types.ts';

/**
 * The type of a client for the whole API: `DasborClient` for one created with a `key`, `DasborClient<'session'>` for any other, which
 * has
 * every method.
 * @example async function charge(client: DasborClient, order: Order) { … }
 */
export type DasborClient<By extends 'key' | 'session' = 'key'> = Client<AllOperations, By>;

/**
 * A client for the whole API. With a `key` it has the methods that accept keys; without one, every method.
 * @example
 * const client = createClient({ baseUrl: 'https://api.example.com', key: process.env.DASBOR_KEY });
 * const { data, page } = await client.listPayments({ query: { limit: 25, filters: { status: ['completed'] } } });
 */
export function createClient(options: KeyOptions): DasborClient;
/**
 * A client for the whole API, for a person who signs in.
 * @example
 * const client = createClient({ baseUrl: 'https://api.example.com', session: memorySession(), mode: 'live' });
 */
export function createClient(options: ClientOptions): DasborClient<'session'>;
export function createClient(options: ClientOptions): DasborClient {
  return createClientFor(everyTable(), options);
}

// Split when a client is made, not when the package is imported.
const everyTable = (): AllOperations =>
  Object.fromEntries(
    EVERY_OPERATION.split('\n').map((line) => {
      const end = line.indexOf(' ');
      return [line.slice(0, end), line.slice(end + 1)];
    }),
  ) as OperationTable as AllOperations;
