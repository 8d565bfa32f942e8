import type { DialogProps } from './dialog-view.tsx';
import { lazyPart, useLazyPart } from './lazy-part.ts';
import { useOpener } from './use-opener.ts';

export type { DialogProps } from './dialog-view.tsx';

/** The code of every dialog, about 20 kB gzip. */
export const dialogPart = lazyPart(() => import('./dialog-view.tsx'));

/**
 * A modal dialog. The focus stays inside, Escape closes it, and the focus returns to its opener.
 * The code is loaded when the first dialog opens.
 */
export const Dialog = (props: DialogProps) => {
  const { everOpened, opener } = useOpener(props.open);
  const [View] = useLazyPart(dialogPart, props.open, props.onClose);
  return everOpened && View ? <View {...props} opener={opener} /> : null;
};

/** Preloads the dialog. Call it on hover or focus of the opener. */
export const preloadDialog = dialogPart.preload;
