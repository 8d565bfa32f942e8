import { chakra } from '@chakra-ui/react';
import { csvSeparator } from '@dasbor/domain/kernel';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { saveFile } from '../../../shared/lib/save-file.ts';
import type { CsvCell } from '../../../shared/list/export/csv.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { useSayUnfetched } from '../../../shared/ui/use-say-unfetched.ts';
import { Section } from '../../../shared/ui/page/section.tsx';

export type ChartFile = { header: readonly string[]; rows: readonly (readonly CsvCell[])[] };

type ChartSectionProps = {
  /** Its place in the address. */
  name: string;
  title: string;
  note?: ReactNode;
  /** As wide as the page. */
  wide?: boolean;
  /** The figures of the chart; without rows there is nothing to download. */
  file?: ChartFile;
  children: ReactNode;
};

/** A chart with its heading, which is a link to it, and its figures as a file. */
export const ChartSection = ({ name, title, note, wide = false, file, children }: ChartSectionProps) => {
  const t = useT('analytics');
  const language = useLanguage();
  const say = useSayUnfetched();
  const [params] = useSearchParams();

  const download = async ({ header, rows }: ChartFile) => {
    const { toCsv } = await import('../../../shared/list/export/csv.ts');
    const text = toCsv(header, rows, csvSeparator(language));
    saveFile(new Blob([text], { type: 'text/csv' }), `${name}.csv`);
  };

  return (
    <Section
      data-section={name}
      title={
        <Link to={{ search: params.toString(), hash: name }} replace>
          {title}
        </Link>
      }
      description={note}
      padding="flush"
      gridColumn={wide ? '1 / -1' : undefined}
      actions={
        file && file.rows.length > 0 ? (
          <Button variant="quiet" size="sm" onClick={() => void download(file).catch(say)}>
            {t('csv')}
            <chakra.span srOnly>: {title}</chakra.span>
          </Button>
        ) : undefined
      }
    >
      {children}
    </Section>
  );
};
