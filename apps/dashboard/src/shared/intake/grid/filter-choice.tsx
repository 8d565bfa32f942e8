import { chakra } from '@chakra-ui/react';
import { useFormat } from '../../i18n/use-format.ts';
import { useT } from '../../i18n/use-t.ts';
import { type Filter, FILTERS } from '../rows/view.ts';
import type { GridView } from './use-grid.ts';

/** Which rows are shown, each choice with how many it has now. */
export const FilterChoice = ({ view }: { view: GridView }) => {
  const t = useT('intake');
  const { count } = useFormat();
  const { counts } = view;
  const many: Record<Filter, number> = {
    invalid: counts.invalid,
    warning: counts.warning,
    all: counts.total,
  };
  return (
    <chakra.div role="group" aria-label={t('grid.filter.label')} css={CHOICE}>
      {FILTERS.map((filter) => (
        <button
          key={filter}
          type="button"
          aria-pressed={view.view.filter === filter}
          onClick={() => view.setFilter(filter)}
        >
          {t(`grid.filter.${filter}`)} <span>{count(many[filter])}</span>
        </button>
      ))}
    </chakra.div>
  );
};

const CHOICE = {
  display: 'flex',
  borderWidth: '1px',
  borderColor: 'border.emphasized',
  borderRadius: 'control',
  overflow: 'hidden',
  '& button': {
    px: '3',
    minH: '8',
    textStyle: 'label',
    color: 'fg.muted',
    cursor: 'pointer',
    borderInlineEndWidth: '1px',
    focusVisibleRing: 'inside',
    _last: { borderInlineEndWidth: 0 },
    _hover: { bg: 'bg.subtle' },
  },
  '& button[aria-pressed=true]': { bg: 'brand.muted', color: 'brand.fg', fontWeight: 'semibold' },
  '& span': { fontVariantNumeric: 'tabular-nums', ms: '1' },
} as const;
