import { createCall } from './call/call.ts';
import type { ClientOptions } from './options.ts';
import { intent } from './intent.ts';
import { type AnyInput, routeOf } from './route.ts';
import type { CallArgs, OperationId, OperationTable, SuccessBody, WithResponse } from './types.ts';

/** The caller: a merchant's server with its key, or a signed-in person. */
export type Caller = 'key' | 'session';

/** Options of a client with a key, to type a variable. Options typed as `ClientOptions` make a client with every method. */
export type KeyOptions = ClientOptions & { key: string | undefined; session?: undefined };

/**
 * One method per operation of the table, named by its operation id. A client created with a `key` has only the methods that accept keys.
 * Each mapped type renames its keys to themselves, because that keeps the doc comments of the table.
 */
export type Client<Table extends OperationTable, By extends Caller = 'session'> = {
  readonly [Op in keyof Table as Offered<Table, Op, By>]: (
    ...args: CallArgs<Op & OperationId>
  ) => Promise<SuccessBody<Op & OperationId>>;
} & {
  /** The same methods, but each resolves to the body, the response and its request id. */
  readonly withResponse: {
    readonly [Op in keyof Table as Offered<Table, Op, By>]: (
      ...args: CallArgs<Op & OperationId>
    ) => Promise<WithResponse<SuccessBody<Op & OperationId>>>;
  };
  /** Creates an idempotency key for something that must happen once, or validates one that you stored. */
  readonly intent: typeof intent;
  /**
   * The same client with more operations: it shares the session, its renewal and the options. Use it to load parts of a program later.
   * @example
   * const { webhooks } = await import('@dasbor/sdk/resources');
   * await client.with(webhooks).listWebhooks();
   */
  with<const More extends OperationTable>(table: More): Client<Table & More, By>;
  /** Stops renewing tokens. The client can be discarded afterwards. */
  close(): void;
};

type Offered<Table, Op extends keyof Table, By extends Caller> = By extends 'session'
  ? Op & OperationId
  : Table[Op] extends `${string} key${string}`
    ? Op & OperationId
    : never;

/**
 * A client for some resources: a bundle contains only the tables you name. With a `key`, it has the methods that accept keys.
 * @example
 * import { createClientFor } from '@dasbor/sdk';
 * import { orders, payments } from '@dasbor/sdk/resources';
 * const client = createClientFor({ ...orders, ...payments }, { baseUrl, key });
 */
export function createClientFor<const Table extends OperationTable>(
  table: Table,
  options: KeyOptions,
): Client<Table, 'key'>;
/** A client for some resources, for a person who signs in. */
export function createClientFor<const Table extends OperationTable>(
  table: Table,
  options: ClientOptions,
): Client<Table>;
export function createClientFor(table: OperationTable, options: ClientOptions): unknown {
  const { call, close } = createCall(options);

  const clientOf = (operations: OperationTable): unknown => {
    const withResponse: Record<string, unknown> = {};
    const client: Record<string, unknown> = {
      withResponse,
      intent,
      with: (more: OperationTable) => clientOf({ ...operations, ...more }),
      close,
    };
    for (const [operation, line] of Object.entries<string>(operations)) {
      // The API refuses keys for this operation, so the method is not offered.
      if (options.key && !line.includes(' key')) continue;
      const route = routeOf(operation, line);
      const answer = (input?: AnyInput) => call(route, input);
      withResponse[operation] = answer;
      client[operation] = async (input?: AnyInput) => (await answer(input)).body;
    }
    return client;
  };
  return clientOf(table);
}
