import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { createTestEnvironment, TestApp } from '../../../shared/testing/test-app.tsx';
import { useCreateTopUp } from './use-create-top-up.ts';

it('sends one request if the user leaves before the response, returns and submits the same again', async () => {
  const environment = createTestEnvironment({ scenario: { createTopUp: 'pending' } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TestApp environment={environment}>{children}</TestApp>
  );
  const ask = async () => {
    const { result, unmount } = renderHook(() => useCreateTopUp(), { wrapper });
    await act(async () => void result.current({ bank: 'BCA', amount: 50_000 }));
    unmount();
  };

  await ask();
  await ask();

  const keys = environment.fetch.callsOf('createTopUp').map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});
