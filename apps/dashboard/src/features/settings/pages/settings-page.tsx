import { chakra } from '@chakra-ui/react';
import { NAV_KEYS, navigationFor, settingsFor, type SettingsKey } from '@dasbor/domain/access';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { SearchBox } from '../../../shared/list/filters/search-box.tsx';
import { useSession, useWho } from '../../../shared/state/session.ts';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { PageState } from '../../../shared/ui/page/page-state.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { SettingsGroupSection } from '../components/settings-group.tsx';
import { foundSettings } from '../presentation/found-settings.ts';
import { SETTINGS_PAGES } from '../../../shared/paths/settings-pages.ts';
import { useStates } from '../presentation/use-states.ts';

/** Every setting of the merchant and of the person, by group, with search. A subaccount's preset can limit them (product spec §2). */
export default function SettingsPage() {
  const t = useT('settings');
  const states = useStates();
  const { groups, entries } = useSettings();
  const [params, setParams] = useSearchParams();
  const text = params.get('search') ?? '';
  const search = useCallback(
    (wanted: string) => setParams(wanted ? { search: wanted } : {}, { replace: true }),
    [setParams],
  );
  const named = (key: SettingsKey) => ({
    title: t(`page.${key}.title`),
    text: t(`page.${key}.text`),
  });
  const found = foundSettings(groups, { text, named, entries });
  if (groups.length === 0) {
    return (
      <>
        <PageHeader title={t('title')} />
        <Section>
          <PageState kind="empty" title={t('empty.title')} description={t('empty.text')} />
        </Section>
      </>
    );
  }
  return (
    <>
      <PageHeader title={t('title')} description={t('intro')} />
      <chakra.div display="flex" mb="4">
        <SearchBox value={text} placeholder={t('search.placeholder')} onSearch={search} />
      </chakra.div>
      <chakra.p role="status" srOnly>
        {text ? t('search.found', { number: found.reduce((sum, { items }) => sum + items.length, 0) }) : ''}
      </chakra.p>
      {found.length === 0 ? (
        <Section>
          <PageState
            kind="empty"
            title={t('search.none', { text })}
            description={t('search.noneText')}
            action={<Button onClick={() => search('')}>{t('search.clear')}</Button>}
          />
        </Section>
      ) : (
        <chakra.div css={GROUPS} data-settings="">
          {found.map((group) => (
            <SettingsGroupSection key={group.key} group={group} states={states} />
          ))}
        </chakra.div>
      )}
    </>
  );
}

/** The person's settings, and the sidebar entries that decide about some of them. */
const useSettings = () => {
  const who = useWho();
  const {
    merchant_subaccount_preset: preset,
    hidden_menus: hiddenMenus,
    onboarding_status: standing,
  } = useSession();
  const entries = navigationFor({ ...who, available: NAV_KEYS, preset, hiddenMenus }).flatMap(
    ({ items }) => items,
  );
  // Only a basic account can ask for more.
  const { upgrade, ...others } = SETTINGS_PAGES;
  const paths = standing === 'basic' ? { ...others, upgrade } : others;
  return { groups: settingsFor({ who, pages: entries, paths, preset }), entries };
};

/** Groups of different heights leave no holes: they fill the first column, then the second. */
const GROUPS = {
  columnCount: { base: 1, lg: 2 },
  columnGap: '4',
  '& > section': { breakInside: 'avoid', mb: '4' },
} as const;
