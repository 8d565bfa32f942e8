import { balance } from '@dasbor/sdk/resources';
import { ok } from '@dasbor/sdk/testing';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { createTestEnvironment, TestApp } from '../testing/test-app.tsx';
import { useClient } from './client.tsx';

const signedIn = () => {
  const environment = createTestEnvironment({
    scenario: { getBalance: ok({ data: {} } as never) },
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TestApp environment={environment}>{children}</TestApp>
  );
  const { result } = renderHook(() => useClient(balance), { wrapper });
  return {
    ...environment,
    client: result.current,
    asked: () => environment.fetch.callsOf('getBalance').length,
  };
};

it('asks who is signed in, even after a token refresh', async () => {
  const { client, sessionStore, asked } = signedIn();
  const tokens = { token: 'renewed', refresh_token: 'renewed' };

  await client.getBalance();
  sessionStore.ofMode('live').write(tokens);
  await client.getBalance();

  expect(asked()).toBe(2);
});

it('sends no later step of an action once another user has signed in, here or in another tab', async () => {
  const { client, sessionStore, asked } = signedIn();

  sessionStore.begin({ ...sessionStore.read()!, signedInAt: sessionStore.read()!.signedInAt + 1 });

  await expect(client.getBalance()).rejects.toMatchObject({ reason: 'aborted' });
  expect(asked()).toBe(0);
});

it('sends no later step of an action after a sign-out', async () => {
  const { client, sessionStore, asked } = signedIn();

  sessionStore.end('signed-out');

  await expect(client.getBalance()).rejects.toMatchObject({ reason: 'aborted' });
  expect(asked()).toBe(0);
});
