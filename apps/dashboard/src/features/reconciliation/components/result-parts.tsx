import { type BankLine, DIRECTION_OF, type OurRecord } from '@dasbor/domain/reconciliation';
import { useT } from '../../../shared/i18n/use-t.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { recordPath } from '../presentation/record-path.ts';
import { type Words } from '../presentation/use-words.ts';

type LinesProps = { lines: readonly BankLine[]; words: Words };
type RecordsProps = { records: readonly OurRecord[]; words: Words };

/** The day and description of each transaction; a single one has two lines. */
export const LineTexts = ({ lines, words }: LinesProps) => {
  const t = useT('reconciliation');
  return lines.map(({ row, date, description }) => (
    <span key={row} data-part={lines.length === 1 ? 'only' : 'one'} title={description}>
      {words.day(date)} <small>· {t('row.number', { row })}</small> {description}
    </span>
  ));
};

export const LineAmounts = ({ lines, words }: LinesProps) => {
  const t = useT('reconciliation');
  return lines.map(({ row, amount, sen, direction }) => (
    <span key={row} data-part="one">
      {words.sum({ amount, sen })} <small>{t(`row.${direction}`)}</small>
    </span>
  ));
};

/** The kind, as a link to the record, and its day. */
export const RecordTexts = ({ records, words }: RecordsProps) => {
  const t = useT('reconciliation');
  return records.map((record) => (
    <span key={record.key} data-part={records.length === 1 ? 'only' : 'one'} title={record.id}>
      <AppLink to={recordPath(record)}>{t(`kind.${record.kind}`)}</AppLink> {words.day(record.date)}{' '}
      <small>{record.id}</small>
    </span>
  ));
};

export const RecordAmounts = ({ records, words }: RecordsProps) => {
  const t = useT('reconciliation');
  return records.map(({ key, amount, kind }) => (
    <span key={key} data-part="one">
      {words.sum({ amount, sen: 0 })} <small>{t(`row.${DIRECTION_OF[kind]}`)}</small>
    </span>
  ));
};
