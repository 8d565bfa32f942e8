import { lazy, Suspense, useState } from 'react';
import type { DrawerProps } from './drawer-view.tsx';

export type { DrawerProps } from './drawer-view.tsx';
const DrawerView = lazy(loadDrawer);

/** A side panel: navigation on a phone (start), filters (end). Fetched when first opened. */
export function Drawer(props: DrawerProps) {
  const [everOpened, setEverOpened] = useState(props.open);
  if (props.open && !everOpened) setEverOpened(true);
  if (!everOpened) return null;
  return (
    <Suspense fallback={null}>
      <DrawerView {...props} />
    </Suspense>
  );
}

function loadDrawer() {
  return import('./drawer-view.tsx');
}
