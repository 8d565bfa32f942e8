import { Dialog as ChakraDialog, Portal } from '@chakra-ui/react';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { IconButton } from '../button.tsx';
import { CrossIcon } from '../icons.tsx';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the primary last. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  /** An alert must be answered: no close button, no closing by a click outside. */
  alert?: boolean;
  initialFocusRef?: RefObject<HTMLElement | null>;
}

export default function DialogView(props: DialogProps) {
  const t = useT('shared');
  const opener = useRef<HTMLElement | null>(null);
  const { open } = props;

  // Remembered here, because the first dialog of a visit is mounted open, after its machine could have seen who opened it.
  useLayoutEffect(() => {
    if (open && document.activeElement instanceof HTMLElement) opener.current = document.activeElement;
  }, [open]);

  return (
    <ChakraDialog.Root
      open={open}
      finalFocusEl={() => opener.current}
      onOpenChange={(details) => {
        if (!details.open) props.onClose();
      }}
      size={props.size ?? 'sm'}
      role={props.alert ? 'alertdialog' : 'dialog'}
      closeOnInteractOutside={!props.alert}
      lazyMount
      unmountOnExit
      {...(props.initialFocusRef ? { initialFocusEl: () => props.initialFocusRef?.current ?? null } : {})}
    >
      <Portal>
        <ChakraDialog.Backdrop />
        <ChakraDialog.Positioner>
          <ChakraDialog.Content>
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
