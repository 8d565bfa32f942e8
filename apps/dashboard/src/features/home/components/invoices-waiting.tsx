import { useT } from '../../../shared/i18n/use-t.ts';
import { Section } from '../../../shared/ui/page/section.tsx';
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx';

/** As tall as the content, so that nothing below it moves. */
export const InvoicesWaiting = () => {
  const t = useT('home');
  return (
    <Section title={t('invoices.title')} aria-busy>
      <Skeleton height={{ base: '12rem', sm: '7.5rem' }} width="full" />
    </Section>
  );
};
