import { chakra } from '@chakra-ui/react';
import { decideRegeneration, type Overlap, OVERLAPS } from '@dasbor/domain/api-keys';
import { formatDateTime } from '@dasbor/domain/kernel';
import { type ReactNode, useState } from 'react';
import { ChoiceGroup } from '../../../shared/forms/choice-group.tsx';
import { Choice } from '../../../shared/forms/choice.tsx';
import { type Confirmable, useOtpStep } from '../../../shared/forms/otp/use-otp-step.tsx';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { useClock } from '../../../shared/lib/clock.tsx';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';

interface RegenerateDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  text: ReactNode;
  /** When a secret that is already being replaced ends; null when none is. */
  previousWorksUntil: string | null;
  /** What the code confirms; null where none is needed. */
  confirmable: ((overlap: Overlap) => Confirmable) | null;
  onRegenerate: (overlap: Overlap, confirmed: { otpToken?: string }) => Promise<void>;
}

/** How long the old secret shall work, then the code, then the new one. The domain says which answers are possible now. */
export function RegenerateDialog(props: RegenerateDialogProps) {
  const { open, onClose, title, text, previousWorksUntil, confirmable, onRegenerate } = props;
  const t = useT('api-keys');
  const words = useCodeWords();
  const language = useLanguage();
  const now = useClock();
  const otp = useOtpStep();
  const [chosen, setChosen] = useState<Overlap>('24h');

  const refusalOf = (overlap: Overlap) => {
    const decision = decideRegeneration({ previousWorksUntil, currentMadeAt: null }, overlap, now());
    if (decision.ok || previousWorksUntil === null) return undefined;
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
      yes={t('secret.dialog.yes')}
      disabledReason={refusalOf(chosen)}
      step={otp.step}
      onConfirm={async () => {
        const otpToken = confirmable ? await otp.confirm(confirmable(chosen)) : undefined;
        if (otpToken === null) return;
        await onRegenerate(chosen, otpToken === undefined ? {} : { otpToken });
        onClose();
      }}
    >
      <chakra.div mt="4">
        <ChoiceGroup legend={t('secret.dialog.legend')}>
          {ORDER.map((overlap) => (
            <Choice
              key={overlap}
              radio="overlap"
              title={t(`overlap.${overlap}`)}
              text={refusalOf(overlap)}
              checked={chosen === overlap}
              onChange={() => setChosen(overlap)}
            />
          ))}
        </ChoiceGroup>
      </chakra.div>
    </ConfirmDialog>
  );
}

/** The drastic one last. */
const ORDER = [...OVERLAPS.filter((one) => one !== 'none'), 'none'] as const satisfies readonly Overlap[];
