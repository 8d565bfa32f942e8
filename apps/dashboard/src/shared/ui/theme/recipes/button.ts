import { defineRecipe } from '@chakra-ui/react';

export const buttonRecipe = defineRecipe({
  className: 'chakra-button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    gap: '2',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'control',
    fontWeight: 'semibold',
    lineHeight: 'short',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    userSelect: 'none',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'fast',
    focusVisibleRing: 'outside',
    // Disabled keeps its contrast: a refusal has to be readable (the reason stands beside or in the tooltip).
    _disabled: { cursor: 'not-allowed', bg: 'bg.muted', color: 'fg.subtle', borderColor: 'transparent' },
    _icon: { flexShrink: 0, boxSize: '4' },
  },
  variants: {
    variant: {
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        _hover: { bg: 'colorPalette.solidHover' },
      },
      outline: {
        bg: 'bg.panel',
        color: 'fg',
        borderColor: 'border.emphasized',
        _hover: { bg: 'bg.subtle' },
        _expanded: { bg: 'bg.subtle' },
      },
      ghost: {
        bg: 'transparent',
        color: 'fg.muted',
        _hover: { bg: 'bg.muted', color: 'fg' },
        _expanded: { bg: 'bg.muted', color: 'fg' },
        _disabled: { bg: 'transparent' },
      },
      // Opens something that cannot be taken back; the solid one in its dialog does it.
      surface: {
        bg: 'bg.panel',
        color: 'colorPalette.fg',
        borderColor: 'colorPalette.emphasized',
        _hover: { bg: 'colorPalette.subtle' },
      },
      plain: {
        color: 'fg.link',
        textDecoration: 'underline',
        textUnderlineOffset: '3px',
        textDecorationColor: 'border.emphasized',
        _hover: { textDecorationColor: 'currentColor' },
        _disabled: { bg: 'transparent', textDecoration: 'none' },
      },
    },
    size: {
      xs: { h: '7', minW: '7', px: '2', fontSize: 'xs', gap: '1.5' },
      // One height: a button reads the same in a list's bar, above a record and below a form.
      sm: { h: '9', minW: '9', px: '3', fontSize: 'sm' },
      md: { h: '9', minW: '9', px: '4', fontSize: 'md' },
      lg: { h: '11', minW: '11', px: '5', fontSize: 'lg' },
      // As tall as the text it stands in: for the link variant.
      '2xs': { h: 'auto', minH: '6', px: '0', fontSize: 'inherit', fontWeight: 'medium' },
    },
  },
  // The one that counts is the same size everywhere.
  compoundVariants: [{ variant: 'solid', size: 'sm', css: { px: '4', fontSize: 'md' } }],
  defaultVariants: { variant: 'solid', size: 'md' },
});
