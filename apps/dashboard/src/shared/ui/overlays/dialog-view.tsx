import { Dialog as ChakraDialog, Portal } from '@chakra-ui/react';
import type { ReactNode, RefObject } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { IconButton } from '../button.tsx';
import { CrossIcon } from '../icons.tsx';
import { dialogRecipe } from '../theme/recipes/dialog.ts';
import { usePlaceAfter } from './place-after.ts';
import { useNoDoublePress } from './use-no-double-press.ts';

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, with the primary one last. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  /** An alert requires a decision: it has no close button, and a click outside does not close it. */
  alert?: boolean;
  initialFocusRef?: RefObject<HTMLElement | null>;
};

export default function DialogView(props: DialogProps & { opener: HTMLElement | null }) {
  const t = useT('shared');
  const { contentRef, placeAfter } = usePlaceAfter(props.open, props.opener);
  useNoDoublePress(props.open);
  return (
    <ChakraDialog.Root
      recipe={dialogRecipe}
      open={props.open}
      finalFocusEl={placeAfter}
      onOpenChange={(details) => {
        if (!details.open) props.onClose();
      }}
      size={props.size ?? 'sm'}
      role={props.alert ? 'alertdialog' : 'dialog'}
      closeOnInteractOutside={!props.alert}
      // The focus is returned to the dialog. Only a press outside closes it; a focus change (a password manager, the
      // button that opened it) does not, because it would discard a half-typed code.
      onFocusOutside={(event) => event.preventDefault()}
      // Closing a layer below, such as the menu that opened it, does not close the dialog either.
      onRequestDismiss={(event) => event.preventDefault()}
      lazyMount
      unmountOnExit
      {...(props.initialFocusRef ? { initialFocusEl: () => props.initialFocusRef?.current ?? null } : {})}
    >
      <Portal>
        <ChakraDialog.Backdrop />
        <ChakraDialog.Positioner>
          <ChakraDialog.Content ref={contentRef}>
            <ChakraDialog.Header>
              <ChakraDialog.Title>{props.title}</ChakraDialog.Title>
            </ChakraDialog.Header>
            <ChakraDialog.Body>
              {props.description ? (
                <ChakraDialog.Description>{props.description}</ChakraDialog.Description>
              ) : null}
              {props.children}
            </ChakraDialog.Body>
            {props.footer ? <ChakraDialog.Footer>{props.footer}</ChakraDialog.Footer> : null}
            {props.alert ? null : (
              <ChakraDialog.CloseTrigger asChild>
                <IconButton size="sm" label={t('dialog.close')}>
                  <CrossIcon />
                </IconButton>
              </ChakraDialog.CloseTrigger>
            )}
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  );
}
