import type { NavKey } from '@dasbor/domain/access';
import type { ReactNode } from 'react';

/** One drawing per top entry of the sidebar; entries below a group have none. */
export function NavIcon({ name }: { name: NavKey }) {
  return (
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
      {DRAWINGS[name] ?? null}
    </svg>
  );
}

const DRAWINGS: Partial<Record<NavKey, ReactNode>> = {
  home: <path d="M3.5 9 10 3.5 16.5 9v7a.8.8 0 0 1-.8.8H12V12H8v4.8H4.3a.8.8 0 0 1-.8-.8z" />,
  orders: <path d="M5 3.5h10l1 13H4zM7.5 6.5a2.5 2.5 0 0 0 5 0" />,
  payments: <path d="M3 5.5h14v9.5H3zM3 8.5h14M6 12h3" />,
  exports: <path d="M10 12.5v-9m-3.5 3.3L10 3.5l3.5 3.3M4 11.5v4.7h12v-4.7" />,
  refunds: <path d="M7.5 4 4 7.5 7.5 11M4.3 7.5h7.2a4.3 4.3 0 0 1 0 8.6H7" />,
  users: (
    <path d="M8 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2.8 16.5a5.2 5.2 0 0 1 10.4 0M13 3.9a3 3 0 0 1 0 5.3m1.8 2.4a5.2 5.2 0 0 1 2.5 4.9" />
  ),
  customers: <path d="M10 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM4.5 16.5a5.5 5.5 0 0 1 11 0" />,
  payment_links: (
    <path d="M8.5 11.5a3 3 0 0 0 4.3 0l2.9-2.9a3 3 0 0 0-4.3-4.3l-1 1m1.1 3.2a3 3 0 0 0-4.3 0l-2.9 2.9a3 3 0 0 0 4.3 4.3l1-1" />
  ),
  promos: <path d="M3.5 9V4.3c0-.4.4-.8.8-.8H9l7.5 7.5-5.5 5.5zM7 7v.01" />,
  settlements: <path d="M3 16.5h14M4.5 16.5v-7m3.7 7v-7m3.6 7v-7m3.7 7v-7M3 7.5 10 3.5l7 4z" />,
  settings: <path d="M3.5 6h7m4 0h2M3.5 14h2m4 0h7M12.5 4v4m-5 4v4" />,
  simulator: (
    <path d="M8 3.5h4M8.7 3.5v4.8L4.6 15a1.2 1.2 0 0 0 1 1.8h8.8a1.2 1.2 0 0 0 1-1.8l-4.1-6.7V3.5M6.6 12h6.8" />
  ),
  analytics: <path d="M3.5 3.5v13h13M7 13v-3m3.5 3V7m3.5 6V9" />,
  disbursements: <path d="M3.5 10 16.5 4l-4 13-3-5.5zm6 1.5L16.5 4" />,
  invoices: <path d="M5 3h10v14l-2-1.3-1.5 1.3-1.5-1.3L8.5 17 7 15.7 5 17zM7.8 7h4.4M7.8 10.5h4.4" />,
  balance: (
    <path d="M3.5 6.5h12a1 1 0 0 1 1 1v7.5a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1zm0 0L13 3.5v3M13 11.2h.01" />
  ),
  subaccount: (
    <path d="M10 3.5v4M5 12.5v-2.5h10v2.5M10 7.5V10M3.5 12.5h3v3.5h-3zm5 0h3v3.5h-3zm5 0h3v3.5h-3z" />
  ),
};
