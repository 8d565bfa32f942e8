import type { DrawerProps } from './drawer-view.tsx';
import { lazyPart, useLazyPart } from './lazy-part.ts';
import { useOpener } from './use-opener.ts';

export type { DrawerProps } from './drawer-view.tsx';
const drawer = lazyPart(() => import('./drawer-view.tsx'));

/** A side panel: navigation on a phone (start), filters (end). Loaded when first opened. */
export const Drawer = (props: DrawerProps) => {
  const { everOpened, opener } = useOpener(props.open);
  const [View] = useLazyPart(drawer, props.open, props.onClose);
  return everOpened && View ? <View {...props} opener={opener} /> : null;
};
