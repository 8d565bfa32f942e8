import { chakra } from '@chakra-ui/react';
import { inputRecipe } from '../theme/recipes/controls.ts';

/** A multi-line control, styled like `Input`. */
export const Textarea = chakra('textarea', inputRecipe);
