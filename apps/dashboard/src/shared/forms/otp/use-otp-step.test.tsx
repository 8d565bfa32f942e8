import { ok, problem, type Scenario } from '@dasbor/sdk/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { challengeOf, codeTaken } from '../../testing/challenge.ts';
import { fill } from '../../testing/full-storage.ts';
import { sessionOf } from '../../testing/sessions.ts';
import { createTestEnvironment, TestApp, type TestAppOptions } from '../../testing/test-app.tsx';
import { useOtpStep } from './use-otp-step.tsx';

const WITHDRAWAL = { amount: 250_000, account_number: '8422647002' };

const Action = ({ action }: { action: Readonly<Record<string, unknown>> }) => {
  const { step, confirm } = useOtpStep();
  return step ?? <button onClick={() => void confirm({ purpose: 'withdrawal', action })}>Confirm</button>;
};

type Visit = {
  action?: Readonly<Record<string, unknown>>;
} & TestAppOptions;

/** Opens the page as after a reload and asks for confirmation. Returns the number of codes sent from there, and how to leave. */
const ask = async ({ action = WITHDRAWAL, scenario, ...options }: Visit = {}) => {
  const environment = createTestEnvironment({ scenario: { ...codeTaken, ...scenario }, ...options });
  const { unmount } = render(
    <TestApp environment={environment}>
      <Action action={action} />
    </TestApp>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  const field = await screen.findByLabelText('Kode OTP');
  return { field, leave: unmount, sent: () => environment.fetch.callsOf('requestOtp').length };
};

/** Types a code and waits for the response. */
const typed = async (field: HTMLElement, text: RegExp) => {
  fireEvent.change(field, { target: { value: '918273' } });
  await screen.findByText(text);
};

const wrong: Scenario = { verifyOtp: problem(400, 'DPAY_OTP_INVALID', { remaining_attempts: 1 }) };

it('asks for the code sent before a reload and continues the countdown', async () => {
  const before = await ask({ scenario: { requestOtp: () => ok({ data: challengeOf({}, 20) }) } });
  expect(before.sent()).toBe(1);
  before.leave();

  const { sent } = await ask();

  expect(sent()).toBe(0);
  expect(screen.getByRole('button', { name: /Kirim ulang dalam (39|40) detik/ })).toBeDisabled();
});

it.each<[string, Visit]>([
  ['another amount', { action: { ...WITHDRAWAL, amount: 250_001 } }],
  ['the other mode', { mode: 'sandbox' }],
  ['another person', { session: sessionOf({ user_id: 'usr_01KAJ800000000000000000002' }) }],
])('asks for a code of its own for %s', async (_, visit) => {
  (await ask()).leave();

  expect((await ask(visit)).sent()).toBe(1);
});

it('requests another code when the first has expired', async () => {
  (await ask({ scenario: { requestOtp: () => ok({ data: challengeOf({}, 300) }) } })).leave();

  expect((await ask()).sent()).toBe(1);
});

it('requests another code when the first has been used', async () => {
  const before = await ask();
  fireEvent.change(before.field, { target: { value: '918273' } });
  await screen.findByRole('button', { name: 'Confirm' });
  before.leave();

  expect((await ask()).sent()).toBe(1);
});

it('counts the attempts made before the reload', async () => {
  const before = await ask({ scenario: wrong });
  await typed(before.field, /percobaan terakhir/);
  before.leave();

  await ask();

  expect(screen.getByText(/percobaan terakhir/)).toBeVisible();
});

it('accepts the sent code in a tab whose storage is full', async () => {
  fill(sessionStorage);

  const { field, sent } = await ask();
  fireEvent.change(field, { target: { value: '918273' } });

  expect(await screen.findByRole('button', { name: 'Confirm' })).toBeDefined();
  expect(sent()).toBe(1);
});

it('never stores a typed code', async () => {
  const { field } = await ask({ scenario: wrong });
  await typed(field, /percobaan terakhir/);

  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('918273');
});

it('reports that a code used in a duplicate of this tab is invalid, and requests another next time', async () => {
  const before = await ask({ scenario: { verifyOtp: problem(400, 'DPAY_OTP_EXPIRED') } });
  await typed(before.field, /kedaluwarsa/i);
  before.leave();

  expect((await ask()).sent()).toBe(1);
});
