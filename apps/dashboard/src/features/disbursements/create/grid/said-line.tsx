import { chakra } from '@chakra-ui/react';
import { DISBURSEMENT_POLICY } from '@dasbor/domain/disbursements';
import { useEffect, useRef } from 'react';
import { useFormat } from '../../../../shared/i18n/use-format.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { useIsPhone } from '../../../../shared/list/use-media.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { CrossCircleIcon, WarningIcon } from '../../../../shared/ui/icons.tsx';
import type { Grid } from '../model/grid.ts';
import { numbersOf, type Said } from './said.ts';
import type { GridView } from './use-grid.ts';

type SaidLineProps = {
  grid: Grid;
  view: GridView;
};

/**
 * Announces what just happened to screen readers. Removed rows and rejected or partial changes are not visible in the grid, so they are
 * also shown, with undo.
 */
export const SaidLine = ({ grid, view }: SaidLineProps) => {
  const t = useT('create');
  const words = useSaidWords();
  const isPhone = useIsPhone();
  const line = useRef<HTMLDivElement>(null);
  const { said } = view;
  const isRemoved = said?.what === 'removed' && grid.past.length > 0;
  const isNotTaken = said?.what === 'CELL_TOO_LONG' || said?.what === 'TEXT_UNREADABLE';
  const isPart = said?.what === 'pastedPart';
  const isShown = isRemoved || isNotTaken || isPart;

  useEffect(() => {
    if (isShown) line.current?.scrollIntoView({ block: 'nearest' });
  }, [said, isShown]);

  return (
    <chakra.div
      ref={line}
      role="status"
      scrollMarginY="20"
      {...(isShown
        ? { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1', pb: '3' }
        : { srOnly: true })}
    >
      {isNotTaken || isPart ? (
        <chakra.span color={isPart ? 'warning.fg' : 'danger.fg'} display="flex">
          {isPart ? <WarningIcon /> : <CrossCircleIcon />}
        </chakra.span>
      ) : null}
      <chakra.span flex={isNotTaken || isPart ? '1' : undefined}>{said ? words(said) : ''}</chakra.span>
      {isRemoved ? (
        <Button
          key={grid.past.length}
          size="xs"
          // The focused element is gone with the last visible row.
          autoFocus={view.rows.length === 0}
          onClick={view.undo}
        >
          {isPhone ? t('grid.undo') : `${t('grid.undo')} (Ctrl+Z)`}
        </Button>
      ) : null}
    </chakra.div>
  );
};

const useSaidWords = (): ((said: Said) => string) => {
  const t = useT('create');
  const field = useT('payout-issues');
  const { count } = useFormat();
  return (said) => {
    switch (said.what) {
      case 'removed':
        return t(said.unseen > 0 ? 'grid.said.removedUnseen' : 'grid.said.removed', {
          many: count(said.rows.length),
          rows: numbersOf(said.rows),
          unseen: count(said.unseen),
        });
      case 'CELL_TOO_LONG':
      case 'TEXT_UNREADABLE':
        return t(`grid.said.${said.what}`, {
          field: field(`field.${said.field}`),
          row: said.row,
          maximum: count(DISBURSEMENT_POLICY.longestCell),
        });
      default:
        return t(`grid.said.${said.what}`, { many: count(said.count) });
    }
  };
};
