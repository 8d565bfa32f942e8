import { chakra } from '@chakra-ui/react';
import { SEARCH_KEYS } from '../../features/search/public.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { shortcutsLocale } from '../shortcuts/locales/index.ts';
import { useShortcuts } from './shortcut-keys.ts';

export { shortcutsLocale };

type ShortcutListProps = {
  enabled: boolean;
  onEnable: (enable: boolean) => void;
};

export default function ShortcutList({ enabled, onEnable }: ShortcutListProps) {
  const t = useT('shortcuts');
  const app = useT('app');
  return (
    <>
      <chakra.dl display="grid" gap="2">
        {/* Not a single letter, so it works even if those are switched off. */}
        <Row what={app('header.search')} keys={[SEARCH_KEYS]} />
        {useShortcuts().map(({ keys, does }) => (
          <Row key={does} what={t(does)} keys={[...keys]} />
        ))}
      </chakra.dl>
      <chakra.label display="flex" alignItems="center" gap="2.5" mt="5" mb="2" minH="6" cursor="pointer">
        <chakra.input
          type="checkbox"
          boxSize="4"
          accentColor="var(--d-colors-brand-solid)"
          focusVisibleRing="outside"
          checked={enabled}
          onChange={(event) => onEnable(event.target.checked)}
        />
        {t('enabled')}
      </chakra.label>
    </>
  );
}

const Row = ({ what, keys }: { what: string; keys: readonly string[] }) => {
  const t = useT('shortcuts');
  return (
    <chakra.div display="flex" justifyContent="space-between" gap="4" alignItems="center">
      <dt>{what}</dt>
      <chakra.dd display="flex" alignItems="center" gap="1.5" m="0">
        {keys.map((key, index) => (
          <chakra.span key={key} display="contents">
            {index > 0 ? <chakra.span textStyle="caption">{t('then')}</chakra.span> : null}
            <Key>{key}</Key>
          </chakra.span>
        ))}
      </chakra.dd>
    </chakra.div>
  );
};

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
