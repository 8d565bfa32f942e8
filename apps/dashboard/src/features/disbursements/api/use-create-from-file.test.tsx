import { offline, ok, problem, type Scenario } from '@dasbor/sdk/testing';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { createTestEnvironment, TestApp, type TestEnvironment } from '../../../shared/testing/test-app.tsx';
import { batchExamples } from '../testing/scenarios.ts';
import { useSaves } from './saves.ts';
import { type BatchFromFile, useCreateFromFile } from './use-create-from-file.ts';

const batch: BatchFromFile = {
  file: new File(['name,amount\nSiti,150000\n'], 'gaji.csv'),
  what: 'a',
  name: 'Gaji',
  description: '',
  source: '',
  edits: [],
};

const pageIn = (environment: TestEnvironment) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TestApp environment={environment}>{children}</TestApp>
  );
  return renderHook(() => useCreateFromFile(useSaves()), { wrapper });
};

/** A server that takes files and batches, and holds the first of the files until it is let go. */
function server(createDisbursement: Scenario['createDisbursement'] = made) {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  let files = 0;
  const environment = createTestEnvironment({
    scenario: {
      uploadDisbursementFile: async () => {
        const id = `dfl_${(files += 1)}`;
        if (files === 1) await held;
        return ok({ data: { id } } as never, { status: 201 });
      },
      createDisbursement,
    },
  });
  const keys = () =>
    environment.fetch.callsOf('createDisbursement').map(({ headers }) => headers.get('idempotency-key'));
  return { environment, letGo: () => letGo(), keys };
}

const made = ok({ data: batchExamples.validating }, { status: 201 });

beforeEach(() => localStorage.clear());

it('saves a file once under one key, however often it is saved while its upload still runs', async () => {
  const { environment, letGo, keys } = server();
  const first = pageIn(environment);
  const saved = first.result.current.create(batch);
  first.unmount();

  // Come back to, taken up, and something mended in it.
  const second = pageIn(environment);
  await act(() => second.result.current.create({ ...batch, name: 'Gaji November' }));
  letGo();
  await saved;

  expect(keys()).toHaveLength(2);
  expect(new Set(keys()).size).toBe(1);
});

it('goes on with another key after the batch was made', async () => {
  const { environment, letGo, keys } = server();
  letGo();
  const { result } = pageIn(environment);

  await act(() => result.current.create(batch));
  await act(() => result.current.create(batch));

  expect(new Set(keys()).size).toBe(2);
});

it('keeps the key over what is said to a repetition at the door: it tells nothing of an earlier try whose answer was lost', async () => {
  const { environment, letGo, keys } = server([
    offline(),
    problem(429, 'DPAY_RATE_LIMITED', { retry_after: 1 }),
    problem(403, 'DPAY_MERCHANT_SUSPENDED'),
    problem(400, 'DPAY_INVALID_REQUEST'),
    made,
  ]);
  letGo();
  const { result } = pageIn(environment);

  for (const description of ['', 'Mended', 'Mended', 'Again'])
    await act(() => result.current.create({ ...batch, description }).catch(() => undefined));
  await act(() => result.current.create(batch));

  expect(keys()).toHaveLength(5);
  expect(new Set(keys()).size).toBe(1);
});

/** Kept under its key, and said to each try under it. */
const kept = (status: number, code: string, isReplayed: boolean) =>
  ok(
    { error_code: code, message: code } as never,
    { status, headers: { 'idempotent-replayed': String(isReplayed) } } as never,
  );

it.each([
  ['just said', kept(409, 'DPAY_BANK_TRANSFERS_OFF', false)],
  ['said once more', kept(409, 'DPAY_BANK_TRANSFERS_OFF', true)],
  ['said once more, as it may be at the door too', kept(400, 'DPAY_INVALID_REQUEST', true)],
])('ends the key of a repetition with a refusal that is kept under it, %s', async (_, refusal) => {
  const { environment, letGo, keys } = server([offline(), refusal, made] as Scenario['createDisbursement']);
  letGo();
  const { result } = pageIn(environment);

  for (let tries = 0; tries < 2; tries += 1)
    await act(() => result.current.create(batch).catch(() => undefined));
  await act(() => result.current.create(batch));

  const [first, second, third] = keys();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it.each<[string, boolean, ReturnType<typeof problem>]>([
  ['what was sent', false, problem(400, 'DPAY_INVALID_REQUEST')],
  ['a subaccount that may not pay', false, problem(409, 'DPAY_SUBACCOUNT_NOT_LIVE')],
  ['a subaccount that is gone', false, problem(404, 'DPAY_SUBACCOUNT_NOT_FOUND')],
  ['a feature that is off', false, problem(403, 'DPAY_FEATURE_DISABLED', { feature: 'disbursement' })],
  ['haste', false, problem(429, 'DPAY_RATE_LIMITED', { retry_after: 1 })],
  ['another try that still runs', true, problem(409, 'DPAY_REQUEST_IN_PROGRESS')],
  ['a fault of the server', true, problem(500, 'DPAY_INTERNAL_ERROR')],
])('a first try that is refused for %s may be a batch: %s', async (_, mayBeOne, reply) => {
  const { environment, letGo, keys } = server([reply, made] as Scenario['createDisbursement']);
  letGo();
  const { result } = pageIn(environment);
  const known = renderHook(() => useSaves(), {
    wrapper: ({ children }) => <TestApp environment={environment}>{children}</TestApp>,
  }).result.current;

  await act(() => result.current.create(batch).catch(() => undefined));
  expect(known.isForgotten('a', new Date('2027-01-01T05:00:00Z'))).toBe(mayBeOne);

  await act(() => result.current.create({ ...batch, source: 'sub_1' }));
  expect(new Set(keys()).size).toBe(mayBeOne ? 1 : 2);
});

it('is asked for once by each press, so that a refusal is of that very try', async () => {
  const { environment, letGo, keys } = server([offline(), made] as Scenario['createDisbursement']);
  letGo();
  const { result } = pageIn(environment);

  await act(() => result.current.create(batch).catch(() => undefined));

  expect(keys()).toHaveLength(1);
});

it('sends a file anew that was thrown away meanwhile, and gives up where it is not found again', async () => {
  const gone = kept(404, 'DPAY_DISBURSEMENT_FILE_NOT_FOUND', false);
  const { environment, letGo, keys } = server([offline(), gone, gone] as Scenario['createDisbursement']);
  letGo();
  const { result } = pageIn(environment);
  await act(() => result.current.create(batch).catch(() => undefined));

  let outcome: unknown;
  await act(async () => (outcome = await result.current.create(batch).catch((error: unknown) => error)));

  expect(outcome).toMatchObject({ code: 'DPAY_DISBURSEMENT_FILE_NOT_FOUND' });
  expect(environment.fetch.callsOf('uploadDisbursementFile')).toHaveLength(2);
  // Under the key of before, with another file, it would be refused as another request.
  expect(new Set(keys()).size).toBe(2);
  expect(keys()).toHaveLength(3);
});

it('says of a batch that it is made, also where the cache has gone with the sign-in', async () => {
  const { environment, letGo } = server();
  const { result, unmount } = pageIn(environment);
  letGo();
  const saved = result.current.create(batch);

  unmount();

  expect(await saved).toMatchObject({ id: batchExamples.validating.id });
});

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
  const { result, unmount } = pageIn(environment);

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
