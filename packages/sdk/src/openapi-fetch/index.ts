// The entry `@dasbor/sdk/openapi-fetch`: the client of openapi-fetch, an optional peer dependency, over the calls of this SDK.
import {
  type AllOperations,
  type ClientOptions,
  ConfigurationError,
  intent,
  type KeyOptions,
  type OperationTable,
  type paths,
} from '@dasbor/sdk';
import * as resources from '@dasbor/sdk/resources';
import createOpenapiClient, { type Client, type Middleware } from 'openapi-fetch';
import { pathOf, queryOf } from '../call/request.ts';
import { ownFetch } from './own-fetch.ts';

/** openapi-fetch's client for the paths of some operations; `close` stops the renewal of a session's tokens. */
export type FetchClient<Lines = AllOperations[keyof AllOperations]> = Client<Pick<paths, PathOf<Lines>>> & {
  close(): void;
};

type PathOf<Lines> = Extract<
  Lines extends `${string} ${infer Path} ${string}`
    ? Path
    : Lines extends `${string} ${infer Path}`
      ? Path
      : never,
  keyof paths
>;
type OfKeys<Lines> = Extract<Lines, `${string} key${string}`>;

/**
 * The client of openapi-fetch for the whole API, to be used directly or with `openapi-react-query` and `swr-openapi`. With a `key` it
 * has the paths that accept keys. A refusal is `{ error }`, as openapi-fetch does it; without an answer a call rejects with the SDK's
 * error.
 * @example
 * const client = createFetchClient({ baseUrl: 'https://api.example.com', key: process.env.DASBOR_KEY });
 * const { data, error } = await client.GET('/dashboard/payments', { params: { query: { limit: 25 } } });
 */
export function createFetchClient(
  options: KeyOptions,
): FetchClient<OfKeys<AllOperations[keyof AllOperations]>>;
/** The client of openapi-fetch for the whole API, for a person who signs in. */
export function createFetchClient(options: ClientOptions): FetchClient;
export function createFetchClient(options: ClientOptions): FetchClient {
  return createFetchClientFor(everyTable(), options);
}

/**
 * The client of openapi-fetch for some resources: a bundle contains only the tables you name.
 * @example
 * import { orders, payments } from '@dasbor/sdk/resources';
 * const client = createFetchClientFor({ ...orders, ...payments }, { baseUrl, session });
 */
export function createFetchClientFor<const Table extends OperationTable>(
  table: Table,
  options: KeyOptions,
): FetchClient<OfKeys<Table[keyof Table]>>;
/** The client of openapi-fetch for some resources, for a person who signs in. */
export function createFetchClientFor<const Table extends OperationTable>(
  table: Table,
  options: ClientOptions,
): FetchClient<Table[keyof Table]>;
export function createFetchClientFor(table: OperationTable, options: ClientOptions): unknown {
  const { fetch, close } = ownFetch(table, options);
  const client = createOpenapiClient<paths>({
    baseUrl: options.baseUrl,
    fetch,
    pathSerializer,
    querySerializer: queryOf,
    bodySerializer,
  });
  client.use(noLostIntent);
  return Object.assign(client, { close });
}

const everyTable = (): AllOperations => {
  // In CommonJS the namespace has the whole module as `default` too.
  const { default: _, ...tables } = resources as Record<string, OperationTable>;
  return Object.assign({}, ...Object.values(tables)) as AllOperations;
};

/** openapi-fetch drops a header that is null: a lost intent would become a new one, and could charge again. */
const noLostIntent: Middleware = {
  onRequest({ params }) {
    const kept = (params.header as { 'Idempotency-Key'?: string } | undefined)?.['Idempotency-Key'];
    if (kept !== undefined) intent(kept);
  },
};

/** openapi-fetch would send `..` as it is, and call another operation. */
const pathSerializer = (address: string, values: Record<string, unknown>) => {
  try {
    return pathOf(address, values);
  } catch (error) {
    throw new ConfigurationError('INPUT_INVALID', (error as Error).message);
  }
};

/** Bodies of the contract are objects, or bytes that are uploaded. */
const bodySerializer = (body: unknown) => {
  const isBytes = body instanceof Blob || body instanceof ArrayBuffer || ArrayBuffer.isView(body);
  return typeof body === 'string' || isBytes ? body : JSON.stringify(body);
};
