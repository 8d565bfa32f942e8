import { chakra } from '@chakra-ui/react';
import { SETTINGS_MENU, settingsMenuFor } from '@dasbor/domain/access';
import { Link } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { prefetchPage } from '../../../shared/lib/prefetch.ts';
import { useSession, useWho } from '../../../shared/state/session.ts';
import { ChevronRightIcon } from '../../../shared/ui/icons.tsx';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { PageState } from '../../../shared/ui/page/page-state.tsx';
import { ROW_LINK } from '../../../shared/ui/record/row-link.ts';
import { Section } from '../../../shared/ui/page/section.tsx';
import { isSettingsPage, SETTINGS_PAGES, type SettingsPageKey } from './settings-pages.ts';

/** product spec §2: the merchant's settings; a subaccount's preset can limit them. */
export default function SettingsPage() {
  const t = useT('settings');
  const { flags } = useWho();
  const { merchant_subaccount_preset: preset } = useSession();
  const available = SETTINGS_MENU.filter(isSettingsPage);
  const pages = settingsMenuFor({ flags, available, preset }).filter(isSettingsPage);
  return (
    <>
      <PageHeader title={t('title')} description={t('intro')} />
      <Section padding="flush" overflow="hidden">
        {pages.length === 0 ? (
          <PageState kind="empty" title={t('empty.title')} description={t('empty.text')} />
        ) : (
          <chakra.ul css={ENTRIES} aria-label={t('list')}>
            {pages.map((key) => (
              <Entry key={key} page={key} />
            ))}
          </chakra.ul>
        )}
      </Section>
    </>
  );
}

const Entry = ({ page }: { page: SettingsPageKey }) => {
  const t = useT('settings');
  const to = SETTINGS_PAGES[page];
  return (
    <li>
      <span>
        <Link
          to={to}
          data-row-link=""
          onPointerEnter={() => prefetchPage(to)}
          onFocus={() => prefetchPage(to)}
        >
          {t(`page.${page}.title`)}
        </Link>
        <span data-part="text">{t(`page.${page}.text`)}</span>
      </span>
      <ChevronRightIcon />
    </li>
  );
};

const ENTRIES = {
  ...ROW_LINK,
  listStyleType: 'none',
  m: '0',
  p: '0',
  '& li': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    px: { base: '4', sm: '5' },
    py: '4',
    color: 'fg.subtle',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
  },
  '& li:last-of-type': { borderBottomWidth: '0' },
  '& li:hover': { bg: 'bg.subtle' },
  '& svg': { flexShrink: 0 },
  '& [data-row-link]': { textStyle: 'strong' },
  '& [data-part=text]': { display: 'block', textStyle: 'small', color: 'fg.muted', textWrap: 'pretty' },
} as const;
