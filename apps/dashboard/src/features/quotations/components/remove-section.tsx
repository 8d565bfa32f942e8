import { chakra } from '@chakra-ui/react';
import { decideDelete } from '@dasbor/domain/quotations';
import { useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useGoToResult } from '../../../shared/lib/go-to-result.tsx';
import { quotationPaths } from '../../../shared/paths/money-in/quotations.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { preloadDialog } from '../../../shared/ui/overlays/dialog.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import type { Quotation } from '../api/types.ts';
import { useAskQuotation } from '../api/use-ask-quotation.ts';
import { useMayCreate } from '../presentation/use-may-create.ts';

/** Deletes a draft or a quotation without an answer. What was answered stays. */
export const RemoveSection = ({ quotation }: { quotation: Quotation }) => {
  const t = useT('quotations');
  const goToResult = useGoToResult();
  const { remove } = useAskQuotation();
  const mayCreate = useMayCreate();
  const [isAsked, setAsked] = useState(false);
  if (!mayCreate || !decideDelete(quotation.status).ok) return null;
  const what = quotation.status === 'draft' ? 'draft' : 'issued';
  return (
    <Section title={t('remove.section')} data-section="remove">
      <chakra.p textStyle="body" color="fg.muted" mb="3">
        {t(`remove.about.${what}`)}
      </chakra.p>
      <Button
        variant="dangerOutline"
        size="sm"
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => setAsked(true)}
      >
        {t('remove.action')}
      </Button>
      <ConfirmDialog
        danger
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t('remove.title', { name: quotation.number ?? quotation.name })}
        text={t(`remove.text.${what}`)}
        yes={t('remove.action')}
        onConfirm={async () => {
          await remove(quotation.id);
          goToResult(quotationPaths.list(), t('remove.done'), { replace: true, isSaid: true });
        }}
      />
    </Section>
  );
};
