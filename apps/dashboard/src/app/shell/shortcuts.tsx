import { useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { currentLanguage } from '../../shared/i18n/locale.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { readSetting, writeSetting } from '../../shared/lib/settings.ts';
import { Dialog, dialogPart } from '../../shared/ui/overlays/dialog.tsx';
import { lazyPart, useLazyPart } from '../../shared/ui/overlays/lazy-part.ts';
import { useShortcuts } from './shortcut-keys.ts';

const shortcutList = lazyPart(async () => {
  const [list] = await Promise.all([import('./shortcut-list.tsx'), dialogPart.fetch()]);
  await list.shortcutsLocale.load(currentLanguage());
  return list;
});

type ShortcutsProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Single letters can be switched off (WCAG 2.1.4), as speech input would trigger them by accident. */
export const Shortcuts = ({ open, onOpenChange }: ShortcutsProps) => {
  const t = useT('shortcuts');
  const [enabled, setEnabled] = useState(() => readSetting('shortcuts') !== 'off');
  useShortcutKeys(enabled, () => onOpenChange(true));

  const close = () => onOpenChange(false);
  const [ShortcutList] = useLazyPart(shortcutList, open, close);
  if (!ShortcutList) return null;
  return (
    <Dialog open={open} onClose={close} title={t('title')}>
      <ShortcutList
        enabled={enabled}
        onEnable={(enable) => {
          setEnabled(enable);
          writeSetting('shortcuts', enable ? 'on' : 'off');
        }}
      />
    </Dialog>
  );
};

/** The time limit for the letter after `g`. */
const SEQUENCE_MS = 1200;
const NEVER = Number.NEGATIVE_INFINITY;

const useShortcutKeys = (enabled: boolean, openHelp: () => void) => {
  const navigate = useNavigate();
  const shortcuts = useShortcuts();
  // When `g` was last pressed. Not zero initially: for a page that has just opened, zero is recent.
  const lead = useRef(NEVER);

  // Before paint, so that a key pressed as soon as the page is visible is handled even on a slow machine.
  useLayoutEffect(() => {
    if (!enabled) return;

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      const led = event.timeStamp - lead.current < SEQUENCE_MS;
      lead.current = event.key === 'g' ? event.timeStamp : NEVER;

      const pressed = led ? `g${event.key}` : event.key;
      const shortcut = shortcuts.find(({ keys }) => keys === pressed);
      if (!shortcut) return;
      event.preventDefault();
      if (shortcut.to) void navigate(shortcut.to);
      else if (shortcut.does === 'help') openHelp();
      else document.querySelector<HTMLElement>('main [type="search"]')?.focus();
    };

    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [aria-modal], [role=menu]') !== null);
