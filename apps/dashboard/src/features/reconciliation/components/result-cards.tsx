import { chakra } from '@chakra-ui/react';
import type { CSSProperties } from 'react';
import type { ReconciliationRow } from '@dasbor/domain/reconciliation';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useWindow } from '../../../shared/intake/grid/use-window.ts';
import { useWords, type Words } from '../presentation/use-words.ts';
import { CARD_HEIGHTS, RESULT } from './result-css.ts';
import { LineAmounts, LineTexts, RecordAmounts, RecordTexts } from './result-parts.tsx';
import { type ResultRowsProps, RowActions, type RowHandlers } from './row-actions.tsx';

/** On a phone. */
export const ResultCards = ({ group, rows, ...handlers }: ResultRowsProps) => {
  const t = useT('reconciliation');
  const words = useWords();
  const rowHeight = CARD_HEIGHTS[group];
  const { frame, start, end } = useWindow({ count: rows.length, rowHeight });
  return (
    <chakra.div ref={frame} css={RESULT} tabIndex={0} role="region" aria-label={t(`group.${group}`)}>
      <chakra.ul
        data-body=""
        listStyleType="none"
        m="0"
        p="0"
        aria-label={t(`group.${group}`)}
        style={{ height: rows.length * rowHeight, '--card-height': `${rowHeight}px` } as CSSProperties}
      >
        {rows.slice(start, end).map((row, n) => (
          <li
            key={row.key}
            data-key={row.key}
            aria-setsize={rows.length}
            aria-posinset={start + n + 1}
            style={{ transform: `translateY(${(start + n) * rowHeight}px)` }}
          >
            <Card row={row} words={words} {...handlers} />
          </li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
};

type CardProps = { row: ReconciliationRow; words: Words } & RowHandlers;

const Card = ({ row, words, ...handlers }: CardProps) => {
  const t = useT('reconciliation');
  return (
    <>
      {row.lines.length > 0 ? (
        <div>
          <chakra.div display="flex" justifyContent="space-between" gap="2">
            <small>{t('column.bank')}</small>
            <chakra.strong data-align="end" fontWeight="semibold">
              <LineAmounts lines={row.lines} words={words} />
            </chakra.strong>
          </chakra.div>
          <LineTexts lines={row.lines} words={words} />
        </div>
      ) : null}
      {row.records.length > 0 ? (
        <div>
          <chakra.div display="flex" justifyContent="space-between" gap="2">
            <small>{t('column.ours')}</small>
            <chakra.strong data-align="end" fontWeight="semibold">
              <RecordAmounts records={row.records} words={words} />
            </chakra.strong>
          </chakra.div>
          <RecordTexts records={row.records} words={words} />
        </div>
      ) : null}
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="2">
        <span>{words.why(row)}</span>
        <RowActions row={row} {...handlers} />
      </chakra.div>
    </>
  );
};
