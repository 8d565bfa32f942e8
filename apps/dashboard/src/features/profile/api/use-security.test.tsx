import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useSessionKeeper } from '../../../shared/lib/session/session-keeper.tsx';
import { createTestEnvironment, TestApp } from '../../../shared/testing/test-app.tsx';
import { profile } from '../testing/scenarios.ts';
import { useSecurity } from './use-security.ts';

const Guess = () => {
  const { changePassword } = useSecurity();
  const values = {
    current_password: 'salah',
    password: 'kopi-Susu-1',
    password_confirmation: 'kopi-Susu-1',
  };
  const [isRefused, setRefused] = useState(false);
  const guess = () => changePassword(values).catch(() => setRefused(true));
  return <button onClick={() => void guess()}>{isRefused ? 'refused' : 'guess'}</button>;
};

/** As the guard does: the page while signed in, otherwise the reason for the sign-out. */
const Door = () => {
  const { signedIn, ended } = useSessionKeeper();
  return signedIn ? <Guess /> : <output>{ended}</output>;
};

const guessing = (scenario: typeof profile.wrongPassword | typeof profile.passwordTriesUsedUp) => {
  render(
    <TestApp environment={createTestEnvironment({ scenario })} path="/user/change-password">
      <Door />
    </TestApp>,
  );
  fireEvent.click(screen.getByRole('button'));
};

it('the last wrong current password also ends the session here, with the reason', async () => {
  guessing(profile.passwordTriesUsedUp);

  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('guesses'));
});

it('an earlier wrong password keeps the session', async () => {
  guessing(profile.wrongPassword);

  await waitFor(() => expect(screen.getByRole('button').textContent).toBe('refused'));
});
