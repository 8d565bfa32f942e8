import { chakra } from '@chakra-ui/react';
import type { Group, ReconciliationRow } from '@dasbor/domain/reconciliation';
import type { CSSProperties } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useWindow } from '../../../shared/intake/grid/use-window.ts';
import { useIsPhone } from '../../../shared/list/use-media.ts';
import { useWords } from '../presentation/use-words.ts';
import { CARD_HEIGHT, COLUMNS, RESULT, ROW_HEIGHT } from './result-css.ts';
import { LineAmounts, LineTexts, RecordAmounts, RecordTexts } from './result-parts.tsx';
import { RowActions, type RowHandlers } from './row-actions.tsx';

type ResultRowsProps = {
  group: Group;
  rows: readonly ReconciliationRow[];
} & RowHandlers;

/** Only the rows in sight are in the document; cards on a phone. */
export const ResultRows = (props: ResultRowsProps) =>
  useIsPhone() ? <Cards {...props} /> : <Table {...props} />;

const Table = ({ group, rows, ...handlers }: ResultRowsProps) => {
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

const Cards = ({ group, rows, ...handlers }: ResultRowsProps) => {
  const t = useT('reconciliation');
  const words = useWords();
  const { frame, start, end } = useWindow({ count: rows.length, rowHeight: CARD_HEIGHT });
  return (
    <chakra.div ref={frame} css={RESULT} tabIndex={0} role="region" aria-label={t(`group.${group}`)}>
      <chakra.ul
        data-body=""
        listStyleType="none"
        m="0"
        p="0"
        aria-label={t(`group.${group}`)}
        style={{ height: rows.length * CARD_HEIGHT }}
      >
        {rows.slice(start, end).map((row, n) => (
          <li
            key={row.key}
            data-key={row.key}
            aria-setsize={rows.length}
            aria-posinset={start + n + 1}
            style={{ transform: `translateY(${(start + n) * CARD_HEIGHT}px)` }}
          >
            <Card row={row} words={words} {...handlers} />
          </li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
};

type CardProps = { row: ReconciliationRow; words: ReturnType<typeof useWords> } & RowHandlers;

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
