import { chakra } from '@chakra-ui/react';
import { inputRecipe } from '../../../shared/ui/theme/recipes/controls.ts';

/** The browser's own list of choices: a phone shows it as people there know it. */
export const Select = chakra('select', inputRecipe);
