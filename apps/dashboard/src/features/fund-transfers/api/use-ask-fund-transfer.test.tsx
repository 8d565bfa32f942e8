import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { createTestEnvironment, TestApp } from '../../../shared/testing/test-app.tsx';
import { useAskFundTransfer } from './use-ask-fund-transfer.ts';

it('sends one request if the user leaves before the response, returns and submits the same again', async () => {
  const environment = createTestEnvironment({ scenario: { createFundTransfer: 'pending' } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TestApp environment={environment}>{children}</TestApp>
  );
  const ask = async () => {
    const { result, unmount } = renderHook(() => useAskFundTransfer().create, { wrapper });
    await act(async () => void result.current({ type: 'balance_to_balance', amount: 50_000 }));
    unmount();
  };

  await ask();
  await ask();

  const keys = environment.fetch
    .callsOf('createFundTransfer')
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});
