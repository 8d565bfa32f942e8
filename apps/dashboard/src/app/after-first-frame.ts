import { openRowsByPress } from '../shared/ui/record/row-press.ts';

// Not needed for the first frame. Until it loads, only a row's link opens the row.
openRowsByPress();

export { ScrollPlaces } from './scroll.ts';
