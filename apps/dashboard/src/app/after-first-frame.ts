import { openRowsByPress } from '../shared/ui/record/row-press.ts';

// What the first frame does without. Until it is here, a row opens by its link alone.
openRowsByPress();

export { ScrollPlaces } from './scroll.ts';
