import { chakra } from '@chakra-ui/react';
import type { Decision } from '@dasbor/domain/policy';
import type { ReactNode } from 'react';
import { useCodeWords } from '../../../../shared/i18n/problem-words.ts';
import { useFormat } from '../../../../shared/i18n/use-format.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import type { SavingStep } from '../../api/use-create-from-file.ts';
import type { Counts } from '../model/problems.ts';

interface SaveBarProps {
  counts: Counts;
  step: SavingStep | null;
  decision: Decision;
  /** Why it was not saved, or what to look at first: above the button, so that it is seen wherever the page is scrolled to. */
  notice: ReactNode;
  onSave: () => void;
}

/** Always within reach, but on a phone and on a low screen, where it would lie on the rows. The daily pause holds submitting, not preparing. */
export function SaveBar({ counts, step, decision, notice, onSave }: SaveBarProps) {
  const t = useT('create');
  const words = useCodeWords();
  const { count } = useFormat();
  const refusal = decision.allowed || decision.rule === 'daily_pause' ? undefined : decision.reason;
  const reason = refusal
    ? words(refusal.code, refusal.params)
    : counts.total === 0
      ? t('save.none')
      : undefined;
  const left =
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
      <Button variant="primary" loading={step !== null} disabledReason={reason} onClick={onSave}>
        {t('save.button')}
      </Button>
      <chakra.p role="status" textStyle="small" color="fg.muted" flex="1 1 14rem">
        {step ? t(`save.${step}`) : (reason ?? left)}
      </chakra.p>
    </chakra.div>
  );
}
