import { may } from '@dasbor/domain/access';
import { useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useGoToResult } from '../../../shared/lib/go-to-result.tsx';
import { promoPaths } from '../../../shared/paths/money-in/promos.ts';
import { useWho } from '../../../shared/state/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { preloadDialog } from '../../../shared/ui/overlays/dialog.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import type { Promo } from '../api/types.ts';
import { usePromoChanges } from '../api/use-promo-changes.ts';

export const RemoveSection = ({ promo }: { promo: Promo }) => {
  const t = useT('promos');
  const goToResult = useGoToResult();
  const { remove } = usePromoChanges();
  const [isOpen, setOpen] = useState(false);
  const mayChange = may(useWho(), { permission: 'promo.create' }).ok;
  if (!mayChange) return null;
  return (
    <Section title={t('remove.section')} description={t('remove.sectionText')}>
      <Button
        variant="dangerOutline"
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => setOpen(true)}
      >
        {t('remove.button')}
      </Button>
      <ConfirmDialog
        danger
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('remove.title', { name: promo.name })}
        text={t('remove.text')}
        yes={t('remove.yes')}
        onConfirm={async () => {
          await remove(promo.id);
          goToResult(promoPaths.list, t('remove.done'), { replace: true, isSaid: true });
        }}
      />
    </Section>
  );
};
