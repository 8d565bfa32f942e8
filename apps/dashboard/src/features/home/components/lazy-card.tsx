import type { ComponentType } from 'react';
import { currentLanguage, type Locale } from '../../../shared/i18n/locale.ts';
import { PageLoadError } from '../../../shared/lib/load-page.ts';
import { lazyExtra } from '../../../shared/ui/overlays/lazy-part.ts';
import { PageState } from '../../../shared/ui/page/page-state.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';

/** A card in its own file, with its texts. If the file is missing, the other cards stay; a new version needs a reload. */
export const lazyCard = <Props,>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  ...locales: readonly Locale[]
) =>
  lazyExtra<Props>(
    async () => {
      const words = locales.map((locale) => locale.load(currentLanguage()));
      const [card] = await Promise.all([load(), ...words]);
      return card;
    },
    () => (
      <Section>
        <PageState kind="failed" error={new PageLoadError()} onRetry={() => window.location.reload()} />
      </Section>
    ),
  );
