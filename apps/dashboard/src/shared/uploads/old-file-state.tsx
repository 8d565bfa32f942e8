import { chakra } from '@chakra-ui/react';
import { useT } from '../i18n/use-t.ts';
import { Button } from '../ui/button.tsx';
import { FailureBanner } from '../ui/failure-banner.tsx';
import { Section } from '../ui/page/section.tsx';
import type { useOldFile } from './use-old-file.ts';

type OldFileStateProps = Pick<ReturnType<typeof useOldFile>, 'old' | 'pick' | 'cancel'>;

/** An old xls while the server converts it, or why that failed. */
export const OldFileState = ({ old, pick, cancel }: OldFileStateProps) => {
  const t = useT('uploads');
  if (old.kind === 'none') return null;
  const { name } = old.file;
  if (old.kind === 'failed')
    return (
      <FailureBanner
        failure={old.failure}
        title={t('old.failed', { file: name })}
        onRetry={() => pick(old.file)}
      />
    );
  const title = t('old.converting', { file: name });
  return (
    <Section title={title}>
      <chakra.div display="grid" gap="3">
        <chakra.progress aria-label={title} width="100%" height="2" accentColor="brand.solid" />
        <chakra.div display="flex" justifyContent="space-between" alignItems="center" gap="3">
          <chakra.p role="status" textStyle="small">
            {t('old.wait')}
          </chakra.p>
          <Button size="sm" onClick={cancel}>
            {t('old.cancel')}
          </Button>
        </chakra.div>
      </chakra.div>
    </Section>
  );
};
