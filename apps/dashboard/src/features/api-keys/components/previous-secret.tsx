import { useT } from '../../../shared/i18n/use-t.ts';
import { SecretOverlap } from '../../../shared/secrets/secret-overlap.tsx';

interface PreviousSecretProps {
  previous: { last_four: string; works_until: string };
  /** Called once its time is over. */
  onOver: () => void;
}

export function PreviousSecret({
  previous: { last_four: lastFour, works_until: until },
  onOver,
}: PreviousSecretProps) {
  const t = useT('api-keys');
  return (
    <SecretOverlap
      until={until}
      title={t('secret.overlapTitle')}
      text={(ends) => t('secret.overlap', { lastFour, ...ends })}
      onOver={onOver}
    />
  );
}
