import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { LINK_SWITCH } from '../../../shared/ui/link-switch.ts';
import { type HomeDays, homePaths } from '../../../shared/paths/home.ts';

type RangeSwitchProps = {
  days: HomeDays;
  ranges: readonly HomeDays[];
};

/** 7, 30 or 60 days (product spec §9), each with its own address. */
export const RangeSwitch = ({ days, ranges }: RangeSwitchProps) => {
  const t = useT('home');
  return (
    <chakra.nav aria-label={t('range.label')} css={LINK_SWITCH}>
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
