import { chakra } from '@chakra-ui/react';
import { useLanguage, useT } from '../../../../shared/i18n/use-t.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { DownloadIcon } from '../../../../shared/ui/icons.tsx';
import { useToast } from '../../../../shared/ui/toast.tsx';
import { saveFile } from '../../../../shared/lib/save-file.ts';
import { useIntake, useIntakeWords } from '../../../../shared/intake/use-intake.ts';
import type { Bank } from '../../api/types.ts';
import { payoutDoctor } from '../worker/payout-doctor.ts';

/** The columns to fill in, in the reader's language, and the codes of the banks on a second sheet. */
export const TemplateLinks = ({ banks }: { banks: readonly Bank[] }) => {
  const t = useT('create');
  const { columns } = useIntake();
  const { field } = useIntakeWords();
  const language = useLanguage();
  const toast = useToast();

  const download = async (format: 'xlsx' | 'csv') => {
    try {
      const file = await payoutDoctor.make({
        kind: 'template',
        format,
        language,
        columns: columns.map((column) => ({ header: field(column.field), ...column.template })),
        sheet: t('template.sheet'),
        more: [
          {
            sheet: t('template.banks'),
            columns: [
              { header: t('template.banks'), width: 18 },
              { header: t('template.bankName'), width: 44 },
            ],
            rows: banks.map(({ code, name }) => [code, name]),
          },
        ],
      });
      saveFile(file, `${t('template.fileName')}.${format}`);
    } catch {
      toast.error(t('template.failed'));
    }
  };

  return (
    <chakra.div display="grid" gap="2">
      <chakra.h3 textStyle="label">{t('template.title')}</chakra.h3>
      <chakra.p textStyle="small" color="fg.muted" maxW="prose">
        {t('template.text')}
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
        <Button variant="link" asChild textStyle="small" whiteSpace="normal" flexShrink={1} textAlign="start">
          <a href={DOCS} target="_blank" rel="noreferrer">
            {t('template.developers')}
          </a>
        </Button>
      </chakra.div>
    </chakra.div>
  );
};

/** The reference, which the API serves beside the dashboard. */
const DOCS = './docs';
