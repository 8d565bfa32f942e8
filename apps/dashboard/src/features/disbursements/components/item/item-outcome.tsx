import { chakra } from '@chakra-ui/react';
import { useFormat } from '../../../../shared/i18n/use-format.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { usePayoutFailureWords } from '../../../../shared/payout-failures/use-payout-failure-words.ts';
import { useIssueWords } from '../../../../shared/payout-issues/use-issue-words.ts';
import { useStatusOf } from '../../../../shared/status/use-status-of.ts';
import { AppLink } from '../../../../shared/ui/app-link.tsx';
import { Banner } from '../../../../shared/ui/banner.tsx';
import type { DisbursementItem } from '../../api/types.ts';
import { disbursementPaths } from '../../../../shared/paths/money-out/disbursements.ts';
import { itemMeanings } from '../../presentation/status-view.ts';

/** Where the money is now, or what blocks it, and what to do. */
export const ItemOutcome = ({ item }: { item: DisbursementItem }) => (
  <chakra.div mb="4" _empty={{ mb: '0' }}>
    <Outcome item={item} />
  </chakra.div>
);

const Outcome = ({ item }: { item: DisbursementItem }) => {
  const t = useT('disbursements');
  const named = useStatusOf(itemMeanings);
  const issues = useT('payout-issues');
  const issueWords = useIssueWords();
  const failures = useT('payout-failures');
  const failureWords = usePayoutFailureWords();
  const { rupiah } = useFormat();
  switch (item.status) {
    case 'processing':
      return (
        <Banner tone="info" live="status" title={t('itemPage.progress.title')}>
          {t('itemPage.progress.text')}
        </Banner>
      );
    case 'done':
      return <Banner tone="success" live="status" title={t('itemPage.done')} />;
    case 'failed':
    case 'partially_success': {
      const code = item.failure_code ?? '';
      const { title, action } = failureWords(code);
      const arrived = item.outcome?.arrived.amount ?? 0;
      return (
        <Banner tone={arrived > 0 ? 'warning' : 'danger'} live="status" title={`${title}.`}>
          {action}{' '}
          {arrived > 0
            ? `${t('itemPage.partly', {
                arrived: rupiah(arrived),
                returned: rupiah(item.outcome?.returned.total ?? 0),
              })}. `
            : null}
          <chakra.span color="fg.muted">{failures('code', { code })}</chakra.span>
        </Banner>
      );
    }
    default:
      return item.issues.length === 0 ? null : (
        <Banner
          tone={item.status === 'invalid' ? 'danger' : 'warning'}
          title={item.status === 'invalid' ? named('invalid').label : t('items.filter.issue')}
          actions={
            item.status === 'invalid' ? (
              <AppLink
                to={`${disbursementPaths.detail(item.disbursement_id)}?status=invalid&item=${item.id}`}
              >
                {t('itemPage.fix')}
              </AppLink>
            ) : null
          }
        >
          <chakra.ul listStyleType="none" p="0" m="0">
            {item.issues.map((issue) => (
              <li key={`${issue.field} ${issue.code}`}>
                {issues(`field.${issue.field}`)}: {issueWords(issue)}
              </li>
            ))}
          </chakra.ul>
        </Banner>
      );
  }
};
