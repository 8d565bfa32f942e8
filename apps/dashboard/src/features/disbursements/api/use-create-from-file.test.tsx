import { ok } from '@dasbor/sdk/testing';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { createTestEnvironment, TestApp } from '../../../shared/testing/test-app.tsx';
import { type BatchFromFile, useCreateFromFile } from './use-create-from-file.ts';

const batch: BatchFromFile = {
  file: new File(['name,amount\nSiti,150000\n'], 'gaji.csv'),
  name: 'Gaji',
  description: '',
  source: '',
  edits: [],
};

it('makes no batch of a file that is still being uploaded once another sign-in has begun, of whomever', async () => {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const environment = createTestEnvironment({
    scenario: {
      uploadDisbursementFile: async () => {
        await answered;
        return ok({ data: { id: 'dfl_1' } } as never);
      },
    },
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TestApp environment={environment}>{children}</TestApp>
  );
  const { result, unmount } = renderHook(() => useCreateFromFile(), { wrapper });

  let outcome: Promise<unknown> = Promise.resolve();
  act(() => {
    outcome = result.current.create(batch).catch((error: unknown) => error);
  });
  unmount();
  const signIn = environment.sessionStore.read()!;
  environment.sessionStore.end('signed-out');
  environment.sessionStore.begin({ ...signIn, signedInAt: signIn.signedInAt + 1 });
  answer();

  expect(await outcome).toMatchObject({ reason: 'aborted' });
  expect(environment.fetch.callsOf('uploadDisbursementFile')).toHaveLength(1);
  expect(environment.fetch.callsOf('createDisbursement')).toEqual([]);
});
