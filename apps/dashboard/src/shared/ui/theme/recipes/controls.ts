import { defineRecipe } from '@chakra-ui/react';

const control = {
  width: '100%',
  minWidth: '0',
  bg: 'bg.panel',
  color: 'fg',
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'control',
  // 16 px on a phone, or iOS zooms into the field.
  fontSize: { base: 'lg', sm: 'md' },
  fontVariantNumeric: 'tabular-nums',
  transitionProperty: 'border-color, background-color',
  transitionDuration: 'fast',
  _placeholder: { color: 'fg.subtle' },
  _hover: { borderColor: 'fg.subtle' },
  _focusVisible: {
    outline: '2px solid',
    outlineColor: 'focus.ring',
    outlineOffset: '-1px',
    borderColor: 'focus.ring',
  },
  _invalid: {
    borderColor: 'border.error',
    // Focused it is still wrong.
    _focusVisible: { borderColor: 'border.error', outlineColor: 'border.error' },
  },
  _disabled: { bg: 'bg.subtle', color: 'fg.subtle', cursor: 'not-allowed', borderColor: 'border' },
} as const;

export const inputRecipe = defineRecipe({
  className: 'chakra-input',
  base: { ...control, appearance: 'none' },
  variants: {
    size: {
      sm: { h: '9', px: '2.5' },
      md: { h: '10', px: '3' },
      lg: { h: '11', px: '3.5' },
    },
  },
  defaultVariants: { size: 'md' },
});
