import { chakra } from '@chakra-ui/react';
import { guardRoute } from '@dasbor/domain/access';
import { formatDate } from '@dasbor/domain/kernel';
import { useState } from 'react';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure, type Failure } from '../../../shared/lib/failure.ts';
import { useWho } from '../../../shared/state/session.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { PageState } from '../../../shared/ui/page/page-state.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { useWhatsNew } from '../api/use-whats-new.ts';
import { CardWaiting } from '../components/card-waiting.tsx';
import news from './news.gen.json' with { type: 'json' };

/** Older news are in the changelog. */
const SHOWN = 4;

/** What is new for this person since they last dismissed news. Nothing new: no card. */
export default function NewsCard({ onDismissed }: { onDismissed: () => void }) {
  const t = useT('home');
  const who = useWho();
  const { data, error, mutate, dismiss } = useWhatsNew();
  if (!data && !error) return <CardWaiting title={t('news.title')} height="12rem" />;
  if (!data) {
    return (
      <Section title={t('news.title')}>
        <PageState kind="failed" error={error} onRetry={() => void mutate()} />
      </Section>
    );
  }
  const isNew = ({ id, page }: Entry) =>
    id > (data.dismissed ?? '') && guardRoute({ path: page, signedIn: true, who }).go === 'stay';
  const shown = news.filter(isNew).slice(0, SHOWN);
  return shown.length > 0 ? <News entries={shown} onDismiss={(id) => dismiss(id).then(onDismissed)} /> : null;
}

type Entry = (typeof news)[number];

const News = ({
  entries,
  onDismiss,
}: {
  entries: readonly Entry[];
  onDismiss: (id: string) => Promise<void>;
}) => {
  const t = useT('cards');
  const title = useT('home')('news.title');
  const language = useLanguage();
  const [failure, setFailure] = useState<Failure | null>(null);
  const newest = entries[0]?.id ?? '';
  return (
    <Section
      title={title}
      actions={
        <Button
          size="sm"
          variant="quiet"
          onClick={() => void onDismiss(newest).catch((error: unknown) => setFailure(describeFailure(error)))}
        >
          {t('news.dismiss')}
        </Button>
      }
    >
      {failure ? <FailureBanner failure={failure} title={t('news.notDismissed')} /> : null}
      <chakra.ul listStyleType="none" m="0" p="0" display="grid" gap="4">
        {entries.map((entry) => (
          <li key={entry.id}>
            <AppLink to={entry.page} textStyle="strong">
              {entry.words[language].title}
            </AppLink>
            <chakra.p m="0" textStyle="small" color="fg.muted">
              {entry.words[language].text}{' '}
              <chakra.span whiteSpace="nowrap">{formatDate(entry.id.slice(0, 10), language)}</chakra.span>
            </chakra.p>
          </li>
        ))}
      </chakra.ul>
    </Section>
  );
};
