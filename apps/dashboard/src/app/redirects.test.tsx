import { render, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { TestApp } from '../shared/testing/test-app.tsx';
import { AppRoutes } from './router.tsx';

// Product spec §2: old addresses.
it.each([
  // spec 2.21
  ['/homeold', '/home'],
  // spec 2.28
  ['/instapay', '/payment_links'],
])('%s redirects to %s', async (from, to) => {
  let at = '';
  const Address = () => {
    at = useLocation().pathname;
    return null;
  };
  render(
    <TestApp path={from}>
      <Address />
      <AppRoutes />
    </TestApp>,
  );

  await waitFor(() => expect(at).toBe(to));
});
