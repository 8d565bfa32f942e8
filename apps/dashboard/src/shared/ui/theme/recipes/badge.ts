import { defineRecipe } from '@chakra-ui/react';

/** A status: word, tone and icon together; the tone arrives as `colorPalette`. */
export const badgeRecipe = defineRecipe({
  className: 'chakra-badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    borderRadius: 'sm',
    borderWidth: '1px',
    borderColor: 'colorPalette.border',
    bg: 'colorPalette.subtle',
    color: 'colorPalette.fg',
    fontWeight: 'medium',
    lineHeight: 'short',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    _icon: { boxSize: '3.5', flexShrink: 0 },
  },
  variants: {
    size: {
      sm: { px: '1.5', minH: '5', fontSize: 'xs' },
      md: { px: '2', minH: '6', fontSize: 'sm' },
    },
  },
  defaultVariants: { size: 'sm' },
});
