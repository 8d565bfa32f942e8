import { chakra } from '@chakra-ui/react';
import { atom, useAtom, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useT } from '../i18n/use-t.ts';
import { IconButton } from './button.tsx';
import { CheckCircleIcon, CrossCircleIcon, CrossIcon } from './icons.tsx';

/** product spec §9: error 3000 ms, success 2000 ms. Hover or focus pauses the timer. */
const TOAST_MS = { error: 3000, success: 2000 } as const;

export type Toast = {
  id: number;
  kind: keyof typeof TOAST_MS;
  message: ReactNode;
};

const toastsAtom = atom<readonly Toast[]>([]);
let nextId = 1;

export type ToastDoor = {
  success: (message: ReactNode) => void;
  error: (message: ReactNode) => void;
};

export const useToast = (): ToastDoor => {
  const setToasts = useSetAtom(toastsAtom);
  return useMemo(() => {
    const show = (kind: Toast['kind']) => (message: ReactNode) =>
      setToasts((toasts) => [...toasts.slice(-2), { id: nextId++, kind, message }]);
    return { success: show('success'), error: show('error') };
  }, [setToasts]);
};

/** Mounted once. The live region exists before any toast, so that screen readers announce new ones. */
export const Toaster = () => {
  const t = useT('shared');
  const [toasts, setToasts] = useAtom(toastsAtom);
  return (
    <chakra.section
      data-shell=""
      aria-label={t('toast.region')}
      aria-live="polite"
      position="fixed"
      zIndex="toast"
      // On a phone, buttons of dialogs and forms are at the bottom, and those of the shell at the top.
      top={{ base: '16', sm: 'auto' }}
      bottom={{ sm: '6' }}
      insetX={{ base: '4', sm: 'auto' }}
      right={{ sm: '6' }}
      display="grid"
      gap="2"
      pointerEvents="none"
    >
      {toasts.map((toast) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          onClose={() => setToasts((all) => all.filter((other) => other.id !== toast.id))}
        />
      ))}
    </chakra.section>
  );
};

const ToastCard = ({ toast, onClose }: { toast: Toast; onClose: () => void }) => {
  const t = useT('shared');
  const [held, setHeld] = useState(false);
  const Icon = toast.kind === 'success' ? CheckCircleIcon : CrossCircleIcon;

  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => close(), TOAST_MS[toast.kind]);
    return () => clearTimeout(timer);
  }, [held, toast.kind]);

  return (
    <chakra.div
      role={toast.kind === 'error' ? 'alert' : undefined}
      data-toast={toast.kind}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      pointerEvents="auto"
      display="flex"
      alignItems="center"
      gap="2.5"
      ps="3.5"
      pe="1.5"
      py="1.5"
      minH="12"
      minW={{ sm: '18rem' }}
      maxW={{ sm: '26rem' }}
      bg="bg.inverted"
      color="fg.inverted"
      borderRadius="panel"
      boxShadow="lg"
      textStyle="body"
      animation="rise-in 180ms ease-out"
    >
      <chakra.span flexShrink={0} color={toast.kind === 'success' ? TOAST_ICON.success : TOAST_ICON.error}>
        <Icon />
      </chakra.span>
      <chakra.span flex="1" minW="0" overflowWrap="anywhere">
        {toast.message}
      </chakra.span>
      <IconButton
        size="sm"
        label={t('toast.close')}
        onClick={onClose}
        color="inherit"
        _hover={{ bg: 'transparent', opacity: 0.8 }}
      >
        <CrossIcon />
      </IconButton>
    </chakra.div>
  );
};

/** On an inverted background, use the other theme's tone. */
const TOAST_ICON = {
  success: { base: 'green.300', _dark: 'green.700' },
  error: { base: 'red.300', _dark: 'red.700' },
} as const;
