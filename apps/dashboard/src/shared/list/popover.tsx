import { chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button, type ButtonProps } from '../ui/button.tsx';
import { type LazyPart, useLazyPart } from '../ui/overlays/lazy-part.ts';
import { Skeleton } from '../ui/page/skeleton.tsx';

export type PopoverProps<Panel> = {
  /** The button's content and style. */
  trigger: ButtonProps;
  label: string;
  width?: string;
  align?: 'start' | 'end';
  /** The panel's content, loaded when it first opens. */
  panel: LazyPart<Panel>;
  /** Renders the content while the panel is open. */
  children: (Panel: Panel, close: () => void) => ReactNode;
};

/**
 * A panel below its button that uses the native popover. The browser handles Escape, outside clicks, the top layer and the
 * return of focus. Only the position is computed here.
 */
export const Popover = <Panel,>(props: PopoverProps<Panel>) => {
  const { trigger, label, width = '20rem', align = 'start', panel, children } = props;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => document.getElementById(id)?.hidePopover();
  const [Panel] = useLazyPart(panel, open, close);
  const panelWidth = `min(${width}, calc(100vw - 1rem))`;

  useEffect(() => {
    if (button.current) button.current.popoverTargetElement = document.getElementById(id);
  });

  return (
    <>
      <Button {...trigger} ref={button} aria-haspopup="dialog" aria-expanded={open} aria-controls={id} />
      <chakra.dialog
        id={id}
        popover="auto"
        aria-label={label}
        tabIndex={-1}
        onBeforeToggle={(event) => {
          if (event.newState === 'open' && button.current) {
            Object.assign(event.currentTarget.style, placeUnder(button.current, panelWidth, align));
          }
        }}
        onToggle={(event) => {
          setOpen(event.newState === 'open');
          if (event.newState === 'open') event.currentTarget.focus({ preventScroll: true });
        }}
        position="absolute"
        inset="auto"
        m="0"
        p="0"
        width={panelWidth}
        overflow="auto"
        bg="bg.panel"
        color="fg"
        borderWidth="1px"
        borderRadius="panel"
        boxShadow="md"
        outline="0"
      >
        {open ? Panel ? children(Panel, close) : <Waiting /> : null}
      </chakra.dialog>
    </>
  );
};

/** Positions the panel before it is painted, so that it never jumps. The width is known; CSS computes the rest. */
const placeUnder = (button: HTMLElement, width: string, align: 'start' | 'end') => {
  const { left, right, bottom } = button.getBoundingClientRect();
  const wanted =
    align === 'start' ? `min(${left}px, calc(100vw - ${width} - 8px))` : `calc(${right}px - ${width})`;
  return {
    left: `max(8px, ${wanted})`,
    top: `${bottom + scrollY + 6}px`,
    // Keeps the panel within the window, however low its button is.
    maxHeight: `clamp(16rem, calc(100dvh - ${bottom + 14}px), 38rem)`,
  };
};

const Waiting = () => (
  <chakra.div p="4" display="grid" gap="3" aria-busy="true">
    <Skeleton height="4" width="60%" />
    <Skeleton height="8" />
    <Skeleton height="8" />
  </chakra.div>
);
