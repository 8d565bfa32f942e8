import { chakra } from '@chakra-ui/react';
import { formatDateTime, type Result } from '@dasbor/domain/kernel';
import { type ReactNode, useState } from 'react';
import { ChoiceGroup } from '../forms/choice-group.tsx';
import { Choice } from '../forms/choice.tsx';
import { type Confirmed, confirmedBy } from '../forms/otp/confirmed-by.ts';
import { type Confirmable, useOtpStep } from '../forms/otp/use-otp-step.tsx';
import { useCodeWords } from '../i18n/problem-words.ts';
import { useLanguage, useT } from '../i18n/use-t.ts';
import { useClock } from '../lib/time/clock.tsx';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';

/** Overlaps that have texts. */
type AnyOverlap = '1h' | '24h' | '3d' | '7d' | 'none';

type ReplaceDialogProps<Overlap extends AnyOverlap> = {
  open: boolean;
  onClose: () => void;
  title: string;
  text: ReactNode;
  yes?: string;
  /** How long the old secret may still work. */
  overlaps: readonly Overlap[];
  /** When the secret that is already being replaced expires; null if none is. */
  previousWorksUntil: string | null;
  decide: (previousWorksUntil: string, overlap: Overlap, now: Date) => Result<unknown>;
  /** What the code confirms; null if no code is required. */
  confirmable: ((overlap: Overlap) => Confirmable) | null;
  onReplace: (overlap: Overlap, confirmed: Confirmed) => Promise<void>;
};

/** Asks how long the old secret stays valid, then for the code, then shows the new secret. The domain decides which options are available. */
export const ReplaceDialog = <Overlap extends AnyOverlap>(props: ReplaceDialogProps<Overlap>) => {
  const { open, onClose, title, text, yes, overlaps, previousWorksUntil, confirmable, onReplace } = props;
  const t = useT('secrets');
  const words = useCodeWords();
  const language = useLanguage();
  const now = useClock();
  const otp = useOtpStep();
  const [chosen, setChosen] = useState(overlaps.find((one) => one === '24h') ?? overlaps[0]);

  const refusalOf = (overlap: Overlap | undefined): string | undefined => {
    if (previousWorksUntil === null || overlap === undefined) return undefined;
    const decision = props.decide(previousWorksUntil, overlap, now());
    if (decision.ok) return undefined;
    return words(decision.problem.code, { until: formatDateTime(previousWorksUntil, language) });
  };

  return (
    <ConfirmDialog
      open={open}
      onClose={() => {
        otp.cancel();
        onClose();
      }}
      title={title}
      text={text}
      yes={yes ?? t('replace.yes')}
      disabledReason={refusalOf(chosen)}
      step={otp.step}
      onConfirm={async () => {
        if (chosen === undefined) return;
        const confirmed = await confirmedBy(otp, confirmable && confirmable(chosen));
        if (!confirmed) return;
        await onReplace(chosen, confirmed);
        onClose();
      }}
    >
      <chakra.div mt="4">
        <ChoiceGroup legend={t('replace.legend')}>
          {overlaps.map((overlap) => (
            <Choice
              key={overlap}
              radio="overlap"
              title={t(`overlap.${overlap satisfies AnyOverlap as AnyOverlap}`)}
              text={refusalOf(overlap)}
              checked={chosen === overlap}
              onChange={() => setChosen(overlap)}
            />
          ))}
        </ChoiceGroup>
      </chakra.div>
    </ConfirmDialog>
  );
};
