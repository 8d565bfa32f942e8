import { useFormat } from '../../../../shared/i18n/use-format.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { Banner } from '../../../../shared/ui/banner.tsx';
import { Button } from '../../../../shared/ui/button.tsx';

type ChangedNoticeProps = {
  before: number;
  after: number;
  onSeen: () => void;
};

/** The batch changed while it was open, so it must be reviewed and approved again. */
export const ChangedNotice = ({ before, after, onSeen }: ChangedNoticeProps) => {
  const t = useT('disbursements');
  const { rupiah } = useFormat();
  return (
    <Banner
      tone="warning"
      live="alert"
      title={t('approve.changed.title')}
      actions={
        <Button size="sm" onClick={onSeen}>
          {t('approve.changed.seen')}
        </Button>
      }
    >
      {before === after
        ? t('approve.changed.same', { after: rupiah(after) })
        : t('approve.changed.text', { before: rupiah(before), after: rupiah(after) })}
    </Banner>
  );
};
