import { chakra } from '@chakra-ui/react';
import { exportColumnWords, EXPORT_FAILURES } from '@dasbor/domain/exports';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { ProgressBar } from '../../../shared/ui/progress-bar.tsx';
import { DescriptionList } from '../../../shared/ui/record/description-list.tsx';
import { idItem } from '../../../shared/ui/record/id-item.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { ExportedFile } from '../api/types.ts';
import { useDays, useSize } from '../presentation/use-file-words.ts';

/** Says whether the file is complete, what fails, or how far it is. */
export const FileNotice = ({ file }: { file: ExportedFile }) => {
  const t = useT('exports');
  const { count } = useFormat();
  const { rows_written: written, rows_expected: expected } = file;
  if (file.status === 'completed')
    return (
      <Banner tone="success" live="status" title={t('notice.complete', { rows: count(written) })}>
        {t('notice.proof')}
      </Banner>
    );
  if (file.status === 'failed') {
    const known = EXPORT_FAILURES.find((one) => one === file.failure);
    return (
      <Banner tone="danger" live="status" title={t('notice.failed')}>
        {t(`failure.${known ?? 'interrupted'}`)}
      </Banner>
    );
  }
  return (
    <Section>
      <chakra.p textStyle="section" fontVariantNumeric="tabular-nums" mb="2" role="status">
        {file.status === 'waiting'
          ? t('notice.waiting')
          : t('notice.making', { written: count(written), expected: count(expected) })}
      </chakra.p>
      <ProgressBar label={t('notice.progress')} done={written} total={expected} />
      <chakra.p textStyle="small" color="fg.muted">
        {t('notice.away')}
      </chakra.p>
    </Section>
  );
};

/** What was counted, written and added up. */
export const ManifestSection = ({ file }: { file: ExportedFile }) => {
  const t = useT('exports');
  const language = useLanguage();
  const { count, rupiah } = useFormat();
  const size = useSize();
  const sums = file.columns.flatMap((column) => {
    const sum = file.sums[column];
    return sum === undefined ? [] : [{ column, sum }];
  });
  return (
    <Section title={t('detail.manifest')} description={t('detail.manifestHint')}>
      <DescriptionList
        items={[
          { key: 'expected', label: t('detail.expected'), value: count(file.rows_expected) },
          { key: 'written', label: t('detail.written'), value: count(file.rows_written) },
          ...(file.status === 'completed'
            ? sums.map(({ column, sum }) => ({
                key: `sum-${column}`,
                label: t('detail.sum', { column: exportColumnWords(column, language) }),
                value: rupiahOf(sum, rupiah),
              }))
            : []),
          ...(file.size === null
            ? []
            : [{ key: 'size', label: t('list.column.size'), value: size(file.size) }]),
          ...(file.sha256 === null
            ? []
            : [
                {
                  key: 'sha256',
                  label: 'SHA-256',
                  value: (
                    <chakra.span textStyle="id" overflowWrap="anywhere">
                      {file.sha256}
                    </chakra.span>
                  ),
                  copy: file.sha256,
                },
              ]),
        ]}
      />
    </Section>
  );
};

/** A sum may be longer than a JavaScript number is exact. */
const rupiahOf = (sum: string, rupiah: (amount: number) => string): string =>
  Number.isSafeInteger(Number(sum)) ? rupiah(Number(sum)) : `Rp ${sum}`;

/** What was asked. */
export const RequestSection = ({ file }: { file: ExportedFile }) => {
  const t = useT('exports');
  const language = useLanguage();
  const days = useDays();
  return (
    <Section title={t('detail.request')}>
      <DescriptionList
        items={[
          { key: 'days', label: t('list.column.days'), value: `${days(file)} (${file.zone})` },
          {
            key: 'format',
            label: t('list.column.format'),
            value:
              file.separator === null
                ? file.format.toUpperCase()
                : t('detail.csv', { separator: file.separator }),
          },
          { key: 'by', label: t('list.column.by'), value: file.created_by_name },
          { key: 'created', label: t('list.column.created'), value: <Time value={file.created_at} /> },
          { key: 'expires', label: t('list.column.expires'), value: <Time value={file.expires_at} /> },
          ...(file.subaccount_ids.length > 0
            ? [
                {
                  key: 'subaccounts',
                  label: t('form.subaccounts'),
                  value: String(file.subaccount_ids.length),
                },
              ]
            : []),
          {
            key: 'columns',
            label: t('form.columns'),
            value: file.columns.map((column) => exportColumnWords(column, language)).join(', '),
          },
          idItem(t('list.column.id'), file.id),
        ]}
      />
    </Section>
  );
};
