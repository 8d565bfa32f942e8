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
      sm: { h: '8', minW: '8', px: '3', fontSize: 'sm' },
      md: { h: '10', minW: '10', px: '4', fontSize: 'md' },
      lg: { h: '11', minW: '11', px: '5', fontSize: 'lg' },
      // As tall as the text it stands in: for the link variant.
      '2xs': { h: 'auto', minH: '6', px: '0', fontSize: 'inherit', fontWeight: 'medium' },
    },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});
