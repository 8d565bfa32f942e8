import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { Button } from '../button.tsx';
import type { MenuEntry } from './menu-view.tsx';

export type { MenuEntry } from './menu-view.tsx';
const MenuView = lazy(loadMenu);

export interface MenuProps {
  /** The button's whole content; give `label` when it has no words. */
  trigger: ComponentProps<typeof Button>;
  label?: string;
  items: readonly MenuEntry[];
}

/**
 * A menu button. Until it is first used it is only a button: the menu's machinery (about 40 kB gzip) comes on hover,
 * focus or press, and the press that asked for it opens it.
 */
export function Menu({ trigger, label, items }: MenuProps) {
  const [wanted, setWanted] = useState(false);
  const named = label ? { ...trigger, 'aria-label': label, title: label } : trigger;
  const button = (
    <Button
      {...named}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={preloadMenu}
      onFocus={preloadMenu}
      onClick={() => setWanted(true)}
    />
  );
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <MenuView trigger={named} items={items} />
    </Suspense>
  );
}

function preloadMenu(): void {
  void loadMenu();
}

function loadMenu() {
  return import('./menu-view.tsx');
}
