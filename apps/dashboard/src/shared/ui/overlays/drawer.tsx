import { lazy, Suspense } from 'react';
import type { DrawerProps } from './drawer-view.tsx';
import { useOpener } from './use-opener.ts';

export type { DrawerProps } from './drawer-view.tsx';
const DrawerView = lazy(loadDrawer);

/** A side panel: navigation on a phone (start), filters (end). Fetched when first opened. */
export function Drawer(props: DrawerProps) {
  const { everOpened, opener } = useOpener(props.open);
  if (!everOpened) return null;
  return (
    <Suspense>
      <DrawerView {...props} opener={opener} />
    </Suspense>
  );
}

function loadDrawer() {
  return import('./drawer-view.tsx');
}
