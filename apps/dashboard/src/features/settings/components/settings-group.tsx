import { chakra } from '@chakra-ui/react';
import type { SettingsGroup, SettingsItem } from '@dasbor/domain/access';
import { Link } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { prefetchPage } from '../../../shared/lib/prefetch.ts';
import { ChevronRightIcon } from '../../../shared/ui/icons.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { ROW_LINK } from '../../../shared/ui/record/row-link.ts';
import { StatusBadge } from '../../../shared/ui/status-badge.tsx';
import type { SettingState } from '../presentation/use-states.ts';
import { SettingIcon } from './setting-icon.tsx';

type SettingsGroupProps = {
  group: SettingsGroup;
  states: Readonly<Partial<Record<SettingsItem['key'], SettingState>>>;
};

export const SettingsGroupSection = ({ group, states }: SettingsGroupProps) => {
  const t = useT('settings');
  const name = t(`group.${group.key}`);
  return (
    <Section title={name} padding="flush" overflow="hidden">
      <chakra.ul css={ENTRIES} aria-label={name}>
        {group.items.map((item) => (
          <Entry key={item.key} item={item} state={states[item.key]} />
        ))}
      </chakra.ul>
    </Section>
  );
};

const Entry = ({ item: { key, path }, state }: { item: SettingsItem; state: SettingState | undefined }) => {
  const t = useT('settings');
  return (
    <li>
      <SettingIcon of={key} />
      <span data-part="words">
        <Link
          to={path}
          data-row-link=""
          onPointerEnter={() => prefetchPage(path)}
          onFocus={() => prefetchPage(path)}
        >
          {t(`page.${key}.title`)}
        </Link>
        <span data-part="text">{t(`page.${key}.text`)}</span>
      </span>
      {state ? <StatusBadge tone={state.tone} label={state.word} /> : null}
      <ChevronRightIcon />
    </li>
  );
};

const ENTRIES = {
  ...ROW_LINK,
  listStyleType: 'none',
  m: '0',
  p: '0',
  borderTopWidth: '1px',
  borderColor: 'border.muted',
  '& li': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    px: { base: '4', sm: '5' },
    py: '3',
    color: 'fg.subtle',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
  },
  '& li:last-of-type': { borderBottomWidth: '0' },
  '& li:hover': { bg: 'bg.subtle' },
  '& svg': { flexShrink: 0 },
  '& [data-part=words]': { flex: '1', minW: '0' },
  '& [data-row-link]': { textStyle: 'strong' },
  '& [data-part=text]': { display: 'block', textStyle: 'small', color: 'fg.muted', textWrap: 'pretty' },
} as const;
