import { chakra } from '@chakra-ui/react';
import { formatDate } from '@dasbor/domain/kernel';
import { isNeedKind } from '@dasbor/domain/notifications';
import { Link } from 'react-router-dom';
import { oneOrMany } from '../i18n/one-or-many.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useLanguage, useT } from '../i18n/use-t.ts';
import { prefetchPage } from '../lib/prefetch.ts';
import { useClock } from '../lib/time/clock.tsx';
import { ChevronRightIcon } from '../ui/icons.tsx';
import { Money } from '../ui/money.tsx';
import { onOpened } from '../ui/record/on-opened.ts';
import { ROW_LINK } from '../ui/record/row-link.ts';
import { needPath } from './need-path.ts';
import type { Need } from './use-needs-you.ts';

type NeedsListProps = {
  needs: readonly Need[];
  /** `wide`: beside each other where there is room. */
  layout?: 'lines' | 'wide';
  /** Called when a link is followed, for example to close a panel. */
  onFollow?: () => void;
};

/** What waits for the person, most urgent first. Each line leads to the work. Kinds of a newer server are left out. */
export const NeedsList = ({ needs, layout = 'lines', onFollow }: NeedsListProps) => {
  const t = useT('needs-you');
  const language = useLanguage();
  const { count } = useFormat();
  const now = useClock();
  return (
    <chakra.ul css={layout === 'wide' ? WIDE : ROWS} aria-label={t('title')}>
      {needs.map((need) => {
        const { kind, count: many, amount, oldest_at: oldest } = need;
        const to = needPath(need, now());
        if (to === undefined || !isNeedKind(kind)) return null;
        return (
          <li key={kind} data-need={kind}>
            <span>
              <Link
                to={to}
                data-row-link=""
                onClick={onOpened(onFollow)}
                onPointerEnter={() => prefetchPage(to)}
                onFocus={() => prefetchPage(to)}
              >
                {t(`kind.${kind}.${oneOrMany(many)}`, { many: count(many) })}
              </Link>
              <span data-part="details">
                {amount === null || amount === 0 ? null : (
                  <>
                    <Money value={amount} />
                    {' · '}
                  </>
                )}
                {t('since', { date: formatDate(oldest, language) })}
              </span>
            </span>
            <ChevronRightIcon />
          </li>
        );
      })}
    </chakra.ul>
  );
};

const ROWS = {
  ...ROW_LINK,
  listStyleType: 'none',
  m: '0',
  p: '0',
  '& li': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    px: { base: '4', sm: '5' },
    py: '2.5',
    minH: '3.75rem',
    color: 'fg.subtle',
    borderTopWidth: '1px',
    borderColor: 'border.muted',
  },
  '& li:hover': { bg: 'bg.subtle' },
  '& svg': { flexShrink: 0 },
  '& [data-part=details]': {
    display: 'block',
    textStyle: 'small',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
  },
} as const;

const WIDE = {
  ...ROWS,
  display: { md: 'grid' },
  gridTemplateColumns: { md: 'repeat(auto-fit, minmax(15rem, 1fr))' },
  // The lines between neighbours are also there if they wrap.
  '& li:not(:first-of-type)': { borderInlineStartWidth: { md: '1px' } },
} as const;
