import { chakra } from '@chakra-ui/react';
import { STATEMENT_FIELDS, type StatementMapping } from '@dasbor/domain/reconciliation';
import { columnName } from '@dasbor/spreadsheet';
import type { TFunction } from 'i18next';
import { useT } from '../../../shared/i18n/use-t.ts';
import type { ColumnPreview } from '../worker/messages.ts';

type SampleTableProps = { preview: ColumnPreview; mapping: StatementMapping };

/** The first rows of a file, with what was chosen for each column above its title. */
export const SampleTable = ({ preview, mapping }: SampleTableProps) => {
  const t = useT('reconciliation');
  const name = columnWords(t, preview.titles);
  const fieldOf = (column: number) => STATEMENT_FIELDS.find((field) => mapping[field] === column);
  return (
    <chakra.div
      overflowX="auto"
      tabIndex={0}
      role="region"
      aria-label={t('columns.preview')}
      borderWidth="1px"
      borderRadius="control"
      focusVisibleRing="outside"
    >
      <chakra.table css={TABLE} aria-label={t('columns.preview')}>
        <thead>
          <tr>
            {preview.titles.map((_, column) => {
              const field = fieldOf(column);
              return (
                <th key={columnName(column)} scope="col" data-chosen={field}>
                  <span>{field ? t(`columns.field.${field}`) : ''}</span>
                  {name(column)}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {preview.samples.map((row) => (
            <tr key={row.join(' ')}>
              {row.map((text, column) => (
                <td key={columnName(column)}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  );
};

/** `C: Keterangan`, or `Kolom C` if it has no title. */
export const columnWords =
  (t: TFunction<['reconciliation']>, titles: readonly string[]) =>
  (column: number): string => {
    const title = titles[column] ?? '';
    const letter = columnName(column);
    return title === ''
      ? t('columns.unnamed', { column: letter })
      : t('columns.named', { column: letter, title });
  };

const TABLE = {
  width: '100%',
  borderCollapse: 'collapse',
  textStyle: 'small',
  '& th, & td': { px: '2.5', py: '1.5', textAlign: 'start', whiteSpace: 'nowrap', borderBottomWidth: '1px' },
  '& th': { textStyle: 'label', verticalAlign: 'bottom', bg: 'bg.subtle', color: 'fg.muted' },
  '& th > span': { display: 'block', minH: '4', color: 'brand.fg', textStyle: 'caption' },
  '& th[data-chosen]': { color: 'fg' },
  '& tr:last-child td': { borderBottomWidth: 0 },
} as const;
