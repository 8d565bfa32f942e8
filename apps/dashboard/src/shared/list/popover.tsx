import { chakra } from '@chakra-ui/react';
import { type ReactNode, type Ref, Suspense, useEffect, useId, useRef, useState } from 'react';
import { Skeleton } from '../ui/skeleton.tsx';

export interface PopoverTrigger {
  ref: Ref<HTMLButtonElement>;
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
  'aria-controls': string;
}

export interface PopoverProps {
  /** Draws the button; it opens the panel by being its popover target. */
  trigger: (props: PopoverTrigger) => ReactNode;
  label: string;
  width?: string;
  align?: 'start' | 'end';
  /** The panel's content, drawn when it is open; it may be lazy. */
  children: (close: () => void) => ReactNode;
}

/**
 * A panel under its button, on the browser's own popover: closing by Escape or a click outside, the top layer and the
 * return of focus come with it, at no weight. Only its place is computed here.
 */
export function Popover({ trigger, label, width = '20rem', align = 'start', children }: PopoverProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (button.current) button.current.popoverTargetElement = panel.current;
  });

  useEffect(() => {
    const { current } = panel;
    if (!open || !current) return;
    const place = () => placeUnder(button.current, current, align);
    place();
    current.focus({ preventScroll: true });
    addEventListener('resize', place);
    return () => removeEventListener('resize', place);
  }, [open, align]);

  return (
    <>
      {trigger({ ref: button, 'aria-haspopup': 'dialog', 'aria-expanded': open, 'aria-controls': id })}
      <chakra.div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        tabIndex={-1}
        onToggle={(event) => setOpen(event.newState === 'open')}
        position="absolute"
        inset="auto"
        m="0"
        p="0"
        width={`min(${width}, calc(100vw - 1rem))`}
        maxH="min(34rem, calc(100dvh - 6rem))"
        overflow="auto"
        bg="bg.panel"
        color="fg"
        borderWidth="1px"
        borderRadius="panel"
        boxShadow="md"
        outline="0"
      >
        {open ? (
          <Suspense fallback={<Waiting />}>{children(() => panel.current?.hidePopover())}</Suspense>
        ) : null}
      </chakra.div>
    </>
  );
}

const MARGIN = 8;
const GAP = 6;

function placeUnder(button: HTMLElement | null, panel: HTMLElement, align: 'start' | 'end'): void {
  if (!button) return;
  const anchor = button.getBoundingClientRect();
  const widest = document.documentElement.clientWidth - panel.offsetWidth - MARGIN;
  const wanted = align === 'start' ? anchor.left : anchor.right - panel.offsetWidth;
  panel.style.left = `${Math.max(MARGIN, Math.min(wanted, widest)) + scrollX}px`;
  panel.style.top = `${anchor.bottom + GAP + scrollY}px`;
}

function Waiting() {
  return (
    <chakra.div p="4" display="grid" gap="3" aria-busy="true">
      <Skeleton height="4" width="60%" />
      <Skeleton height="8" />
      <Skeleton height="8" />
    </chakra.div>
  );
}
