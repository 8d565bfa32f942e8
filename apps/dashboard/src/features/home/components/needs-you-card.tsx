import { Suspense } from 'react';
import { currentLanguage } from '../../../shared/i18n/locale.ts';
import { PageLoadError } from '../../../shared/lib/load-page.ts';
import { needsYouLocale } from '../../../shared/needs-you/locales/index.ts';
import { lazyExtra } from '../../../shared/ui/overlays/lazy-part.ts';
import { PageState } from '../../../shared/ui/page/page-state.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx';

const NeedsYou = lazyExtra(
  async () => {
    const [card] = await Promise.all([import('./needs-you.tsx'), needsYouLocale.load(currentLanguage())]);
    return card;
  },
  () => <PageState kind="failed" error={new PageLoadError()} />,
);

/** In its own chunk. The space is that of one line of work. */
export const NeedsYouCard = () => (
  <Suspense
    fallback={
      <Section aria-busy>
        <Skeleton height="4.875rem" />
      </Section>
    }
  >
    <NeedsYou />
  </Suspense>
);
