import { chakra } from '@chakra-ui/react';
import { formatDateTime } from '@dasbor/domain/kernel';
import { useLanguage, useT } from '../../../../shared/i18n/use-t.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { clockMoments } from '../../presentation/clock-moments.ts';
import { ClockField } from './clock-field.tsx';

type ClockMovesProps = {
  now: Date;
  isAhead: boolean;
  /** Null resets to real time. */
  onMove: (moment: Date | null) => void;
};

export const ClockMoves = ({ now, isAhead, onMove }: ClockMovesProps) => {
  const t = useT('simulator');
  const language = useLanguage();
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {clockMoments(now).map(({ key, kind, from = '', moment }) => (
          <Button key={key} size="sm" title={formatDateTime(moment, language)} onClick={() => onMove(moment)}>
            {t(`clock.moments.${kind}`, { from: language === 'id' ? from.replace(':', '.') : from })}
          </Button>
        ))}
        {isAhead ? (
          <Button size="sm" variant="quiet" onClick={() => onMove(null)}>
            {t('clock.reset')}
          </Button>
        ) : null}
      </chakra.div>
      <ClockField now={now} onMove={onMove} />
    </>
  );
};
