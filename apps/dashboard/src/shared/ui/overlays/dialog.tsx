import { lazy, Suspense } from 'react';
import type { DialogProps } from './dialog-view.tsx';
import { useOpener } from './use-opener.ts';

export type { DialogProps } from './dialog-view.tsx';
const DialogView = lazy(loadDialog);

/**
 * A modal question. Focus stays inside, Escape closes, focus returns to what opened it.
 * Its machinery (about 20 kB gzip) is fetched when the first dialog opens.
 */
export function Dialog(props: DialogProps) {
  const { everOpened, opener } = useOpener(props.open);
  if (!everOpened) return null;
  return (
    <Suspense>
      <DialogView {...props} opener={opener} />
    </Suspense>
  );
}

/** Call it on hover or focus of what opens a dialog. */
export function preloadDialog(): void {
  void loadDialog();
}

function loadDialog() {
  return import('./dialog-view.tsx');
}
