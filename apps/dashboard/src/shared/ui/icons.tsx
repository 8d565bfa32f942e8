import { icon } from './icon.tsx';

export const CheckIcon = icon(<path d="m4.5 10.5 3.5 3.5 7.5-8" />);
export const CheckCircleIcon = icon(
  <>
    <circle cx="10" cy="10" r="7" />
    <path d="m6.9 10.2 2.2 2.2 4-4.4" />
  </>,
);
export const CrossIcon = icon(<path d="m5.5 5.5 9 9m0-9-9 9" />);
export const CrossCircleIcon = icon(
  <>
    <circle cx="10" cy="10" r="7" />
    <path d="m7.6 7.6 4.8 4.8m0-4.8-4.8 4.8" />
  </>,
);
export const WarningIcon = icon(
  <>
    <path d="M10 3.2 17.4 16H2.6z" />
    <path d="M10 8v3.6m0 2v.1" />
  </>,
);
export const InfoIcon = icon(
  <>
    <circle cx="10" cy="10" r="7" />
    <path d="M10 9.2v4.2M10 6.6v.1" />
  </>,
);
export const ClockIcon = icon(
  <>
    <circle cx="10" cy="10" r="7" />
    <path d="M10 6v4.2l2.8 1.7" />
  </>,
);
export const ProgressIcon = icon(<path d="M10 3a7 7 0 1 1-6.6 4.6M3 3.8v4h4" />);
export const PauseIcon = icon(
  <>
    <circle cx="10" cy="10" r="7" />
    <path d="M8.3 7.6v4.8m3.4-4.8v4.8" />
  </>,
);
export const BanIcon = icon(
  <>
    <circle cx="10" cy="10" r="7" />
    <path d="m5.2 14.8 9.6-9.6" />
  </>,
);
export const DotIcon = icon(<circle cx="10" cy="10" r="3.2" fill="currentColor" stroke="none" />);
export const CopyIcon = icon(
  <>
    <rect x="7" y="7" width="9.5" height="9.5" rx="1.6" />
    <path d="M13 7V5.1A1.6 1.6 0 0 0 11.4 3.5H5.1A1.6 1.6 0 0 0 3.5 5.1v6.3A1.6 1.6 0 0 0 5.1 13H7" />
  </>,
);
export const ChevronDownIcon = icon(<path d="m5.5 7.8 4.5 4.5 4.5-4.5" />);
export const ChevronRightIcon = icon(<path d="m7.8 5.5 4.5 4.5-4.5 4.5" />);
export const ChevronLeftIcon = icon(<path d="m12.2 5.5-4.5 4.5 4.5 4.5" />);
export const ArrowLeftIcon = icon(<path d="M16 10H4.5m5-5-5 5 5 5" />);
export const SearchIcon = icon(
  <>
    <circle cx="9" cy="9" r="5.3" />
    <path d="m13 13 3.5 3.5" />
  </>,
);
export const FilterIcon = icon(<path d="M3.5 5.5h13M6 10h8m-5.5 4.5h3" />);
export const CalendarIcon = icon(
  <>
    <rect x="3.5" y="4.5" width="13" height="12" rx="1.6" />
    <path d="M3.5 8.5h13M7 3v3m6-3v3" />
  </>,
);
export const PlusIcon = icon(<path d="M10 4.5v11M4.5 10h11" />);
export const RefreshIcon = icon(
  <path d="M15.8 8.2A6.2 6.2 0 0 0 4.5 7.4M4 4v3.6h3.6m-3.4 4.2a6.2 6.2 0 0 0 11.3.800M16 16v-3.6h-3.6" />,
);
export const DownloadIcon = icon(<path d="M10 3.5v9m-3.6-3.4L10 12.6l3.6-3.5M4 16.2h12" />);
export const LockIcon = icon(
  <>
    <rect x="4.5" y="8.8" width="11" height="7.7" rx="1.6" />
    <path d="M7 8.8V6.5a3 3 0 0 1 6 0v2.3" />
  </>,
);
export const OfflineIcon = icon(
  <path d="M3 3l14 14M6 12.6a5.6 5.6 0 0 1 5-1.6M3.5 9.6a9.6 9.6 0 0 1 3.7-2.2m3.2-.500a9.5 9.5 0 0 1 6.1 2.7M10 15.8v.100" />,
);
export const InboxIcon = icon(
  <path d="M3.5 11.5 5.6 5a1.5 1.5 0 0 1 1.4-1h6a1.5 1.5 0 0 1 1.4 1l2.1 6.5V15a1.2 1.2 0 0 1-1.2 1.2H4.7A1.2 1.2 0 0 1 3.5 15zm0 0H7l1.2 2h3.6l1.2-2h3.5" />,
);
export const FlaskIcon = icon(
  <path d="M8 3.5h4M8.7 3.5v4.8L4.6 15a1.2 1.2 0 0 0 1 1.8h8.8a1.2 1.2 0 0 0 1-1.8l-4.1-6.7V3.5M6.6 12h6.8" />,
);
