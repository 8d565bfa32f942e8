import { fireEvent, render, screen } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import useSWR, { SWRConfig } from 'swr';
import { expect, it } from 'vitest';
import { TestApp } from '../../shared/testing/test-app.tsx';
import { Shell } from './shell.tsx';

/** What a server answers: another figure at each question. */
function server() {
  let asked = 0;
  return async () => `answer ${(asked += 1)}`;
}

function Page({ ask, to }: { ask: () => Promise<string>; to: string }) {
  const { data } = useSWR('/balance', ask);
  return (
    <>
      <p>{data}</p>
      <Link to={to}>Go to {to}</Link>
    </>
  );
}

it('shows on the next page what is so now, however soon after the page before', async () => {
  const ask = server();
  render(
    <TestApp path="/one">
      {/* What stands where nobody says otherwise: answers of the last two seconds are taken for new. */}
      <SWRConfig value={{ dedupingInterval: 2000 }}>
        <Shell>
          <Routes>
            <Route path="/one" element={<Page key="one" ask={ask} to="/two" />} />
            <Route path="/two" element={<Page key="two" ask={ask} to="/one" />} />
          </Routes>
        </Shell>
      </SWRConfig>
    </TestApp>,
  );
  await screen.findByText('answer 1');

  fireEvent.click(screen.getByRole('link', { name: 'Go to /two' }));

  expect(await screen.findByText('answer 2')).toBeDefined();
});
