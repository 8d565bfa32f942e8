import { useT } from '../i18n/use-t.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';

type DraftNoticeProps = {
  form: { isRestored: boolean; restart: () => void };
};

/** Says that a draft was restored, and offers to start over. */
export const DraftNotice = ({ form }: DraftNoticeProps) => {
  const t = useT('forms');
  if (!form.isRestored) return null;
  return (
    <Banner
      tone="info"
      title={t('draft')}
      actions={
        <Button size="xs" onClick={form.restart}>
          {t('startOver')}
        </Button>
      }
    />
  );
};
