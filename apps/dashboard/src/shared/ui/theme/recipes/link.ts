import { defineRecipe } from '@chakra-ui/react';

export const linkRecipe = defineRecipe({
  className: 'chakra-link',
  base: {
    color: 'fg.link',
    fontWeight: 'medium',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    textDecorationColor: 'border.emphasized',
    borderRadius: 'xs',
    cursor: 'pointer',
    focusVisibleRing: 'outside',
    _hover: { textDecorationColor: 'currentColor' },
  },
});
