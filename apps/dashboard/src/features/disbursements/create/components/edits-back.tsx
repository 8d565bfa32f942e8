import { useFormat } from '../../../../shared/i18n/use-format.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { Banner } from '../../../../shared/ui/banner.tsx';
import { Button } from '../../../../shared/ui/button.tsx';

/** Picked again, a file has the edits of before, which whoever picks it may not expect. */
export function EditsBack({ many, onAnew }: { many: number; onAnew: () => void }) {
  const t = useT('create');
  const { count } = useFormat();
  return (
    <Banner
      tone="info"
      live="status"
      title={t('editsBack.title', { many: count(many) })}
      actions={
        <Button size="sm" onClick={onAnew}>
          {t('editsBack.anew')}
        </Button>
      }
    />
  );
}
