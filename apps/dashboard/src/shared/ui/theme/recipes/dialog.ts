import { defineSlotRecipe } from '@chakra-ui/react';
import { MODAL_SLOTS, modalBase } from './modal.ts';

export const dialogRecipe = defineSlotRecipe({
  className: 'chakra-dialog',
  slots: MODAL_SLOTS,
  base: {
    ...modalBase,
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'modal',
      display: 'flex',
      justifyContent: 'center',
      alignItems: { base: 'flex-end', sm: 'flex-start' },
      pt: { base: '8', sm: '16' },
      px: { base: '0', sm: '4' },
      overflow: 'auto',
    },
    content: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      width: '100%',
      maxW: '28rem',
      maxH: 'calc(100dvh - 4rem)',
      overflow: 'auto',
      bg: 'bg.panel',
      color: 'fg',
      borderWidth: '1px',
      borderRadius: { base: '10px 10px 0 0', sm: 'panel' },
      boxShadow: 'lg',
      outline: '0',
      // A question names what it is about, however long that is.
      '& *': { overflowWrap: 'anywhere' },
      _open: { animation: 'rise-in 180ms ease-out' },
    },
    header: { pt: '5', px: '6', pb: '1', pe: '12' },
    title: { textStyle: 'section' },
    // The rows of a list stand apart, and not only from each other.
    description: { color: 'fg.muted', textStyle: 'body', '& + dl': { mt: '2' } },
    body: { px: '6', py: '3' },
    footer: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: '2',
      px: '6',
      pt: '3',
      pb: '5',
      // Three answers seldom stand beside each other on a phone.
      '&:has(> :nth-child(3))': {
        base: { flexDirection: 'column', alignItems: 'stretch' },
        sm: { flexDirection: 'row' },
      },
    },
  },
  variants: {
    size: {
      sm: { content: { maxW: '28rem' } },
      md: { content: { maxW: '36rem' } },
      lg: { content: { maxW: '52rem' } },
    },
  },
  defaultVariants: { size: 'sm' },
});
