import { chakra } from '@chakra-ui/react';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useStatusOf } from '../../../shared/status/use-status-of.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import type { Disbursement } from '../api/types.ts';
import { disbursementPaths } from '../../../shared/paths/money-out/disbursements.ts';
import { showItems } from '../presentation/show-items.ts';
import { type Progress, progressOf, segmentsOf } from '../presentation/segments.ts';
import { itemMeanings } from '../presentation/status-view.ts';

/** Counts by status, as a bar and as figures. Each links to the rows that it counts. */
export const CountsSection = ({ batch }: { batch: Disbursement }) => {
  const t = useT('disbursements');
  const { count } = useFormat();
  const named = useStatusOf(itemMeanings);
  const segments = segmentsOf(batch.counts);
  const progress = progressOf(batch.status, batch.counts);
  return (
    <Section title={t('detail.counts.title')} data-section="counts">
      <chakra.div
        aria-hidden="true"
        display="flex"
        gap="2px"
        h="2.5"
        overflow="hidden"
        borderRadius="full"
        bg="bg.muted"
      >
        {segments.map(({ status, palette, count: number }) => (
          <chakra.span
            key={status}
            data-part="bar"
            colorPalette={palette}
            bg={IN_PROGRESS.has(status) ? 'colorPalette.emphasized' : 'colorPalette.solid'}
            minW="1"
            style={{ flexGrow: number }}
            transition="flex-grow 200ms ease-out"
          />
        ))}
      </chakra.div>
      <chakra.ul listStyleType="none" p="0" mt="3" display="flex" flexWrap="wrap" columnGap="6" rowGap="2">
        {segments.map(({ status, palette, count: number }) => (
          <chakra.li key={status} data-count={status}>
            <AppLink
              to={`${disbursementPaths.detail(batch.id)}?status=${status}`}
              onClick={showItems}
              color="fg"
              display="inline-flex"
              alignItems="center"
              gap="2"
              minH="6"
              title={t('detail.counts.show', { status: named(status).label })}
            >
              <chakra.span
                aria-hidden="true"
                boxSize="2.5"
                borderRadius="full"
                colorPalette={palette}
                bg={IN_PROGRESS.has(status) ? 'colorPalette.emphasized' : 'colorPalette.solid'}
              />
              <chakra.span color="fg.muted">{named(status).label}</chakra.span>{' '}
              <chakra.strong fontWeight="semibold" fontVariantNumeric="tabular-nums">
                {count(number)}
              </chakra.strong>
            </AppLink>
          </chakra.li>
        ))}
        <chakra.li ms="auto" display="inline-flex" alignItems="center" gap="2" minH="6" data-count="total">
          <chakra.span color="fg.muted">{t('detail.counts.total')}</chakra.span>{' '}
          <chakra.strong fontWeight="semibold" fontVariantNumeric="tabular-nums">
            {count(batch.counts.total)}
          </chakra.strong>
        </chakra.li>
      </chakra.ul>
      {/* The region exists before the words, so that they are read out as they change. */}
      <chakra.div role="status" textStyle="small" color="fg.muted" data-part="progress">
        {progress ? <ProgressLine progress={progress} /> : null}
      </chakra.div>
    </Section>
  );
};

const ProgressLine = ({ progress: { kind, done, total } }: { progress: Progress }) => {
  const t = useT('disbursements');
  const { count } = useFormat();
  return (
    <chakra.p mt="2">{t(`detail.progress.${kind}`, { done: count(done), total: count(total) })}</chakra.p>
  );
};

/** Paler than final statuses. */
const IN_PROGRESS: ReadonlySet<string> = new Set(['processing', 'need_validation']);
