import { navigationFor, type NavPageKey } from '@dasbor/domain/access';
import { type Session, whoOf } from '../../../shared/state/session.ts';
import { sessionOf } from '../../../shared/testing/sessions.ts';
import type { Person } from '../presentation/offered.ts';
import type { Surroundings } from '../presentation/use-choices.ts';

const BUILT: readonly NavPageKey[] = [
  'home',
  'orders',
  'payments',
  'settlements',
  'reconciliation',
  'refunds',
  'customers',
  'payment_links',
  'invoices',
  'promos',
  'balance_history',
  'balance_withdraw',
  'balance_topup',
  'disbursements',
  'subaccount_fund_transfer',
  'subaccount_list',
  'subaccount_settings',
  'analytics',
  'transactions',
  'exports',
  'users',
  'settings',
  'simulator',
];

export const personOf = (session: Session): Person => {
  const preset = session.merchant_subaccount_preset;
  const who = whoOf(session);
  const groups = navigationFor({ ...who, available: BUILT, preset, hiddenMenus: session.hidden_menus });
  return { ...who, preset, pages: groups.flatMap(({ items }) => items) };
};

/** What the shell passes to the palette for this session. */
export const around = (session: Session = sessionOf()): Surroundings => ({
  pages: personOf(session).pages,
  modes: [session.mode === 'live' ? 'sandbox' : 'live'],
  onChooseMode: () => undefined,
  onShowShortcuts: () => undefined,
  onSignOut: () => undefined,
});
