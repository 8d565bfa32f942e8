import { chakra } from '@chakra-ui/react';
import { NAV_ITEMS, nearestTo, type NavPageKey } from '@dasbor/domain/access';
import { type ReactNode, use, useEffect } from 'react';
import { currentLanguage } from '../../../shared/i18n/locale.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useClock } from '../../../shared/lib/time/clock.tsx';
import { needPath } from '../../../shared/needs-you/need-path.ts';
import { type Need, useNeedsYou } from '../../../shared/needs-you/use-needs-you.ts';
import { navCountsLocale } from './locales/index.ts';

export type Badges = Readonly<Partial<Record<NavPageKey, ReactNode>>>;

// Without its words, the number alone is shown.
const words = navCountsLocale.load(currentLanguage()).catch(() => undefined);

/** Counts the records that wait for the person below each sidebar entry, and hands over what the entries show. */
export default function NavCounts({ onCount }: { onCount: (badges: Badges) => void }) {
  use(words);
  const t = useT('nav-counts');
  const format = useFormat();
  const now = useClock();
  const { data } = useNeedsYou();

  useEffect(() => {
    const counts = countsOf(data?.needs ?? [], now());
    onCount(
      Object.fromEntries(
        counts.map(([key, count]) => [
          key,
          <chakra.span key={key} data-count={count} css={BADGE}>
            {format.count(count)} <chakra.span srOnly>{t('waiting')}</chakra.span>
          </chakra.span>,
        ]),
      ),
    );
  }, [data, format, now, onCount, t]);

  return null;
}

const countsOf = (needs: readonly Need[], now: Date): readonly [NavPageKey, number][] => {
  const counts = new Map<NavPageKey, number>();
  for (const need of needs) {
    const path = needPath(need, now)?.replace(/[?#].*/, '') ?? '';
    const key = nearestTo(path, NAV_ITEMS)?.key;
    if (key) counts.set(key, (counts.get(key) ?? 0) + need.count);
  }
  return [...counts];
};

/** Beside the link, so that the entry keeps its name. */
const BADGE = {
  position: 'absolute',
  insetEnd: '3',
  top: '50%',
  transform: 'translateY(-50%)',
  pointerEvents: 'none',
  minW: '5',
  px: '1.5',
  borderRadius: 'full',
  bg: 'brand.subtle',
  color: 'brand.fg',
  textStyle: 'small',
  fontWeight: 'semibold',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
} as const;
