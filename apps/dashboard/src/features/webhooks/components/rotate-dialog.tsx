import { chakra } from '@chakra-ui/react';
import { formatDateTime } from '@dasbor/domain/kernel';
import { decideRotation, ROTATION_POLICY } from '@dasbor/domain/webhooks';
import { useState } from 'react';
import { ChoiceGroup } from '../../../shared/forms/choice-group.tsx';
import { Choice } from '../../../shared/forms/choice.tsx';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { useClock } from '../../../shared/lib/clock.tsx';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import type { Webhook } from '../api/types.ts';
import { useRotateSecret } from '../api/use-rotate-secret.ts';

const HOURS = [ROTATION_POLICY.standardOverlapHours, 72, ROTATION_POLICY.longestOverlapHours, 0] as const;

interface RotateDialogProps {
  webhook: Webhook;
  open: boolean;
  onClose: () => void;
}

/** A rotation that is under way refuses another, unless the secret leaked: the domain says so for each choice. */
export function RotateDialog({ webhook, open, onClose }: RotateDialogProps) {
  const t = useT('webhooks');
  const words = useCodeWords();
  const language = useLanguage();
  const now = useClock();
  const rotate = useRotateSecret(webhook.id);
  const [chosen, setChosen] = useState<(typeof HOURS)[number]>(HOURS[0]);

  const { previous_expires_at: previousExpiresAt } = webhook.secret;
  const refusalOf = (overlapHours: number) => {
    const decision = decideRotation({ previousExpiresAt, overlapHours }, now());
    if (decision.ok || previousExpiresAt === null) return undefined;
    return words(decision.problem.code, { until: formatDateTime(previousExpiresAt, language) });
  };
  const refusal = refusalOf(chosen);

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('secret.rotateDialog.title')}
      text={t('secret.rotateDialog.text')}
      yes={t('secret.rotateDialog.yes')}
      disabledReason={refusal}
      onConfirm={async () => {
        await rotate(chosen);
        onClose();
      }}
    >
      <chakra.div mt="4">
        <ChoiceGroup legend={t('secret.rotateDialog.legend')}>
          {HOURS.map((hours) => (
            <Choice
              key={hours}
              radio="overlap"
              title={t(`secret.rotateDialog.hours.${hours}`)}
              text={refusalOf(hours)}
              checked={chosen === hours}
              onChange={() => setChosen(hours)}
            />
          ))}
        </ChoiceGroup>
      </chakra.div>
    </ConfirmDialog>
  );
}
