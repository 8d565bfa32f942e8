import { offline, ok, type RecordedCall } from '@dasbor/sdk/testing';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { forgetOwn } from '../../../shared/lib/own-keys.ts';
import { sessionOf } from '../../../shared/testing/sessions.ts';
import { TestApp } from '../../../shared/testing/test-app.tsx';
import { batchExamples } from '../testing/scenarios.ts';
import { useCreateFromFile } from './use-create-from-file.ts';

const file = new File(['a,b\n1,2\n'], 'gaji.csv', { lastModified: 1 });
const batch = { file, name: 'Gaji', description: '', source: '', edits: [] };
const dewi = sessionOf({ user_id: 'usr_01KAJ800000000000000000002' });

/** The tab, of which the answer to the first batch is lost; what was sent is told. */
function openTab() {
  const sent: RecordedCall[] = [];
  let uploads = 0;
  const scenario = {
    uploadDisbursementFile: () => ok({ data: { id: `fil_${(uploads += 1)}` } } as never, { status: 201 }),
    createDisbursement: (call: RecordedCall) => {
      sent.push(call);
      return sent.length === 1 ? offline() : ok({ data: batchExamples.invalid }, { status: 201 });
    },
  };
  const as = (session = sessionOf()) =>
    renderHook(useCreateFromFile, {
      wrapper: ({ children }) => (
        <TestApp session={session} scenario={scenario as never}>
          {children}
        </TestApp>
      ),
    }).result.current;
  return { sent, as };
}

const wishOf = ({ body, headers }: RecordedCall) => [
  (body as { file_id: string }).file_id,
  headers.get('idempotency-key'),
];

test('a file whose answer was lost is the same wish for who signed out and in again', async () => {
  const { sent, as } = openTab();
  await as()
    .create(batch)
    .catch(() => undefined);
  forgetOwn();

  await as().create(batch);

  expect(sent).toHaveLength(2);
  expect(wishOf(sent[1]!)).toEqual(wishOf(sent[0]!));
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('gaji.csv');
});

test('the same file of another person is another wish', async () => {
  const { sent, as } = openTab();
  await as()
    .create(batch)
    .catch(() => undefined);

  await as(dewi).create(batch);

  expect(wishOf(sent[1]!)[0]).not.toBe(wishOf(sent[0]!)[0]);
  expect(wishOf(sent[1]!)[1]).not.toBe(wishOf(sent[0]!)[1]);
});
