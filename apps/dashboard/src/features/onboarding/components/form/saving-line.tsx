import { chakra } from '@chakra-ui/react';
import { useProblemWords } from '../../../../shared/i18n/problem-words.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { describeFailure } from '../../../../shared/lib/failure.ts';
import { Banner } from '../../../../shared/ui/banner.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import type { Saving } from '../../forms/use-autosave.ts';

/** Whether what was typed is on the server. */
export const SavingLine = ({ saving, onRetry }: { saving: Saving; onRetry: () => void }) => {
  const t = useT('onboarding');
  if (saving.is === 'failed') return <NotSaved error={saving.error} onRetry={onRetry} />;
  return (
    <chakra.p role="status" textStyle="small" color="fg.muted" minH="5" data-saving={saving.is}>
      {t(`saving.${saving.is}`)}
    </chakra.p>
  );
};

const NotSaved = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const t = useT('onboarding');
  const { title, action } = useProblemWords(describeFailure(error));
  return (
    <Banner
      tone="warning"
      live="status"
      title={t('saving.failed')}
      actions={
        <Button size="sm" onClick={onRetry}>
          {t('saving.retry')}
        </Button>
      }
    >
      {title} {action}
    </Banner>
  );
};
