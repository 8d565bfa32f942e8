import { chakra } from '@chakra-ui/react';
import { PAYOUT_COLUMNS, type PayoutField } from '@dasbor/domain/disbursements';
import { useLanguage, useT } from '../../../../shared/i18n/use-t.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { DownloadIcon } from '../../../../shared/ui/icons.tsx';
import { useToast } from '../../../../shared/ui/toast.tsx';
import type { Bank } from '../../api/types.ts';
import { madeByWorker } from '../worker/ask-worker.ts';
import { saveFile } from './save-file.ts';

/** The columns to fill in, in the reader's language, and the codes of the banks on a second sheet. */
export const TemplateLinks = ({ banks }: { banks: readonly Bank[] }) => {
  const t = useT('create');
  const field = useT('payout-issues');
  const language = useLanguage();
  const toast = useToast();

  const download = async (format: 'xlsx' | 'csv') => {
    const headers = Object.fromEntries(
      PAYOUT_COLUMNS.map((column) => [column.field, field(`field.${column.field}`)]),
    );
    try {
      const file = await madeByWorker({
        kind: 'template',
        format,
        language,
        headers: headers as Record<PayoutField, string>,
        sheet: t('template.sheet'),
        banks: {
          sheet: t('template.banks'),
          headers: [t('template.banks'), t('template.bankName')],
          rows: banks.map(({ code, name }) => [code, name] as const),
        },
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
