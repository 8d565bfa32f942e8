import { defineTextStyles } from '@chakra-ui/react';

export const textStyles = defineTextStyles({
  /** The main number of a page. */
  amount: {
    value: {
      fontSize: { base: '3xl', sm: '4xl' },
      fontWeight: 'semibold',
      lineHeight: 'tight',
      letterSpacing: 'tight',
      fontVariantNumeric: 'tabular-nums',
    },
  },
  title: {
    value: {
      fontSize: { base: 'xl', sm: '2xl' },
      fontWeight: 'semibold',
      lineHeight: 'tight',
      letterSpacing: 'tight',
    },
  },
  section: { value: { fontSize: 'lg', fontWeight: 'semibold', lineHeight: 'short', letterSpacing: 'tight' } },
  body: { value: { fontSize: 'md', fontWeight: 'normal', lineHeight: 'moderate' } },
  strong: { value: { fontSize: 'md', fontWeight: 'semibold', lineHeight: 'moderate' } },
  small: { value: { fontSize: 'sm', lineHeight: 'moderate' } },
  label: { value: { fontSize: 'sm', fontWeight: 'medium', lineHeight: 'short' } },
  caption: { value: { fontSize: 'xs', lineHeight: 'short', letterSpacing: 'wide' } },
  overline: {
    value: {
      fontSize: '2xs',
      fontWeight: 'semibold',
      lineHeight: 'short',
      letterSpacing: 'caps',
      textTransform: 'uppercase',
    },
  },
  id: { value: { fontFamily: 'mono', fontSize: 'sm', letterSpacing: 'normal' } },
});
