import { useT } from '../../../shared/i18n/use-t.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';

interface DraftNoticeProps {
  draft: { isRestored: boolean; discard: () => void };
}

/** What was typed before is there again, and the way to begin anew. */
export function DraftNotice({ draft }: DraftNoticeProps) {
  const t = useT('api-keys');
  if (!draft.isRestored) return null;
  return (
    <Banner
      tone="info"
      title={t('form.draft')}
      actions={
        <Button size="xs" onClick={draft.discard}>
          {t('form.draftDiscard')}
        </Button>
      }
    />
  );
}
