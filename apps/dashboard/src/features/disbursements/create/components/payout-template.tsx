import { useT } from '../../../../shared/i18n/use-t.ts';
import { TemplateLinks } from '../../../../shared/intake/file/template-links.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import type { Bank } from '../../api/types.ts';
import { payoutDoctor } from '../worker/payout-doctor.ts';

/** The template with the codes of the banks on a second sheet. */
export const PayoutTemplate = ({ banks }: { banks: readonly Bank[] }) => {
  const t = useT('create');
  return (
    <TemplateLinks
      doctor={payoutDoctor}
      text={t('template.text')}
      sheet={t('template.sheet')}
      more={[
        {
          sheet: t('template.banks'),
          columns: [
            { header: t('template.banks'), width: 18 },
            { header: t('template.bankName'), width: 44 },
          ],
          rows: banks.map(({ code, name }) => [code, name]),
        },
      ]}
      fileName={t('template.fileName')}
    >
      <Button variant="link" asChild textStyle="small" whiteSpace="normal" flexShrink={1} textAlign="start">
        <a href={DOCS} target="_blank" rel="noreferrer">
          {t('template.developers')}
        </a>
      </Button>
    </TemplateLinks>
  );
};

/** The reference, which the API serves beside the dashboard. */
const DOCS = './docs';
