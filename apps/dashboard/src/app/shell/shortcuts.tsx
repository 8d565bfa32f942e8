import { chakra } from '@chakra-ui/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useT } from '../../shared/i18n/use-t.ts';
import { readSetting, writeSetting } from '../../shared/lib/settings.ts';
import { Dialog } from '../../shared/ui/overlays/dialog.tsx';

const SHORTCUTS = [
  { keys: ['?'], does: 'help' },
  { keys: ['/'], does: 'search' },
  { keys: ['g', 'h'], does: 'home', to: '/home' },
  { keys: ['g', 'o'], does: 'orders', to: '/orders' },
  { keys: ['g', 'p'], does: 'payments', to: '/payments' },
] as const;

interface ShortcutsProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Single letters can be switched off (WCAG 2.1.4): who dictates to the computer would set them off by speaking. */
export function Shortcuts({ open, onOpenChange }: ShortcutsProps) {
  const t = useT('app');
  const [enabled, setEnabled] = useState(() => readSetting('shortcuts') !== 'off');
  useShortcutKeys(enabled, () => onOpenChange(true));

  return (
    <Dialog open={open} onClose={() => onOpenChange(false)} title={t('shortcuts.title')}>
      <chakra.dl display="grid" gap="2">
        {SHORTCUTS.map(({ keys, does }) => (
          <chakra.div key={does} display="flex" justifyContent="space-between" gap="4" alignItems="center">
            <dt>{t(`shortcuts.${does}`)}</dt>
            <chakra.dd display="flex" alignItems="center" gap="1.5" m="0">
              {keys.map((key, index) => (
                <chakra.span key={key} display="contents">
                  {index > 0 ? <chakra.span textStyle="caption">{t('shortcuts.then')}</chakra.span> : null}
                  <Key>{key}</Key>
                </chakra.span>
              ))}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
      <chakra.label display="flex" alignItems="center" gap="2.5" mt="5" mb="2" minH="6" cursor="pointer">
        <chakra.input
          type="checkbox"
          boxSize="4"
          accentColor="var(--d-colors-brand-solid)"
          checked={enabled}
          onChange={(event) => {
            setEnabled(event.target.checked);
            writeSetting('shortcuts', event.target.checked ? 'on' : 'off');
          }}
        />
        {t('shortcuts.enabled')}
      </chakra.label>
    </Dialog>
  );
}

const Key = chakra('kbd', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    minW: '6',
    h: '6',
    px: '1.5',
    fontFamily: 'mono',
    fontSize: 'xs',
    bg: 'bg.subtle',
    borderWidth: '1px',
    borderBottomWidth: '2px',
    borderRadius: 'sm',
  },
});

/** `g` then a letter within this time. */
const SEQUENCE_MS = 1200;
const NEVER = Number.NEGATIVE_INFINITY;

function useShortcutKeys(enabled: boolean, openHelp: () => void) {
  const navigate = useNavigate();
  // When `g` was last pressed. Never, at first: zero would be a moment ago for a page that was just opened.
  const lead = useRef(NEVER);

  // Before the paint: a key pressed at the first sight of the page is heard, however busy the machine is.
  useLayoutEffect(() => {
    if (!enabled) return;

    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      const led = event.timeStamp - lead.current < SEQUENCE_MS;
      lead.current = event.key === 'g' ? event.timeStamp : NEVER;

      const shortcut = SHORTCUTS.find(({ keys }) =>
        led ? keys[0] === 'g' && keys[1] === event.key : keys.length === 1 && keys[0] === event.key,
      );
      if (!shortcut) return;
      event.preventDefault();
      if (shortcut.does === 'help') openHelp();
      else if (shortcut.does === 'search')
        document.querySelector<HTMLElement>('main [type="search"]')?.focus();
      else void navigate(shortcut.to);
    }

    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.closest('input, textarea, select, [role="dialog"], [role="menu"]') !== null
  );
}
