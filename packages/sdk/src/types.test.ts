// What must and must not compile. Checked by `pnpm typecheck`; vitest only executes the file.
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { components } from './generated/schema.gen.ts';
import {
  createClient,
  createClientFor,
  type DasborClient,
  intent,
  isProblem,
  isProblemOf,
  type KeyOptions,
  type Open,
  type OperationId,
  type ProblemCodeOf,
} from './index.ts';
import { orders, payments } from './resources.ts';
import * as tables from './resources.ts';
import { createScenarioFetch, type OkAnswer, ok, type ProblemAnswer, problem } from './testing/index.ts';

const fetch = createScenarioFetch();
const client = createClient({ baseUrl: 'http://api.test', fetch });
describe('a method', () => {
  it("takes the contract's input and returns its body", () => {
    expectTypeOf(client.listPayments).returns.resolves.toEqualTypeOf<
      components['schemas']['PaymentListAnswer']
    >();
    expectTypeOf(client.logout).returns.resolves.toEqualTypeOf<undefined>();
    expectTypeOf(client.streamEvents).returns.resolves.toEqualTypeOf<ReadableStream<Uint8Array>>();
    expectTypeOf(client.withResponse.getPayment).returns.resolves.toHaveProperty('requestId');
    expectTypeOf(client).toEqualTypeOf<DasborClient<'session'>>();
    expectTypeOf(client).toExtend<DasborClient>();
  });

  it('does not compile with input unknown to the contract', () => {
    const body = { status: 'completed' } as const;
    const calls = () => {
      // @ts-expect-error limit is a number
      void client.listPayments({ query: { limit: '10' } });
      // @ts-expect-error a status that payments do not have
      void client.listPayments({ query: { filters: { status: ['paid'] } } });
      // @ts-expect-error an expand that payments do not have
      void client.listPayments({ query: { expand: ['refunds'] } });
      // @ts-expect-error a parameter that is not there
      void client.listPayments({ query: { page: 2 } });
      // @ts-expect-error listing has no body
      void client.listPayments({ body: {} });
      // @ts-expect-error which payment?
      void client.getPayment();
      // @ts-expect-error which payment?
      void client.getPayment({ path: {} });
      // @ts-expect-error a key that was lost must not become a new one
      void client.simulatePayment({ path: { id: 'pay_1' }, body, idempotencyKey: undefined });
      // @ts-expect-error a sensitive operation needs its confirmation
      void client.setTwoStep({ body: { enabled: true } });
      // @ts-expect-error listing has no idempotency key
      void client.listPayments({ idempotencyKey: intent() });
      // @ts-expect-error there is no such operation
      void client.listPlanets();
    };
    expectTypeOf(calls).toBeFunction();
  });

  it('accepts undefined for an optional parameter', () => {
    expectTypeOf(client.listPayments).toBeCallableWith({ query: { search: undefined }, signal: undefined });
    expectTypeOf(client.listPayments).toBeCallableWith({ query: undefined });
  });
});

describe('a problem', () => {
  it('has the codes of its operation', () => {
    expectTypeOf<'DPAY_VA_EXPIRED'>().toExtend<ProblemCodeOf<'payVirtualAccount'>>();
    expectTypeOf<'DPAY_VA_EXPIRED'>().not.toExtend<ProblemCodeOf<'listPayments'>>();
    const error: unknown = undefined;
    if (isProblemOf(error, 'payVirtualAccount')) {
      expectTypeOf(error.code).toEqualTypeOf<ProblemCodeOf<'payVirtualAccount'>>();
      expectTypeOf(error.operation).toEqualTypeOf<'payVirtualAccount'>();
    }
  });

  it('has the params of its code', () => {
    const error: unknown = new Error('not from the API');
    if (isProblem(error, 'DPAY_ACCOUNT_LOCKED')) {
      expectTypeOf(error.params.remaining_minutes).toEqualTypeOf<number>();
    }
    // @ts-expect-error a code that no operation answers
    expect(isProblem(error, 'DPAY_NO_SUCH_CODE')).toBe(false);
  });
});

