import { Drawer as ChakraDrawer, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { IconButton } from '../button.tsx';
import { CrossIcon } from '../icons.tsx';
import { drawerRecipe } from '../theme/recipes/drawer.ts';
import { useGiveWay } from './give-way.ts';
import { usePlaceAfter } from './place-after.ts';

export type DrawerProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  placement?: 'start' | 'end';
  /** Set it if the drawer has no input: it closes when a dialog opens. */
  givesWay?: boolean;
};

export default function DrawerView({
  open,
  onClose,
  title,
  children,
  footer,
  placement = 'start',
  givesWay = false,
  opener,
}: DrawerProps & { opener: HTMLElement | null }) {
  const t = useT('shared');
  const { contentRef, placeAfter } = usePlaceAfter(open, opener);
  useGiveWay(open && givesWay, onClose);
  return (
    <ChakraDrawer.Root
      recipe={drawerRecipe}
      open={open}
      finalFocusEl={placeAfter}
      onOpenChange={(details) => {
        if (!details.open) onClose();
      }}
      placement={placement}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <ChakraDrawer.Backdrop />
        <ChakraDrawer.Positioner>
          <ChakraDrawer.Content ref={contentRef}>
            <ChakraDrawer.Header>
              <ChakraDrawer.Title>{title}</ChakraDrawer.Title>
            </ChakraDrawer.Header>
            <ChakraDrawer.Body>{children}</ChakraDrawer.Body>
            {footer ? <ChakraDrawer.Footer>{footer}</ChakraDrawer.Footer> : null}
            <ChakraDrawer.CloseTrigger asChild>
              <IconButton size="sm" label={t('dialog.close')}>
                <CrossIcon />
              </IconButton>
            </ChakraDrawer.CloseTrigger>
          </ChakraDrawer.Content>
        </ChakraDrawer.Positioner>
      </Portal>
    </ChakraDrawer.Root>
  );
}
