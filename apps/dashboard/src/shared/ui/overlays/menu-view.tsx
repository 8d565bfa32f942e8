import { Menu as ChakraMenu, Portal } from '@chakra-ui/react';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../button.tsx';
import { menuRecipe } from '../theme/recipes/menu.ts';
import { useGiveWay } from './give-way.ts';
import { openingFrom } from './use-opener.ts';

export type MenuEntry =
  | {
      kind: 'action';
      key: string;
      label: ReactNode;
      icon?: ReactNode;
      onSelect: () => void;
      disabled?: boolean;
    }
  | { kind: 'link'; key: string; label: ReactNode; icon?: ReactNode; to: string }
  /** One of a set; the selected one is ticked. */
  | { kind: 'choice'; key: string; label: ReactNode; chosen: boolean; onSelect: () => void }
  | { kind: 'heading'; key: string; label: ReactNode }
  | { kind: 'separator'; key: string };

type MenuViewProps = {
  trigger: ComponentProps<typeof Button>;
  items: readonly MenuEntry[];
};

export default function MenuView({ trigger, items }: MenuViewProps) {
  // Mounted by the press that opens it. Opening after the mount lets Zag position and focus it.
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setOpen(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  const button = useRef<HTMLButtonElement>(null);
  useGiveWay(open, () => {
    button.current?.focus();
    setOpen(false);
  });
  return (
    <ChakraMenu.Root
      recipe={menuRecipe}
      open={open}
      onOpenChange={(details) => setOpen(details.open)}
      // Dispatch a real click: Zag's own does not bubble, so the router and the leave guard would miss it.
      navigate={({ node }) => queueMicrotask(() => node?.click())}
      positioning={{ placement: 'bottom-end', gutter: 6 }}
    >
      <ChakraMenu.Trigger asChild>
        <Button {...trigger} ref={button} />
      </ChakraMenu.Trigger>
      <Portal>
        <ChakraMenu.Positioner>
          {/* Before the item hears of it: a link of it may be asked about at once. */}
          <ChakraMenu.Content onClickCapture={() => openingFrom(button.current)}>
            {items.map((item) => (
              <Entry key={item.key} item={item} />
            ))}
          </ChakraMenu.Content>
        </ChakraMenu.Positioner>
      </Portal>
    </ChakraMenu.Root>
  );
}

const Entry = ({ item }: { item: MenuEntry }) => {
  switch (item.kind) {
    case 'separator':
      return <ChakraMenu.Separator />;
    case 'heading':
      return (
        <ChakraMenu.ItemGroup>
          <ChakraMenu.ItemGroupLabel>{item.label}</ChakraMenu.ItemGroupLabel>
        </ChakraMenu.ItemGroup>
      );
    case 'link':
      return (
        <ChakraMenu.Item value={item.key} asChild>
          <Link to={item.to}>
            {item.icon}
            {item.label}
          </Link>
        </ChakraMenu.Item>
      );
    case 'action':
      return (
        <ChakraMenu.Item value={item.key} disabled={item.disabled ?? false} onSelect={item.onSelect}>
          {item.icon}
          {item.label}
        </ChakraMenu.Item>
      );
    case 'choice':
      return (
        <ChakraMenu.CheckboxItem value={item.key} checked={item.chosen} onCheckedChange={item.onSelect}>
          {item.label}
          <ChakraMenu.ItemIndicator>✓</ChakraMenu.ItemIndicator>
        </ChakraMenu.CheckboxItem>
      );
  }
};
