import { type ComponentProps, useState } from 'react';
import { Button } from '../button.tsx';
import type { MenuEntry } from './menu-view.tsx';
import { lazyPart, useLazyPart } from './lazy-part.ts';

export type { MenuEntry } from './menu-view.tsx';
const menu = lazyPart(() => import('./menu-view.tsx'));

export type MenuProps = {
  /** The button's content. Pass `label` if it has no text. */
  trigger: ComponentProps<typeof Button>;
  label?: string;
  items: readonly MenuEntry[];
};

/**
 * A menu button. Before first use it is only a button: the menu's code (about 40 kB gzip) loads on hover,
 * focus or press, and that press opens it.
 */
export const Menu = ({ trigger, label, items }: MenuProps) => {
  const [wanted, setWanted] = useState(false);
  const [View] = useLazyPart(menu, wanted, () => setWanted(false));
  const named = label ? { ...trigger, 'aria-label': label, title: label } : trigger;
  if (wanted && View) return <View trigger={named} items={items} />;
  return (
    <Button
      {...named}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={menu.preload}
      onFocus={menu.preload}
      onClick={() => setWanted(true)}
    />
  );
};
