import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { JSDOM } from 'jsdom';
import { act, createElement } from 'react';
import { expect, onTestFinished, vi } from 'vitest';

/** Renders a page of a program that uses React Query or SWR, and returns its text once it is not `loading`. */
export const textOf = async (Page: () => string): Promise<string> => {
  // React looks for a browser when it is imported.
  const { window } = new JSDOM();
  const { document } = window;
  for (const [name, value] of Object.entries({ window, document, IS_REACT_ACT_ENVIRONMENT: true }))
    vi.stubGlobal(name, value);
  const { createRoot } = await import('react-dom/client');
  const client = new QueryClient();
  const container = document.createElement('div');
  const root = createRoot(container);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    client.clear();
    vi.unstubAllGlobals();
  });

  await act(async () => root.render(createElement(QueryClientProvider, { client }, createElement(Page))));
  await vi.waitFor(() => act(async () => expect(container.textContent).not.toBe('loading')), 10_000);
  return container.textContent;
};
