import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { type HomeDays, homePaths } from '../../../shared/paths/home.ts';

type RangeSwitchProps = {
  days: HomeDays;
  ranges: readonly HomeDays[];
};

/** 7, 30 or 60 days (product spec §9), each with its own address. */
export const RangeSwitch = ({ days, ranges }: RangeSwitchProps) => {
  const t = useT('home');
  return (
    <chakra.nav aria-label={t('range.label')} css={SWITCH}>
      {ranges.map((range) => (
        <Link
          key={range}
          to={homePaths.home(range)}
          replace
          aria-current={range === days ? 'true' : undefined}
        >
          {t('range.days', { days: range })}
        </Link>
      ))}
    </chakra.nav>
  );
};

const SWITCH = {
  display: 'inline-flex',
  borderWidth: '1px',
  borderColor: 'border.emphasized',
  borderRadius: 'control',
  bg: 'bg.panel',
  overflow: 'hidden',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    h: '9',
    px: '3',
    textStyle: 'label',
    color: 'fg.muted',
    borderInlineEndWidth: '1px',
  },
  '& a:last-of-type': { borderInlineEndWidth: '0' },
  // Inside, because the edge clips overflow.
  '& a:focus-visible': { outline: '2px solid', outlineColor: 'focus.ring', outlineOffset: '-2px' },
  '& a:hover': { bg: 'bg.subtle' },
  '& a[aria-current]': { bg: 'brand.subtle', color: 'brand.fg', fontWeight: 'semibold' },
} as const;
