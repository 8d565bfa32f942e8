import { useRef } from 'react';
import { useFormat } from '../../../../shared/i18n/use-format.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { Banner } from '../../../../shared/ui/banner.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import { useNoDoublePress } from '../../../../shared/ui/overlays/use-no-double-press.ts';
import { Time } from '../../../../shared/ui/time.tsx';
import type { KeptWork } from '../kept/kept-work.ts';
import { changesIn } from '../model/changes.ts';

interface ResumeBannerProps {
  work: KeptWork;
  onResume: () => void;
  onDrop: () => void;
}

export function ResumeBanner({ work, onResume, onDrop }: ResumeBannerProps) {
  const t = useT('create');
  const { count } = useFormat();
  const many = changesIn(work);
  // The next file left is offered in the same place.
  const ref = useRef<HTMLDivElement>(null);
  useNoDoublePress(work.what, ref);
  return (
    <Banner
      ref={ref}
      tone="info"
      title={t('resume.title', { file: work.fileName })}
      actions={
        <>
          <Button size="sm" onClick={onResume}>
            {t('resume.yes')}
          </Button>
          <Button size="sm" variant="quiet" onClick={onDrop}>
            {t('resume.no')}
          </Button>
        </>
      }
    >
      {many > 0 ? t('resume.edits', { many: count(many) }) : t('resume.none')}{' '}
      <Time value={new Date(work.savedAt).toISOString()} />
    </Banner>
  );
}
