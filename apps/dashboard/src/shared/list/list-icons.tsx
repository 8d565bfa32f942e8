import { icon } from '../ui/icon.tsx';

export const BookmarkIcon = icon(<path d="M5.5 3.5h9v13L10 13.2l-4.5 3.300z" />);
export const ColumnsIcon = icon(<path d="M3.5 4h13v12h-13zM8 4v12m4.5-12v12" />);
export const FirstPageIcon = icon(<path d="M5 4.500v11M14.5 5 9.5 10l5 5" />);
export const LastPageIcon = icon(<path d="M15 4.500v11M5.5 5l5 5-5 5" />);
