import { chakra } from '@chakra-ui/react';
import { inputRecipe } from '../theme/recipes/controls.ts';

/** A control of several lines, with the look of the one-line ones. */
export const Textarea = chakra('textarea', inputRecipe);
