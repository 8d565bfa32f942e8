import { defineSlotRecipe } from '@chakra-ui/react';
import { MODAL_SLOTS, modalBase } from './modal.ts';

export const drawerRecipe = defineSlotRecipe({
  className: 'chakra-drawer',
  slots: MODAL_SLOTS,
  base: {
    ...modalBase,
    positioner: { position: 'fixed', inset: '0', zIndex: 'modal', display: 'flex' },
    content: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      width: '100%',
      maxW: '20rem',
      height: '100dvh',
      bg: 'bg.panel',
      color: 'fg',
      boxShadow: 'lg',
      outline: '0',
    },
    header: { py: '4', px: '4', pe: '12' },
    title: { textStyle: 'section' },
    // Only this scrolls: the title and the buttons stay in sight.
    body: { flex: '1', minH: '0', overflow: 'auto', px: '4', pb: '4' },
    footer: {
      display: 'flex',
      gap: '2',
      justifyContent: 'flex-end',
      px: '4',
      py: '3',
      borderTopWidth: '1px',
    },
  },
  variants: {
    placement: {
      start: {
        positioner: { justifyContent: 'flex-start' },
        content: { _open: { animation: 'slide-in 180ms ease-out' } },
      },
      end: {
        positioner: { justifyContent: 'flex-end' },
        content: { maxW: '28rem', _open: { animation: 'slide-in-end 180ms ease-out' } },
      },
    },
  },
  defaultVariants: { placement: 'start' },
});
