import { chakra } from '@chakra-ui/react';
import type { CustomerField } from '@dasbor/domain/customers';
import { useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { PageState } from '../../../shared/ui/page/page-state.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { Customer, CustomerChange } from '../api/types.ts';
import { useChanges } from '../api/use-changes.ts';
import { useFieldText } from '../presentation/use-field-text.ts';

const FIRST = 5;
const MOST = 100;

/** Who changed which field, when, and both values. */
export const ChangesSection = ({ customer }: { customer: Customer }) => {
  const t = useT('customers');
  const [limit, setLimit] = useState(FIRST);
  const { data, error, mutate } = useChanges(customer.id, limit);
  const rows = data?.data ?? [];
  return (
    <Section title={t('changes.title')} data-section="changes" aria-busy={!data && !error}>
      {!data && error ? (
        <PageState kind="failed" error={error} onRetry={() => void mutate()} />
      ) : data && rows.length === 0 ? (
        <chakra.p textStyle="body" color="fg.muted">
          {t('changes.none')}
        </chakra.p>
      ) : (
        <chakra.ol listStyleType="none" m="0" p="0" display="grid" gap="4" aria-label={t('changes.title')}>
          {rows.map((change) => (
            <Change key={change.id} change={change} />
          ))}
        </chakra.ol>
      )}
      {data?.page.has_next && limit < MOST ? (
        <Button size="sm" mt="3" onClick={() => setLimit(MOST)}>
          {t('changes.more')}
        </Button>
      ) : null}
    </Section>
  );
};

const Change = ({ change }: { change: CustomerChange }) => {
  const t = useT('customers');
  const fieldText = useFieldText();
  return (
    <chakra.li data-change={change.version}>
      <chakra.p textStyle="small" color="fg.muted">
        {change.by_name} · <Time value={change.created_at} />
      </chakra.p>
      {change.changes.map(({ field, from, to }) => {
        const known = field as CustomerField;
        return (
          <chakra.p key={field} textStyle="body" mt="0.5" overflowWrap="anywhere">
            <chakra.span fontWeight="medium">{t(`field.${known}`)}</chakra.span>{' '}
            <chakra.span color="fg.muted" textDecoration={from === null ? undefined : 'line-through'}>
              {fieldText(known, from)}
            </chakra.span>{' '}
            <chakra.span aria-hidden>→</chakra.span> <chakra.span srOnly>{t('changes.became')}</chakra.span>
            <chakra.span>{fieldText(known, to)}</chakra.span>
          </chakra.p>
        );
      })}
    </chakra.li>
  );
};