describe('a scenario', () => {
  it('compiles only with responses that the operation can give', () => {
    const scenarios = [
      createScenarioFetch({
        listBanks: ok({ data: [] }),
        payVirtualAccount: problem(409, 'DPAY_VA_EXPIRED'),
        createOrder: () => problem(429, 'DPAY_RATE_LIMITED', { retry_after: 30 }),
      }),
      // @ts-expect-error a body of another operation
      createScenarioFetch({ listPayments: ok({ data: [] }) }),
      // @ts-expect-error a code of another operation
      createScenarioFetch({ listBanks: problem(409, 'DPAY_VA_EXPIRED') }),
      // @ts-expect-error a code at a status that is not its own
      createScenarioFetch({ getPayment: problem(200, 'DPAY_PAYMENT_NOT_FOUND') }),
      // @ts-expect-error the same, seen by a function
      createScenarioFetch({ getPayment: () => problem(409, 'DPAY_PAYMENT_NOT_FOUND') }),
      // @ts-expect-error a success that listing does not have
      createScenarioFetch({ listBanks: ok({ data: [] }, { status: 201 }) }),
      // @ts-expect-error nothing where the contract has a body
      createScenarioFetch({ listBanks: ok() }),
      // @ts-expect-error a code without the params it carries
      createScenarioFetch({ createPayment: problem(409, 'DPAY_PAYMENT_IN_PROGRESS') }),
      // @ts-expect-error a code with the params of another
      createScenarioFetch({ createPayment: problem(409, 'DPAY_PAYMENT_IN_PROGRESS', { max: 1 }) }),
      // @ts-expect-error an operation that is not there
      createScenarioFetch({ listPlanets: 'pending' }),
    ];
    expect(scenarios).toHaveLength(10);
  });

  it('accepts a response whose type has no status', () => {
    const banks = (): OkAnswer<{ data: [] }> => ok({ data: [] });
    const missing = (): ProblemAnswer<'DPAY_PAYMENT_NOT_FOUND'> => problem(404, 'DPAY_PAYMENT_NOT_FOUND');

    expect(createScenarioFetch({ listBanks: banks(), getPayment: missing() })).toBeTypeOf('function');
  });
});

describe('a client with a key', () => {
  const key = 'dp_test_k';

  it('has the methods that accept keys and no others', () => {
    const byKey = createClient({ baseUrl: 'http://api.test', key, fetch });
    const tableOfKeys = Object.values(tables).flatMap((table) =>
      Object.entries(table).flatMap(([operation, line]) => (line.includes(' key') ? operation : [])),
    );

    expect(tableOfKeys).toHaveLength(76);
    expect(Object.keys(byKey.withResponse).toSorted()).toEqual(tableOfKeys.toSorted());
    expectTypeOf(byKey).toEqualTypeOf<DasborClient>();
    expectTypeOf(byKey.listPayments).toEqualTypeOf(client.listPayments);
    // @ts-expect-error withdrawals are made by people
    expect(byKey.createWithdrawal).toBe(undefined);
    // @ts-expect-error nobody signs in with a key
    expect(byKey.withResponse.login).toBe(undefined);
  });

  it('gets no others when more resources are added', () => {
    const byKey = createClientFor(payments, { baseUrl: 'http://api.test', key, fetch }).with(tables.apiKeys);

    expectTypeOf<'getPayment'>().toExtend<keyof typeof byKey>();
    // @ts-expect-error keys are made by people
    expect(byKey.createApiKey).toBe(undefined);
  });

  it('is recognised by its options, also if the key comes from the environment', () => {
    const env: Record<string, string | undefined> = { DASBOR_KEY: key };

    const byKey = createClient({ baseUrl: 'http://api.test', key: env['DASBOR_KEY'] });

    expectTypeOf(byKey).toEqualTypeOf<DasborClient>();
  });

  it('is recognised by a variable typed with its options', () => {
    const kept: KeyOptions = { baseUrl: 'http://api.test', key };

    expectTypeOf(createClient(kept)).toEqualTypeOf<DasborClient>();
  });
});

describe('a client of some resources', () => {
  it('has their operations and no others', () => {
    const small = createClientFor(payments, { baseUrl: 'http://api.test', fetch });

    expect(Object.keys(small).toSorted()).toEqual(
      ['close', 'intent', 'with', 'withResponse', ...Object.keys(payments)].toSorted(),
    );
    expectTypeOf(small.listPayments).toEqualTypeOf(client.listPayments);
    // @ts-expect-error orders were not asked for
    expect(small.listOrders).toBe(undefined);
  });

  it('accepts more operations later and keeps the first ones', () => {
    const small = createClientFor(payments, { baseUrl: 'http://api.test', fetch });

    const more = small.with(orders);

    expectTypeOf(more.listOrders).toEqualTypeOf(client.listOrders);
    expectTypeOf(more.listPayments).toEqualTypeOf(client.listPayments);
    expect([typeof more.listOrders, typeof more.listPayments]).toEqual(['function', 'function']);
  });
});

it('open enums accept any text and still suggest the known values', () => {
  expectTypeOf<string>().toExtend<Open<'completed' | 'failed'>>();
});

it('the whole client has every operation of the contract', () => {
  const ids = Object.values(tables).flatMap((table) => Object.keys(table));

  expectTypeOf<
    Exclude<keyof DasborClient<'session'>, 'withResponse' | 'with' | 'intent' | 'close'>
  >().toEqualTypeOf<OperationId>();
  expect(Object.keys(client).toSorted()).toEqual(
    ['close', 'intent', 'with', 'withResponse', ...ids].toSorted(),
  );
});
