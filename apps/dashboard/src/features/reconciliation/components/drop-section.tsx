import { chakra } from '@chakra-ui/react';
import { RECONCILIATION_POLICY } from '@dasbor/domain/reconciliation';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { DropZone } from '../../../shared/intake/file/drop-zone.tsx';
import { MEGABYTE } from '../../../shared/intake/file/megabyte.ts';
import { LockIcon } from '../../../shared/ui/icons.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';

type DropSectionProps = {
  /** A file is being dragged over the page. */
  isOver: boolean;
  onFile: (file: File) => void;
};

/** Takes a statement by drag, click or paste, and says that it stays in this browser. */
export const DropSection = ({ isOver, onFile }: DropSectionProps) => {
  const t = useT('reconciliation');
  const { count } = useFormat();
  const { maxFileBytes, mostLines } = RECONCILIATION_POLICY;
  return (
    <Section title={t('drop.title')}>
      <chakra.div display="grid" gap="3">
        <DropZone
          isOver={isOver}
          label={t('drop.input')}
          hint={t('drop.limits', { megabytes: maxFileBytes / MEGABYTE, lines: count(mostLines) })}
          onFile={onFile}
        />
        <chakra.p display="flex" alignItems="center" gap="2" textStyle="small" color="fg.muted">
          <LockIcon />
          {t('private')}
        </chakra.p>
      </chakra.div>
    </Section>
  );
};
