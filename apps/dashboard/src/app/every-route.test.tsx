import { may, type Requirement, ROLES, ROUTE_REQUIREMENTS } from '@dasbor/domain/access';
import { cleanup, render, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { type RoleName, sessionAs } from '../shared/testing/sessions.ts';
import { whoOf } from '../shared/state/session.ts';
import { createTestEnvironment, TestApp } from '../shared/testing/test-app.tsx';
import { Guard } from './guards.tsx';
import { findRoute } from './signed-in-routes.ts';

/** Product spec §2, authenticated routes. `homeold` and `instapay` only redirect. */
const ROUTES = [
  '/home',
  '/transactions',
  '/analytics',
  '/settings',
  '/settings/webhooks/new',
  '/orders',
  '/orders/ord_1',
  '/payments',
  '/payments/pay_1',
  '/exports',
  '/payment_links',
  '/payment_links/detail/plk_1',
  '/payment_links/create',
  '/customers',
  '/customers/cus_1',
  '/settlements',
  '/settlements/set_1',
  '/balance',
  '/balance/withdraw',
  '/balance/topup',
  '/users',
  '/users/new',
  '/users/usr_1',
  '/users/usr_1/edit',
  '/refunds',
  '/refunds/new',
  '/refunds/rfn_1',
  '/disbursements',
  '/disbursements/topup',
  '/disbursements/create',
  '/disbursements/detail/dis_1',
  '/disbursements/info/dis_1',
  '/disbursements/items-details',
  '/simulator',
  '/user',
  '/user/invite',
  '/user/role/3/edit',
  '/user/change-password',
  '/user/profile',
  '/invoices',
  '/invoices/payments',
  '/invoices/customers',
  '/invoices/customers/cus_1',
  '/invoices/upload',
  '/invoices/create',
  '/invoices/inv_1',
  '/access_denied',
  '/subaccount',
  '/subaccount/fund-transfer',
  '/subaccount/settings',
  '/subaccount/sub_1',
  '/subaccount/sub_1/settings',
  '/subaccount/sub_1/payments/pay_1',
  '/subaccount/sub_1/settlement/set_1',
];

/** Read from the table by another way than the guard's: as a regular expression for each row. */
const requirementOf = (path: string): Requirement =>
  ROUTE_REQUIREMENTS.filter(([pattern]) =>
    new RegExp(`^${pattern.replaceAll(':id', '[^/]+')}(/|$)`).test(path),
  ).at(-1)?.[1] ?? {};

const Address = () => {
  const { pathname } = useLocation();
  return <output>{pathname}</output>;
};

const opened = (path: string, role: RoleName): string | null => {
  render(
    <TestApp environment={createTestEnvironment({ session: sessionAs(role) })} path={path}>
      <Guard>
        <Address />
      </Guard>
    </TestApp>,
  );
  const address = screen.getByRole('status').textContent;
  cleanup();
  return address;
};

it.each(ROUTES)('%s is a page of its own', (path) => {
  expect(findRoute(path)?.path).not.toBe('*');
});

describe.each(ROLES.map(({ name }) => name as RoleName))('%s', (role) => {
  const who = whoOf(sessionAs(role));

  it('opens the pages that the requirements allow, and is refused the others', () => {
    const got = ROUTES.map((path) => [path, opened(path, role)]);

    expect(got).toEqual(
      ROUTES.map((path) => [path, may(who, requirementOf(path)).ok ? path : '/access_denied']),
    );
  });
});

it('each role but the owner and the admin is refused some page, and the owner none', () => {
  const refused = (role: RoleName) =>
    ROUTES.filter((path) => !may(whoOf(sessionAs(role)), requirementOf(path)).ok).length;

  expect(ROLES.filter(({ name }) => refused(name as RoleName) === 0).map(({ name }) => name)).toEqual([
    'Owner',
    'Admin',
  ]);
});

it('news lead to pages', async () => {
  const { default: news } = await import('../features/home/cards/news.gen.json');

  expect(news.filter(({ page }) => (findRoute(page)?.path ?? '*') === '*')).toEqual([]);
});
