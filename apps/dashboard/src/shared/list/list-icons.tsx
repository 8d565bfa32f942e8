import type { ReactNode } from 'react';

/** On the 20 px grid and in the stroke of `ui/icons.tsx`. */
function icon(paths: ReactNode) {
  return () => (
    <svg
      viewBox="0 0 20 20"
      width="1.25em"
      height="1.25em"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {paths}
    </svg>
  );
}

export const BookmarkIcon = icon(<path d="M5.5 3.5h9v13L10 13.2l-4.5 3.300z" />);
export const ColumnsIcon = icon(<path d="M3.5 4h13v12h-13zM8 4v12m4.5-12v12" />);
export const FirstPageIcon = icon(<path d="M5 4.500v11M14.5 5 9.5 10l5 5" />);
export const LastPageIcon = icon(<path d="M15 4.500v11M5.5 5l5 5-5 5" />);
