import { chakra } from '@chakra-ui/react';
import type { ProblemParams } from '@dasbor/domain/kernel';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { useProblemWords } from '../../i18n/problem-words.ts';
import { describeFailure } from '../../lib/failure.ts';
import { Button } from '../button.tsx';
import { CopyButton } from '../record/copy-button.tsx';
import { FilterIcon, InboxIcon, LockIcon, OfflineIcon, SearchIcon, WarningIcon } from '../icons.tsx';
import type { IconComponent } from '../icon.tsx';
import { Skeleton } from './skeleton.tsx';

export type PageStateProps =
  /** `children` is a skeleton of the real layout, so that nothing jumps when the data comes. */
  | { kind: 'loading'; children?: ReactNode }
  /** Says what will appear here and the first step. */
  | { kind: 'empty'; title: string; description?: ReactNode; action?: ReactNode }
  | { kind: 'filtered-empty'; onClear: () => void; description?: ReactNode }
  /** Nothing has this id. A second try would find nothing either, so the action leads elsewhere. */
  | { kind: 'missing'; code: string; action?: ReactNode }
  /** `retry` names the way on where it is another than the same again. */
  | { kind: 'failed'; error: unknown; onRetry?: (() => void) | undefined; retry?: string | undefined }
  | { kind: 'forbidden'; permission: string }
  | { kind: 'feature-off'; feature: string };

/** Everything a page can be other than its content. */
export const PageState = (props: PageStateProps) => {
  const t = useT('shared');
  switch (props.kind) {
    case 'loading':
      return (
        <chakra.div aria-busy="true" data-state="loading">
          <chakra.p role="status" srOnly>
            {t('state.loading')}
          </chakra.p>
          {props.children ?? <LinesSkeleton />}
        </chakra.div>
      );
    case 'empty':
      return (
        <Frame icon={InboxIcon} title={props.title} state="empty" action={props.action}>
          {props.description}
        </Frame>
      );
    case 'filtered-empty':
      return (
        <Frame
          icon={FilterIcon}
          title={t('state.filteredEmpty.title')}
          state="filtered-empty"
          action={<Button onClick={props.onClear}>{t('state.filteredEmpty.clear')}</Button>}
        >
          {props.description ?? t('state.filteredEmpty.description')}
        </Frame>
      );
    case 'missing':
      return <Missing code={props.code} action={props.action} />;
    case 'failed':
      return <Failed error={props.error} onRetry={props.onRetry} retry={props.retry} />;
    case 'forbidden':
      return (
        <Refused
          state="forbidden"
          title={t('state.forbidden.title')}
          code="DPAY_FORBIDDEN"
          params={{ permission: props.permission }}
        />
      );
    case 'feature-off':
      return (
        <Refused
          state="feature-off"
          title={t('state.featureOff.title')}
          code="DPAY_FEATURE_DISABLED"
          params={{ feature: props.feature }}
        />
      );
  }
};

type RefusedProps = {
  state: string;
  title: string;
  code: string;
  params: ProblemParams;
};

/** Names what is missing, and who can change that. */
const Refused = ({ state, title, code, params }: RefusedProps) => {
  const words = useProblemWords({ kind: 'problem', code, params });
  return (
    <Frame icon={LockIcon} title={title} state={state}>
      {words.action}
    </Frame>
  );
};

const Missing = ({ code, action }: { code: string; action: ReactNode | undefined }) => {
  const words = useProblemWords({ kind: 'problem', code });
  return (
    <Frame icon={SearchIcon} title={words.title} state="missing" live action={action}>
      {words.action}
    </Frame>
  );
};

type FailedProps = {
  error: unknown;
  onRetry: (() => void) | undefined;
  retry: string | undefined;
};

const Failed = ({ error, onRetry, retry }: FailedProps) => {
  const t = useT('shared');
  const failure = describeFailure(error);
  const words = useProblemWords(failure);
  const offline = failure.kind === 'network' || failure.kind === 'page';
  return (
    <Frame
      icon={offline ? OfflineIcon : WarningIcon}
      title={words.title}
      state="failed"
      live
      action={onRetry ? <Button onClick={onRetry}>{retry ?? t('state.retry')}</Button> : null}
      foot={
        failure.requestId ? (
          <chakra.span
            display="inline-flex"
            flexWrap="wrap"
            justifyContent="center"
            alignItems="center"
            columnGap="1"
            color="fg.subtle"
            textStyle="small"
          >
            <chakra.span whiteSpace="nowrap">{t('state.requestId')}</chakra.span>
            {/* Together, so that its button never stands on a line alone. */}
            <chakra.span
              display="inline-flex"
              alignItems="center"
              columnGap="1"
              textStyle="id"
              fontSize="xs"
              overflowWrap="anywhere"
            >
              {failure.requestId}
              <CopyButton value={failure.requestId} what={t('state.requestId')} />
            </chakra.span>
          </chakra.span>
        ) : null
      }
    >
      {words.action}
    </Frame>
  );
};

type FrameProps = {
  icon: IconComponent;
  title: string;
  state: string;
  children?: ReactNode;
  action?: ReactNode;
  foot?: ReactNode;
  live?: boolean;
};

const Frame = ({ icon: Icon, title, state, children, action, foot, live }: FrameProps) => (
  <chakra.div
    role={live ? 'alert' : undefined}
    data-state={state}
    display="grid"
    justifyItems="center"
    textAlign="center"
    gap="3"
    px="4"
    py={{ base: '10', sm: '14' }}
  >
    <chakra.span
      display="grid"
      placeItems="center"
      boxSize="11"
      borderRadius="full"
      bg="bg.subtle"
      borderWidth="1px"
      color="fg.muted"
    >
      <Icon />
    </chakra.span>
    <chakra.div display="grid" gap="1" maxW="26rem" textWrap="balance">
      <chakra.p textStyle="section">{title}</chakra.p>
      {children ? (
        <chakra.div color="fg.muted" textStyle="body">
          {children}
        </chakra.div>
      ) : null}
    </chakra.div>
    {action}
    {foot}
  </chakra.div>
);

const LinesSkeleton = () => (
  <chakra.div display="grid" gap="3" py="2">
    {[72, 92, 64, 84, 76].map((width) => (
      <Skeleton key={width} height="4" width={`${width}%`} />
    ))}
  </chakra.div>
);
