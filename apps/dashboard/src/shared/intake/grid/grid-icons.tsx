import { icon } from '../../ui/icon.tsx';

export const UndoIcon = icon(<path d="M7.5 4.5 4 8l3.5 3.5M4.5 8H12a4 4 0 0 1 0 8H8" />);
export const RedoIcon = icon(<path d="m12.5 4.5 3.5 3.5-3.5 3.5M15.5 8H8a4 4 0 0 0 0 8h4" />);
