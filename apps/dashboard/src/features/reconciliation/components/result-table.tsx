import { chakra } from '@chakra-ui/react';
import type { CSSProperties } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useWindow } from '../../../shared/intake/grid/use-window.ts';
import { useWords } from '../presentation/use-words.ts';
import { COLUMNS, RESULT, ROW_HEIGHT } from './result-css.ts';
import { LineAmounts, LineTexts, RecordAmounts, RecordTexts } from './result-parts.tsx';
import { type ResultRowsProps, RowActions } from './row-actions.tsx';

/** A group shows only the side that it has. */
export const ResultTable = ({ group, rows, ...handlers }: ResultRowsProps) => {
  const t = useT('reconciliation');
  const words = useWords();
  const { frame, start, end } = useWindow({ count: rows.length, rowHeight: ROW_HEIGHT });
  const hasBank = group !== 'missing';
  const hasOurs = group !== 'unknown';
  return (
    <chakra.div
      ref={frame}
      css={RESULT}
      role="table"
      tabIndex={0}
      aria-label={t(`group.${group}`)}
      aria-rowcount={rows.length + 1}
      style={{ '--columns': COLUMNS[group].columns, '--least': COLUMNS[group].least } as CSSProperties}
    >
      <div role="rowgroup">
        <div role="row" data-head="" aria-rowindex={1}>
          {hasBank ? <span role="columnheader">{t('column.bank')}</span> : null}
          {hasBank ? (
            <span role="columnheader" data-align="end">
              {t('column.bankAmount')}
            </span>
          ) : null}
          {hasOurs ? <span role="columnheader">{t('column.ours')}</span> : null}
          {hasOurs ? (
            <span role="columnheader" data-align="end">
              {t('column.ourAmount')}
            </span>
          ) : null}
          <span role="columnheader">{t('column.why')}</span>
          <span role="columnheader" data-align="end">
            {t('column.actions')}
          </span>
        </div>
      </div>
      <div role="rowgroup" data-body="" style={{ height: rows.length * ROW_HEIGHT }}>
        {rows.slice(start, end).map((row, n) => (
          <div
            key={row.key}
            role="row"
            data-key={row.key}
            aria-rowindex={start + n + 2}
            style={{ transform: `translateY(${(start + n) * ROW_HEIGHT}px)` }}
          >
            {hasBank ? (
              <span role="cell">
                <LineTexts lines={row.lines} words={words} />
              </span>
            ) : null}
            {hasBank ? (
              <span role="cell" data-align="end">
                <LineAmounts lines={row.lines} words={words} />
              </span>
            ) : null}
            {hasOurs ? (
              <span role="cell">
                <RecordTexts records={row.records} words={words} />
              </span>
            ) : null}
            {hasOurs ? (
              <span role="cell" data-align="end">
                <RecordAmounts records={row.records} words={words} />
              </span>
            ) : null}
            <span role="cell">
              <span data-part="only">{words.why(row)}</span>
            </span>
            <span role="cell">
              <RowActions row={row} {...handlers} />
            </span>
          </div>
        ))}
      </div>
    </chakra.div>
  );
};
