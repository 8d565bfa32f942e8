import { chakra } from '@chakra-ui/react';
import { useFormat } from '../../i18n/use-format.ts';
import { useT } from '../../i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/page/section.tsx';
import type { Progress } from '../doctor/read-rows.ts';

type ReadingProps = {
  fileName: string;
  progress: Progress;
  onCancel: () => void;
};

/** Shows real progress, not an animation. */
export const Reading = ({ fileName, progress, onCancel }: ReadingProps) => {
  const t = useT('intake');
  const { count } = useFormat();
  const title = t('reading.title', { file: fileName });
  return (
    <Section title={title}>
      <chakra.div display="grid" gap="3">
        <chakra.progress
          aria-label={title}
          value={progress.share}
          width="100%"
          height="2"
          accentColor="brand.solid"
        />
        <chakra.div display="flex" justifyContent="space-between" alignItems="center" gap="3">
          <chakra.p role="status" textStyle="small" fontVariantNumeric="tabular-nums">
            {t('reading.rows', { many: count(progress.rows) })}
          </chakra.p>
          <Button size="sm" onClick={onCancel}>
            {t('reading.cancel')}
          </Button>
        </chakra.div>
      </chakra.div>
    </Section>
  );
};
