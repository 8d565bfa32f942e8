import { createCall } from './call.ts';
import type { ClientOptions } from './options.ts';
import { intent } from './intent.ts';
import { type AnyInput, routeOf } from './route.ts';
import type { CallArgs, OperationId, OperationTable, SuccessBody, WithResponse } from './types.ts';

/** One method per operation of the table, named by its operation id. */
export type Client<Table extends OperationTable> = {
  readonly [Op in keyof Table & OperationId]: (...args: CallArgs<Op>) => Promise<SuccessBody<Op>>;
} & {
  /** The same methods, answering the response and its request id beside the body. */
  readonly withResponse: {
    readonly [Op in keyof Table & OperationId]: (
      ...args: CallArgs<Op>
    ) => Promise<WithResponse<SuccessBody<Op>>>;
  };
  /** A new intent, or the one that was kept: the idempotency key of something that must happen once. */
  readonly intent: typeof intent;
  /**
   * The same client with more operations: one session, one renewal, the same options. For parts of a program that are loaded later.
   * @example
   * const { webhooks } = await import('@dasbor/sdk/resources');
   * await client.with(webhooks).listWebhooks();
   */
  with<const More extends OperationTable>(table: More): Client<Table & More>;
  /** Stops renewing tokens. The client can be forgotten afterwards. */
  close(): void;
};

/**
 * A client of some resources only: what is not named does not reach the bundle.
 * @example
 * import { createClientFor } from '@dasbor/sdk';
 * import { orders, payments } from '@dasbor/sdk/resources';
 * const client = createClientFor({ ...orders, ...payments }, { baseUrl, session });
 */
export function createClientFor<const Table extends OperationTable>(table: Table, options: ClientOptions) {
  const { call, close } = createCall(options);

  function clientOf<Ops extends OperationTable>(operations: Ops): Client<Ops> {
    const withResponse: Record<string, unknown> = {};
    const client: Record<string, unknown> = {
      withResponse,
      intent,
      with: (more: OperationTable) => clientOf({ ...operations, ...more }),
      close,
    };
    for (const [operation, line] of Object.entries<string>(operations)) {
      const route = routeOf(operation, line);
      const answer = (input?: AnyInput) => call(route, input);
      withResponse[operation] = answer;
      client[operation] = async (input?: AnyInput) => (await answer(input)).body;
    }
    return client as Client<Ops>;
  }
  return clientOf(table);
}
