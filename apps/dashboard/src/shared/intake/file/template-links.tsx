import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useLanguage, useT } from '../../i18n/use-t.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { DownloadIcon } from '../../ui/icons.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { FileDoctor } from '../doctor/file-doctor.ts';
import type { TemplateRequest } from '../doctor/template.ts';
import { useIntake, useIntakeWords } from '../use-intake.ts';

type TemplateLinksProps = {
  doctor: Pick<FileDoctor<never, unknown>, 'make'>;
  /** What else is recognised. */
  text: string;
  sheet: string;
  /** Sheets to look codes up in. */
  more?: TemplateRequest['more'];
  /** Without its kind. */
  fileName: string;
  children?: ReactNode;
};

/** The columns to fill in, in the reader's language. */
export const TemplateLinks = ({ doctor, text, sheet, more = [], fileName, children }: TemplateLinksProps) => {
  const t = useT('intake');
  const { columns } = useIntake();
  const { field } = useIntakeWords();
  const language = useLanguage();
  const toast = useToast();

  const download = async (format: 'xlsx' | 'csv') => {
    try {
      const file = await doctor.make({
        kind: 'template',
        format,
        language,
        columns: columns.map((column) => ({ header: field(column.field), ...column.template })),
        sheet,
        more,
      });
      saveFile(file, `${fileName}.${format}`);
    } catch {
      toast.error(t('template.failed'));
    }
  };

  return (
    <chakra.div display="grid" gap="2">
      <chakra.h3 textStyle="label">{t('template.title')}</chakra.h3>
      <chakra.p textStyle="small" color="fg.muted" maxW="prose">
        {text}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <Button size="sm" onClick={() => void download('xlsx')}>
          <DownloadIcon />
          {t('template.xlsx')}
        </Button>
        <Button size="sm" onClick={() => void download('csv')}>
          <DownloadIcon />
          {t('template.csv')}
        </Button>
        {children}
      </chakra.div>
    </chakra.div>
  );
};
