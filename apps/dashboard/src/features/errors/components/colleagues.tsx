import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure } from '../../../shared/lib/failure.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { useMissingAccess } from '../api/use-missing-access.ts';

/** Who can give what is missing. One press asks all of them. */
export const Colleagues = ({ found, asking }: ReturnType<typeof useMissingAccess>) => {
  const t = useT('errors');
  const { data, error } = found;
  if (error && !data)
    return <FailureBanner failure={describeFailure(error)} onRetry={() => void found.mutate()} />;
  if (!data)
    return (
      <Section title={t('denied.who')} aria-busy>
        <chakra.div display="grid" gap="3">
          <Skeleton h="5" w="10rem" />
          <Skeleton h="10" w="8rem" />
        </chakra.div>
      </Section>
    );
  const { colleagues, next_ask_at: nextAskAt } = data;
  if (colleagues.length === 0)
    return (
      <Banner tone="info" title={t('denied.nobody')}>
        {t('denied.nobodyHelp')}
      </Banner>
    );
  return (
    <Section title={t('denied.who')}>
      <chakra.div display="grid" gap="3">
        <chakra.ul
          aria-label={t('denied.who')}
          display="flex"
          flexWrap="wrap"
          columnGap="4"
          rowGap="1"
          textStyle="body"
        >
          {colleagues.map(({ name }, index) => (
            // Two colleagues may have the same name.
            <chakra.li key={`${index} ${name}`} overflowWrap="anywhere">
              {name}
            </chakra.li>
          ))}
        </chakra.ul>
        {asking.error ? <FailureBanner failure={describeFailure(asking.error)} /> : null}
        {nextAskAt === null ? (
          <chakra.div>
            <Button variant="primary" loading={asking.isMutating} onClick={() => void asking.trigger()}>
              {t('denied.ask')}
            </Button>
          </chakra.div>
        ) : (
          <Banner tone="success" live="status" title={t('denied.asked')}>
            {t('denied.askAgain')} <Time value={nextAskAt} />
          </Banner>
        )}
      </chakra.div>
    </Section>
  );
};
