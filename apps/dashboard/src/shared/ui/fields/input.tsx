import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { inputRecipe } from '../theme/recipes/controls.ts';

/** A bare control. Chakra's own Input would add Ark's Field (5 kB gzip), which `Field` replaces here. */
export const Input = chakra('input', inputRecipe);
export type InputProps = ComponentProps<typeof Input>;
