import { icon } from '../../../shared/ui/icon.tsx';

const Empty = icon(<path d="M4.5 4h11v8.5l-3.5 3.5h-7.5zM12 16v-3.5h3.5M7 7.5h6M7 10.5h3.5" />);
const Filled = icon(
  <path d="M4.5 4h11v8.5l-3.5 3.5h-7.5z M7 7.5h6M7 10.5h3.5" fill="currentColor" fillOpacity="0.25" />,
);

/** A sheet of paper; tinted if something is written on it. */
export const NoteIcon = ({ isFilled }: { isFilled: boolean }) => (isFilled ? <Filled /> : <Empty />);
