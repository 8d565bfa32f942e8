import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { useT } from '../../i18n/use-t.ts';
import { useIsPhone } from '../../list/use-media.ts';
import { Button } from '../../ui/button.tsx';
import { CrossCircleIcon, WarningIcon } from '../../ui/icons.tsx';
import { useIntake, useIntakeWords } from '../use-intake.ts';
import type { Grid } from '../rows/grid.ts';
import { type Announcement, numbersOf } from './announcement.ts';
import type { GridView } from './use-grid.ts';

type AnnouncementLineProps = {
  grid: Grid;
  view: GridView;
};

/**
 * Announces what just happened to screen readers. Removed rows and rejected or partial changes are not visible in the grid, so they are
 * also shown, with undo.
 */
export const AnnouncementLine = ({ grid, view }: AnnouncementLineProps) => {
  const t = useT('intake');
  const words = useAnnouncementWords();
  const isPhone = useIsPhone();
  const line = useRef<HTMLDivElement>(null);
  const { announcement } = view;
  const isRemoved = announcement?.what === 'removed' && grid.past.length > 0;
  const isRejected = announcement?.what === 'CELL_TOO_LONG' || announcement?.what === 'TEXT_UNREADABLE';
  const isPart = announcement?.what === 'pastedPart';
  const isShown = isRemoved || isRejected || isPart;

  useEffect(() => {
    if (isShown) line.current?.scrollIntoView({ block: 'nearest' });
  }, [announcement, isShown]);

  return (
    <chakra.div
      ref={line}
      role="status"
      scrollMarginY="20"
      {...(isShown
        ? { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1', pb: '3' }
        : { srOnly: true })}
    >
      {isRejected || isPart ? (
        <chakra.span color={isPart ? 'warning.fg' : 'danger.fg'} display="flex">
          {isPart ? <WarningIcon /> : <CrossCircleIcon />}
        </chakra.span>
      ) : null}
      <chakra.span flex={isRejected || isPart ? '1' : undefined}>
        {announcement ? words(announcement) : ''}
      </chakra.span>
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

const useAnnouncementWords = (): ((announcement: Announcement) => string) => {
  const t = useT('intake');
  const { field } = useIntakeWords();
  const { limits } = useIntake();
  const { count } = useFormat();
  return (announcement) => {
    switch (announcement.what) {
      case 'removed':
        return t(announcement.unseen > 0 ? 'grid.announcement.removedUnseen' : 'grid.announcement.removed', {
          many: count(announcement.rows.length),
          rows: numbersOf(announcement.rows),
          unseen: count(announcement.unseen),
        });
      case 'CELL_TOO_LONG':
      case 'TEXT_UNREADABLE':
        return t(`grid.announcement.${announcement.what}`, {
          field: field(announcement.field),
          row: announcement.row,
          maximum: count(limits.cell),
        });
      default:
        return t(`grid.announcement.${announcement.what}`, { many: count(announcement.count) });
    }
  };
};
