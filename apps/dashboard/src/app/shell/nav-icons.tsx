import type { NavPageKey } from '@dasbor/domain/access';

/** One icon per sidebar entry. */
export const NavIcon = ({ name }: { name: NavPageKey }) => (
  <svg
    viewBox="0 0 20 20"
    width="18"
    height="18"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.5}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={DRAWINGS[name]} />
  </svg>
);

const DRAWINGS: Partial<Record<NavPageKey, string>> = {
  home: 'M3.5 9 10 3.5 16.5 9v7a.8.8 0 0 1-.8.8H12V12H8v4.8H4.3a.8.8 0 0 1-.8-.8z',
  orders: 'M5 3.5h10l1 13H4zM7.5 6.5a2.5 2.5 0 0 0 5 0',
  payments: 'M3 5.5h14v9.5H3zM3 8.5h14M6 12h3',
  settlements: 'M3.5 8.5 10 4l6.5 4.5zM5.5 11v3.5M10 11v3.5M14.5 11v3.5M3.5 17h13',
  reconciliation: 'm3.5 6 1.5 1.5L8 4.5M3.5 13.5 5 15l3-3M11 6h5.5M11 13.5h5.5',
  refunds: 'M7 4 3.5 7.5 7 11M3.5 7.5h8.8a4.2 4.2 0 0 1 0 8.5H8',
  users:
    'M5.5 7a2.5 2.5 0 0 1 5 0 2.5 2.5 0 0 1-5 0M3 16c0-5.5 10-5.5 10 0M13 4.7a2.5 2.5 0 0 1 0 4.6M14.5 11.6c1.6.6 2.5 2.2 2.5 4.4',
  customers: 'M7 6.5a3 3 0 0 1 6 0 3 3 0 0 1-6 0M4 16.5c0-6 12-6 12 0',
  payment_links: 'm8 12 4-4M9 6l2-2a3 3 0 0 1 5 5l-2 2M11 14l-2 2a3 3 0 0 1-5-5l2-2',
  invoices: 'M5 3.5h10v13.3l-2.5-1.5-2.5 1.5-2.5-1.5L5 16.8zM7.5 7h5M7.5 10h5',
  promos: 'M10.5 3.5h5a1 1 0 0 1 1 1v5L10 16.5 3.5 10zM13.3 6.7h.01M8 10l2.2 2.2',
  analytics: 'M3.5 16.5h13M5.5 13.5V9.5M10 13.5V4.5M14.5 13.5V7.5',
  transactions: 'M6.5 16V4M3.5 7l3-3 3 3M13.5 4v12M10.5 13l3 3 3-3',
  exports: 'M6 3.5h5.5L15 7v9.5H6zM11 3.5V7.5h4M10.5 10v4M8.5 12l2 2 2-2',
  settings: 'M3.5 6h7m4 0h2M3.5 14h2m4 0h7M12.5 4v4m-5 4v4',
  simulator:
    'M8 3.5h4M8.7 3.5v4.8L4.6 15a1.2 1.2 0 0 0 1 1.8h8.8a1.2 1.2 0 0 0 1-1.8l-4.1-6.7V3.5M6.6 12h6.8',
  disbursements: 'M3.5 10 16.5 4l-4 13-3-5.5zm6 1.5L16.5 4',
  balance_history: 'M3.5 6.5h12a1 1 0 0 1 1 1v7.5a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1zm0 0L13 3.5v3M13 11.2h.01',
  balance_withdraw: 'M10 12V3.5M6.5 7 10 3.5 13.5 7M3.5 12v4.5h13V12',
  balance_topup: 'M10 12V3.5M6.5 8.5 10 12l3.5-3.5M3.5 12v4.5h13V12',
  subaccount_fund_transfer: 'M3.5 8h13L13 4.5M16.5 12h-13L7 15.5',
  subaccount_list: 'M10 3.5v4M5 12.5v-2.5h10v2.5M10 7.5V10M3.5 12.5h3v3.5h-3zm5 0h3v3.5h-3zm5 0h3v3.5h-3z',
  subaccount_settings: 'M3.5 5.5h13M3.5 10h7M3.5 14.5h5M12 13l2 2 3.5-4',
};
