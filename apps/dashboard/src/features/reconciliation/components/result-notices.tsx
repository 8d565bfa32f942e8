import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { useWords } from '../presentation/use-words.ts';
import type { Result } from '../state/stage.ts';

type ResultNoticesProps = { result: Result; canSeeSettlements: boolean };

/** What a person must know before reading the result. */
export const ResultNotices = ({ result, canSeeSettlements }: ResultNoticesProps) => {
  const t = useT('reconciliation');
  const { count } = useFormat();
  const words = useWords();
  const { records, choice, statement } = result;
  const { pending, period } = statement.facts;
  const hasSettlements = records.some(({ kind }) => kind === 'settlement');
  return (
    <>
      {records.length === 0 ? (
        <Banner
          tone="warning"
          live="status"
          title={t('result.nothing.title', { period: words.period(period) })}
        >
          {t('result.nothing.text')}
        </Banner>
      ) : null}
      {canSeeSettlements && hasSettlements && !choice.kinds.includes('settlement') ? (
        <Banner tone="info" title={t('result.elsewhere.title')}>
          {t('result.elsewhere.text')}
        </Banner>
      ) : null}
      {pending > 0 ? <Banner tone="info" title={t('result.pending', { many: count(pending) })} /> : null}
    </>
  );
};
