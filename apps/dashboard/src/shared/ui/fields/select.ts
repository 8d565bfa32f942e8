import { chakra } from '@chakra-ui/react';
import { inputRecipe } from '../theme/recipes/controls.ts';

/** The browser's native select with its arrow, so that a phone shows its own picker. */
export const Select = chakra('select', {
  ...inputRecipe,
  base: { ...inputRecipe.base, appearance: 'auto' },
});
