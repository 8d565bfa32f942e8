import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import createQueries from 'openapi-react-query';
import { JSDOM } from 'jsdom';
import { act, createElement, type ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { createQueryHook } from 'swr-openapi';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Order, SuccessBody } from '../index.ts';
import { createScenarioFetch, offline, ok, problem, type Scenario } from '../testing/index.ts';
import { createFetchClient } from './index.ts';

// React looks for a browser when it is imported.
const { window } = new JSDOM();
const { document } = window;
for (const [name, value] of Object.entries({ window, document, IS_REACT_ACT_ENVIRONMENT: true }))
  vi.stubGlobal(name, value);
afterAll(() => vi.unstubAllGlobals());
const { createRoot } = await import('react-dom/client');

const page = { next_cursor: null, previous_cursor: null, has_next: false, has_previous: false };
const orders = { data: [{ id: 'ord_1', reference_id: 'A-1' } as Order], page } as SuccessBody<'listOrders'>;
const refusal = problem(404, 'DPAY_ORDER_NOT_FOUND');

const connect = (scenario: Scenario) => {
  const fetch = createScenarioFetch(scenario);
  const client = createFetchClient({
    baseUrl: 'http://api.test',
    key: 'dp_test_k',
    fetch,
    retry: { baseMs: 0 },
  });
  return { fetch, client };
};

/** Renders a page, and waits for the text that it shows at last. */
const shows = async (page: ReactNode, wanted: string) => {
  const container = document.createElement('div');
  const root = createRoot(container);
  onTestFinished(() => act(async () => root.unmount()));
  await act(async () => root.render(page));
  await vi.waitFor(() => act(async () => expect(container.textContent).toBe(wanted)));
};

describe('openapi-react-query', () => {
  const around = (Page: () => ReactNode) => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    onTestFinished(() => client.clear());
    return createElement(QueryClientProvider, { client }, createElement(Page));
  };

  it('shows what a query answers', async () => {
    const { client, fetch } = connect({ listOrders: [offline(), ok(orders)] });
    const api = createQueries(client);
    const Page = () => {
      const { data } = api.useQuery('get', '/dashboard/orders', { params: { query: { limit: 1 } } });
      return data ? data.data.map(({ reference_id }) => reference_id).join() : 'loading';
    };

    await shows(around(Page), 'A-1');
    expect(fetch.callsOf('listOrders').map(({ query }) => query)).toEqual([{ limit: '1' }, { limit: '1' }]);
  });

  it('throws the refusal of the contract, typed', async () => {
    const { client } = connect({ getOrder: refusal });
    const api = createQueries(client);
    const Page = () => {
      const { error } = api.useQuery('get', '/dashboard/orders/{id}', { params: { path: { id: 'ord_9' } } });
      return error ? `refused: ${error.error_code}` : 'loading';
    };

    await shows(around(Page), 'refused: DPAY_ORDER_NOT_FOUND');
  });

  it('repeats a mutation with the same idempotency key', async () => {
    const { client, fetch } = connect({
      createOrder: [
        problem(500, 'DPAY_INTERNAL_ERROR'),
        offline(),
        offline(),
        ok({ data: orders.data[0]! }, { status: 201 }),
      ],
    });
    const api = createQueries(client);
    const options = { retry: 1, retryDelay: 0 };
    let create!: () => void;
    const Page = () => {
      const { mutate, data } = api.useMutation('post', '/dashboard/orders', options);
      create = () =>
        mutate({
          params: { header: { 'Idempotency-Key': 'order-A-1-create' } },
          body: { reference_id: 'A-1', total_amount: 150_000 },
        });
      return data ? data.data.id : 'ready';
    };
    await shows(around(Page), 'ready');

    await act(async () => create());

    await vi.waitFor(() => act(async () => expect(fetch.callsOf('createOrder')).toHaveLength(4)));
    const keys = fetch.callsOf('createOrder').map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys)).toEqual(new Set(['order-A-1-create']));
  });
});

describe('swr-openapi', () => {
  const around = (Page: () => ReactNode) =>
    createElement(
      SWRConfig,
      { value: { provider: () => new Map(), shouldRetryOnError: false } },
      createElement(Page),
    );

  it('shows what a query answers', async () => {
    const { client } = connect({ listOrders: [offline(), ok(orders)] });
    const useQuery = createQueryHook(client, 'dasbor');
    const Page = () => {
      const { data } = useQuery('/dashboard/orders', { params: { query: { limit: 1 } } });
      return data ? data.data.map(({ reference_id }) => reference_id).join() : 'loading';
    };

    await shows(around(Page), 'A-1');
  });

  it('throws the refusal of the contract, typed', async () => {
    const { client } = connect({ getOrder: refusal });
    const useQuery = createQueryHook(client, 'dasbor');
    const Page = () => {
      const { error } = useQuery('/dashboard/orders/{id}', { params: { path: { id: 'ord_9' } } });
      return error ? `refused: ${error.error_code}` : 'loading';
    };

    await shows(around(Page), 'refused: DPAY_ORDER_NOT_FOUND');
  });
});
