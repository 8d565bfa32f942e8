import { chakra } from '@chakra-ui/react';
import type { Rupiah } from '@dasbor/domain/kernel';
import { memo } from 'react';
import { useFormat } from '../i18n/use-format.ts';
import { useT } from '../i18n/use-t.ts';
import type { Counts } from '../intake/rows/row-status.ts';
import { Money } from '../ui/money.tsx';
import { Section } from '../ui/page/section.tsx';
import { StatusBadge } from '../ui/status-badge.tsx';

type UploadSummaryProps = {
  total: Rupiah;
  counts: Counts;
};

/** Shows first what the usable rows add up to, and how many need fixing. */
export const UploadSummary = memo(({ total, counts }: UploadSummaryProps) => {
  const t = useT('uploads');
  const { count } = useFormat();
  return (
    <Section aria-label={t('summary.title')}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="end" columnGap="8" rowGap="3">
        <div>
          <chakra.p textStyle="small" color="fg.muted">
            {t('summary.total')}
          </chakra.p>
          <chakra.p textStyle="amount" data-summary="total">
            <Money value={total} />
          </chakra.p>
        </div>
        <chakra.ul listStyleType="none" m="0" p="0" display="flex" flexWrap="wrap" gap="2">
          {BADGES.map(({ status, tone, icon }) =>
            counts[status] === 0 && status !== 'ready' ? null : (
              <li key={status} data-status={status}>
                <StatusBadge
                  tone={tone}
                  size="md"
                  icon={icon}
                  label={`${t(`summary.${status}`)}: ${count(counts[status])}`}
                />
              </li>
            ),
          )}
        </chakra.ul>
        {counts.invalid > 0 ? (
          <chakra.p textStyle="small" color="fg.muted">
            {t('summary.without')}
          </chakra.p>
        ) : null}
      </chakra.div>
    </Section>
  );
});

const BADGES = [
  { status: 'ready', tone: 'success', icon: 'done' },
  { status: 'warning', tone: 'warning', icon: 'warning' },
  { status: 'invalid', tone: 'danger', icon: 'failed' },
] as const;
