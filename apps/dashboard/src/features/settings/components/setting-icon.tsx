import type { SettingsKey } from '@dasbor/domain/access';

/** One icon per setting, on the grid of the sidebar's. */
export const SettingIcon = ({ of }: { of: SettingsKey }) => (
  <svg
    viewBox="0 0 20 20"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.5}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={DRAWINGS[of]} />
  </svg>
);

const DRAWINGS: Readonly<Record<SettingsKey, string>> = {
  activation: 'M10 3.2 16 5.5v4.3c0 3.4-2.5 5.8-6 7-3.5-1.2-6-3.6-6-7V5.5zM7.5 9.8l1.9 1.9 3.3-3.5',
  upgrade: 'M10 16.5v-9M6.5 11 10 7.5l3.5 3.5M4 3.5h12',
  invoice_settings: 'M5 3.5h10v13.3l-2.5-1.5-2.5 1.5-2.5-1.5L5 16.8zM7.5 7h5M7.5 10h5',
  invoice_reminders: 'M5 13.5V9a5 5 0 0 1 10 0v4.5l1.2 1.5H3.8zM8.5 17h3',
  checkout_customization: 'M3.5 4.5h13v11h-13zM3.5 7.5h13M6 12.5h3.5M12 10.5h2v2h-2z',
  payment_methods: 'M3 5.5h14v9.5H3zM3 8.5h14M6 12h3',
  mdr_payer: 'm5 15 10-10M5.5 6.5a1 1 0 0 1 2 0 1 1 0 0 1-2 0M12.5 13.5a1 1 0 0 1 2 0 1 1 0 0 1-2 0',
  link_message: 'M3.5 4.5h13v9H9l-3.5 3v-3h-2zM6.5 7.5h7M6.5 10.5h4',
  balance: 'M3.5 6.5h12a1 1 0 0 1 1 1v7.5a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1zm0 0L13 3.5v3M13 11.2h.01',
  destination_accounts: 'M3.5 8.5 10 4l6.5 4.5zM5.5 11v3.5M10 11v3.5M14.5 11v3.5M3.5 17h13',
  withdrawal_schedule: 'M4 5h12v11.5H4zM4 8.5h12M7 3.5v3M13 3.5v3M10 10.5v2.3l1.6 1',
  transfer_accounts: 'M3.5 5.5h13M3.5 10h7M3.5 14.5h5M12 13l2 2 3.5-4',
  export_schedules: 'M6 3.5h5.5L15 7v9.5H6zM11 3.5V7.5h4M10.5 10v4M8.5 12l2 2 2-2',
  api_keys: 'M3.5 12.5a3 3 0 1 1 5.6 1.4M9 11l7.5-7.5M13.5 6.5 16 9',
  snap_api_keys: 'M4 8.5h12v8H4zM7 8.5V6a3 3 0 0 1 6 0v2.5M10 11.5v2',
  legacy_keys: 'M10 3.5a6.5 6.5 0 1 1-6 4M4 4v3.5h3.5M10 7v3.5l2.2 1.3',
  webhooks:
    'M7.5 7.5a2.8 2.8 0 1 1 4 1.5L14 13M9 8.5l-3 5a2.5 2.5 0 1 1-2-1.5M6.5 14.5h7a2.3 2.3 0 1 0 .7-1.8',
  request_log: 'm7 7-3 3 3 3M13 7l3 3-3 3M11 5l-2 10',
  users:
    'M5.5 7a2.5 2.5 0 0 1 5 0 2.5 2.5 0 0 1-5 0M3 16c0-5.5 10-5.5 10 0M13 4.7a2.5 2.5 0 0 1 0 4.6M14.5 11.6c1.6.6 2.5 2.2 2.5 4.4',
  roles:
    'M3.5 5h13v10h-13zM6 9a1.5 1.5 0 0 1 3 0 1.5 1.5 0 0 1-3 0M5.5 12.5c0-2 4-2 4 0M12 8.5h2.5M12 11.5h2.5',
  approvals: 'm3.5 10 3 3 5-6M9.5 12l1 1 6-7',
  notifications: 'M5 13.5V9a5 5 0 0 1 10 0v4.5l1.2 1.5H3.8zM8.5 17h3M15.5 3.5l1.5 1.5',
  profile: 'M7 6.5a3 3 0 0 1 6 0 3 3 0 0 1-6 0M4 16.5c0-6 12-6 12 0',
  two_step: 'M6 3.5h8v13H6zM9 14h2M8.2 8.8l1.4 1.4 2.4-2.6',
  password: 'M3.5 7h13v6h-13zM6.5 10h.01M10 10h.01M13.5 10h.01',
  devices: 'M3.5 5h9v7h-9zM2.5 14.5h8M13 8h3.5v8.5H13z',
  sign_in_rules: 'M9 3.5h7v13H9M3.5 10H12M9 7l3 3-3 3',
  security_history: 'M3.5 10a6.5 6.5 0 1 0 2-4.7M3.5 3.5v3h3M10 6.5V10l2.5 1.5',
};
