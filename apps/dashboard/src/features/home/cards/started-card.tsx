import { chakra } from '@chakra-ui/react';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure, type Failure } from '../../../shared/lib/failure.ts';
import { modeAtom } from '../../../shared/state/mode.ts';
import { useSession, useWho } from '../../../shared/state/session.ts';
import { IconButton } from '../../../shared/ui/button.tsx';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { CheckCircleIcon, CrossIcon } from '../../../shared/ui/icons.tsx';
import { PageState } from '../../../shared/ui/page/page-state.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { ProgressBar } from '../../../shared/ui/progress-bar.tsx';
import type { StartedSteps } from '../api/types.ts';
import { useStartedSteps } from '../api/use-started-steps.ts';
import { CardWaiting } from '../components/card-waiting.tsx';
import { placeOf } from './step-places.ts';

type StartedCardProps = {
  /** Keeps space while it loads, for people who most likely have steps left. */
  keepsSpace?: boolean;
  onHidden: () => void;
};

/** The first steps with what is done, ticked by the server, until all are done or the person hides them. */
export default function StartedCard({ keepsSpace = false, onHidden }: StartedCardProps) {
  const t = useT('home');
  const { data, error, mutate, hide } = useStartedSteps();
  if (!data && !error) return keepsSpace ? <CardWaiting title={t('started.title')} height="12.5rem" /> : null;
  if (data && (data.is_hidden || data.steps.every(({ is_done: isDone }) => isDone))) return null;
  return data ? (
    <Steps steps={data.steps} onHide={() => hide().then(onHidden)} />
  ) : (
    <Section title={t('started.title')}>
      <PageState kind="failed" error={error} onRetry={() => void mutate()} />
    </Section>
  );
}

const Steps = ({ steps, onHide }: Pick<StartedSteps, 'steps'> & { onHide: () => Promise<void> }) => {
  const t = useT('cards');
  const title = useT('home')('started.title');
  const { count } = useFormat();
  const [failure, setFailure] = useState<Failure | null>(null);
  const done = steps.filter(({ is_done: isDone }) => isDone).length;
  const progress = t('started.progress', { done: count(done), steps: count(steps.length) });
  return (
    <Section
      title={title}
      description={progress}
      data-section="started"
      actions={
        <IconButton
          size="sm"
          label={t('started.hide')}
          onClick={() => void onHide().catch((error: unknown) => setFailure(describeFailure(error)))}
        >
          <CrossIcon />
        </IconButton>
      }
    >
      {failure ? <FailureBanner failure={failure} title={t('started.notHidden')} /> : null}
      <ProgressBar label={progress} done={done} total={steps.length} />
      <chakra.ol css={STEPS}>
        {steps.map(({ key, is_done: isDone }, index) => (
          <li key={key} data-step={key} data-done={isDone}>
            <chakra.span data-part="mark" aria-hidden="true">
              {isDone ? <CheckCircleIcon /> : index + 1}
            </chakra.span>
            <Step step={key} isDone={isDone} />
          </li>
        ))}
      </chakra.ol>
    </Section>
  );
};

type StepProps = { step: StartedSteps['steps'][number]['key']; isDone: boolean };

const Step = ({ step, isDone }: StepProps) => {
  const t = useT('cards');
  const setMode = useSetAtom(modeAtom);
  const { is_live: isLive } = useSession();
  const title = t(`started.step.${step}.title`);
  const { to, mode } = placeOf(step, { who: useWho(), isLive });
  return (
    <div>
      {isDone ? (
        <chakra.span textStyle="strong">
          {title} <chakra.span srOnly>({t('started.done')})</chakra.span>
        </chakra.span>
      ) : (
        <Link to={to} onClick={() => mode && setMode(mode)}>
          {title}
        </Link>
      )}
      {isDone ? null : (
        <chakra.p m="0" textStyle="small" color="fg.muted">
          {t(`started.step.${step}.text`)}
        </chakra.p>
      )}
    </div>
  );
};

const STEPS = {
  listStyleType: 'none',
  m: '0',
  p: '0',
  display: 'grid',
  gap: '4',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    md: 'repeat(2, minmax(0, 1fr))',
    xl: 'repeat(4, minmax(0, 1fr))',
  },
  '& li': { display: 'grid', gridTemplateColumns: '1.75rem 1fr', columnGap: '3' },
  '& [data-part=mark]': {
    display: 'grid',
    placeItems: 'center',
    boxSize: '7',
    borderRadius: 'full',
    borderWidth: '1px',
    textStyle: 'label',
    color: 'fg.muted',
    bg: 'bg.subtle',
  },
  '& [data-done=true]': { color: 'fg.muted' },
  '& [data-done=true] [data-part=mark]': { color: 'success.fg', bg: 'success.subtle' },
  '& a': { color: 'fg.link', textStyle: 'strong' },
  '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
} as const;
