import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { PolicyButton, PolicyCountdown } from '../../../shared/policy/policy-button.tsx';
import { usePolicy } from '../../../shared/policy/use-policy.ts';
import { LinkButton } from '../../../shared/ui/button.tsx';
import { disbursementPaths } from '../../../shared/paths/money-out/disbursements.ts';

/**
 * Links to a new batch, or shows when one can be created again. Hidden without permission. In the daily pause a file can be edited and
 * saved, but not submitted.
 */
export const CreateAction = () => {
  const t = useT('disbursements');
  const words = useCodeWords();
  const decision = usePolicy('disburse');
  if (!decision.allowed && decision.rule === 'access') return null;
  if (!decision.allowed && decision.rule !== 'daily_pause') {
    return (
      <PolicyButton size="sm" variant="primary" decision={decision}>
        {t('list.create')}
      </PolicyButton>
    );
  }
  return (
    <chakra.span display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1.5">
      {decision.allowed ? null : (
        <chakra.span textStyle="small" color="fg.muted">
          {words(decision.reason.code, decision.reason.params)}{' '}
          <PolicyCountdown decision={decision} aheadMs={0} />
        </chakra.span>
      )}
      <LinkButton size="sm" variant="primary">
        <Link to={disbursementPaths.create}>{t('list.create')}</Link>
      </LinkButton>
    </chakra.span>
  );
};
