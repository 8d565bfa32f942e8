import type { DialogProps } from './dialog-view.tsx';
import { lazyPart, useLazyPart } from './lazy-part.ts';
import { useOpener } from './use-opener.ts';

export type { DialogProps } from './dialog-view.tsx';

/** The machinery of every dialog, about 20 kB gzip. */
export const dialogPart = lazyPart(() => import('./dialog-view.tsx'));

/**
 * A modal question. Focus stays inside, Escape closes, focus returns to what opened it.
 * Its machinery is fetched when the first dialog opens.
 */
export function Dialog(props: DialogProps) {
  const { everOpened, opener } = useOpener(props.open);
  const [View] = useLazyPart(dialogPart, props.open, props.onClose);
  return everOpened && View ? <View {...props} opener={opener} /> : null;
}

/** Call it on hover or focus of what opens a dialog. */
export const preloadDialog = dialogPart.preload;
