import { chakra } from '@chakra-ui/react';
import { useFormat } from '../../../../shared/i18n/use-format.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import type { ReactNode } from 'react';
import type { UploadStep } from '../../api/use-upload-draft.ts';
import type { Counts } from '../model/problems.ts';
import type { Saving } from '../model/autosave.ts';

type SaveBarProps = {
  counts: Counts;
  /** While the draft is being made. */
  step: UploadStep | null;
  saving: Saving;
  isBusy: boolean;
  disabledReason: string | undefined;
  /** Why it is not saved. Placed above the button so that it is visible at any scroll position. */
  notice: ReactNode;
  onDone: () => void;
};

/** Sticky, except on a phone or a short screen, where it would cover the rows. */
export const SaveBar = ({ counts, step, saving, isBusy, disabledReason, notice, onDone }: SaveBarProps) => {
  const t = useT('create');
  const { count } = useFormat();
  const rows =
    counts.invalid > 0
      ? t('save.left', { many: count(counts.invalid) })
      : t('save.ready', { many: count(counts.total) });
  return (
    <chakra.div
      css={{ '@media (min-width: 36em) and (min-height: 44em)': { position: 'sticky' } }}
      bottom="0"
      zIndex="sticky"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      px={{ base: '4', sm: '5' }}
      py="3"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="panel"
      boxShadow="md"
    >
      {notice ? <chakra.div flex="1 0 100%">{notice}</chakra.div> : null}
      <Button variant="primary" loading={isBusy} disabledReason={disabledReason} onClick={onDone}>
        {t('save.button')}
      </Button>
      <chakra.p textStyle="small" color="fg.muted" flex="1 1 14rem">
        <chakra.span role="status" data-saving={step ?? saving.kind}>
          {t(`save.${step ?? saving.kind}`)}
        </chakra.span>{' '}
        {disabledReason ?? rows}
      </chakra.p>
    </chakra.div>
  );
};
