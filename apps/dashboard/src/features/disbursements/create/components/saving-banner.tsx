import { useT } from '../../../../shared/i18n/use-t.ts';
import { Banner } from '../../../../shared/ui/banner.tsx';

/** Where the file would be offered to go on with, while it is on its way to become a batch. */
export function SavingBanner({ fileName }: { fileName: string }) {
  const t = useT('create');
  return (
    <Banner tone="info" live="status" title={t('save.underway.title', { file: fileName })}>
      {t('save.underway.text')}
    </Banner>
  );
}
