import { ok } from '@dasbor/sdk/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { modeAtom } from '../../shared/state/mode.ts';
import { sessionsAtom, useSession } from '../../shared/state/session.ts';
import { sessionOf } from '../../shared/testing/sessions.ts';
import { createTestEnvironment, TestApp } from '../../shared/testing/test-app.tsx';
import { Shell } from './shell.tsx';

const RECORD = '/payments/pay_01KAJ800000000000000000001?tab=history';

const Address = () => {
  const { pathname, search } = useLocation();
  const { mode } = useSession();
  return <output data-testid="address">{`${mode} ${pathname}${search}`}</output>;
};

/** Loads both modes, as after a first switch. The next switch only has to render. */
const open = async (path: string) => {
  const sessions = { live: sessionOf(), sandbox: sessionOf({ mode: 'sandbox' }) };
  const environment = createTestEnvironment({
    scenario: { getSession: () => ok({ data: sessions[environment.atoms.get(modeAtom)] }) },
  });
  environment.atoms.set(sessionsAtom, sessions);
  render(
    <TestApp environment={environment} path={path}>
      <Shell>
        <Address />
      </Shell>
    </TestApp>,
  );
  await screen.findByTestId('address');
  return environment;
};

/** Presses in sequence, before the first switch has rendered. */
const press = async (...modes: string[]) => {
  await act(async () => {
    for (const mode of modes) fireEvent.click(screen.getByRole('button', { name: mode }));
  });
};

const address = () => screen.getByTestId('address').textContent;

it.each(['/payments?status=failed', RECORD])(
  'stays in live at %s if live is pressed again before sandbox renders',
  async (path) => {
    const { atoms } = await open(path);

    await press('Sandbox', 'Live');

    expect(atoms.get(modeAtom)).toBe('live');
    expect(address()).toBe(`live ${path}`);
    expect(screen.getByRole('button', { name: 'Live', pressed: true })).toBeDefined();
  },
);

it('applies the last of three presses', async () => {
  const { atoms } = await open(RECORD);

  await press('Sandbox', 'Live', 'Sandbox');

  expect(atoms.get(modeAtom)).toBe('sandbox');
  expect(address()).toBe('sandbox /payments');
});
