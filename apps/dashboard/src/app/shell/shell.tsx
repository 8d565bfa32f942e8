import { chakra } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { type CSSProperties, type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { useT } from '../../shared/i18n/use-t.ts';
import { describeFailure } from '../../shared/lib/failure.ts';
import { serverNow } from '../../shared/lib/time/server-time.ts';
import { forgetAddresses } from '../../shared/list/query/list-memory.ts';
import { profilePaths } from '../../shared/paths/account/profile.ts';
import { sessionAtom, SessionContext, sessionsAtom, useSession } from '../../shared/state/session.ts';
import { Brand } from '../../shared/ui/brand.tsx';
import { Drawer } from '../../shared/ui/overlays/drawer.tsx';
import { lazyExtra } from '../../shared/ui/overlays/lazy-part.ts';
import { PageState } from '../../shared/ui/page/page-state.tsx';
import { IdleGuard } from '../session/idle-guard.tsx';
import type { Visit } from '../session/page-views.ts';
import { useSessionLoader } from '../session/use-session-loader.ts';
import { Page } from '../page.tsx';
import { findRoute } from '../signed-in-routes.ts';
import { AccountNotices } from './account-notices.tsx';
import { Header } from './header.tsx';
import { BAND_HEIGHT, SandboxBand } from './sandbox-band.tsx';
import { ShellSkeleton } from './shell-skeleton.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { Navigation } from './sidebar.tsx';

// Loaded after the first load, so that tracking does not delay it. Earlier visits wait for it. If it fails to load, they are not
// counted.
const ViewingBand = lazyExtra(() => import('./viewing/viewing-band.tsx'));
const PageViews = lazyExtra(() => import('../session/page-views.ts'));

/** The frame of every page behind the sign-in. Without children, only the frame shows while permissions load. */
export const Shell = ({ children }: { children?: ReactNode }) => {
  const loading = useSessionLoader();
  const session = useAtomValue(sessionAtom);
  const sessions = useAtomValue(sessionsAtom);
  return (
    // A new user gets an empty cache, without the previous user's responses and input. For the same user the cache survives a
    // mode switch, so that pending requests can still store their responses.
    <SWRConfig key={Object.values(sessions)[0]?.user_id} value={SWR_OPTIONS}>
      {session && children ? (
        <SessionContext value={session}>
          {session.must_set_up_two_step ? <SetUpTwoStep /> : <Frame>{children}</Frame>}
        </SessionContext>
      ) : loading.error && !session ? (
        <chakra.main>
          <PageState kind="failed" error={loading.error} onRetry={loading.retry} />
        </chakra.main>
      ) : (
        <ShellSkeleton />
      )}
    </SWRConfig>
  );
};

/** Nothing else until a second step that the merchant requires is set up. */
const SetUpTwoStep = () => {
  const route = findRoute(profilePaths.twoStep);
  return route ? (
    <>
      <Page route={route} />
      <IdleGuard />
    </>
  ) : null;
};

const Frame = ({ children }: { children: ReactNode }) => {
  const { mode, viewing_as: viewedAs } = useSession();
  const { pathname } = useLocation();
  const [navigationAt, setNavigationAt] = useState<string | null>(null);
  const [shortcutsOpen, setShortcutsOpen] = useState(false);
  const [visits] = useState<Visit[]>([]);
  useLayoutEffect(() => void visits.push([pathname, new Date(serverNow())]), [visits, pathname]);
  // They contain the user's search terms.
  useEffect(() => forgetAddresses, []);

  return (
    <>
      <SkipLink />
      {mode === 'sandbox' ? <SandboxBand /> : null}
      {viewedAs ? (
        <Suspense>
          <ViewingBand />
        </Suspense>
      ) : null}
      <chakra.div
        data-shell-frame=""
        display={{ md: 'grid' }}
        gridTemplateColumns={{ md: '14.5rem minmax(0, 1fr)' }}
        style={{ '--band': mode === 'sandbox' ? BAND_HEIGHT : '0px' } as CSSProperties}
      >
        <chakra.aside
          data-shell=""
          display={{ base: 'none', md: 'flex' }}
          flexDirection="column"
          gap="3"
          position="sticky"
          top="var(--band)"
          height="calc(100dvh - var(--band))"
          overflowY="auto"
          px="3"
          pb="4"
          borderEndWidth="1px"
        >
          <chakra.div display="flex" alignItems="center" h="14" px="3" flexShrink={0}>
            <Brand />
          </chakra.div>
          <Navigation />
        </chakra.aside>
        <chakra.div minW="0">
          <Header
            onOpenNavigation={() => setNavigationAt(pathname)}
            onOpenShortcuts={() => setShortcutsOpen(true)}
          />
          <chakra.main
            id="content"
            tabIndex={-1}
            outline="0"
            px={{ base: '4', sm: '6', lg: '8' }}
            py={{ base: '5', sm: '7' }}
            maxW="page"
            mx="auto"
          >
            <AccountNotices />
            {children}
          </chakra.main>
        </chakra.div>
      </chakra.div>
      {/* Following a link closes it: it stays open only on the page where it was opened. */}
      <Drawer
        open={navigationAt === pathname}
        onClose={() => setNavigationAt(null)}
        title={<Brand />}
        givesWay
      >
        <Navigation />
      </Drawer>
      <Shortcuts open={shortcutsOpen} onOpenChange={setShortcutsOpen} />
      <IdleGuard />
      <Suspense>
        <PageViews visits={visits} pathname={pathname} />
      </Suspense>
    </>
  );
};

/**
 * Retries only errors that may be temporary; a rejection is final. Each page requests its data again, as older data may be out of
 * date.
 */
const SWR_OPTIONS: SWRConfiguration = {
  provider: () => new Map(),
  dedupingInterval: 0,
  errorRetryCount: 3,
  shouldRetryOnError: (error: unknown) => describeFailure(error).kind !== 'problem',
};

const SkipLink = () => {
  const t = useT('app');
  // Hash routing uses the URL fragment, so the link moves the focus itself.
  return (
    <chakra.button
      type="button"
      data-shell=""
      position="fixed"
      top="2"
      insetStart="2"
      zIndex="skipLink"
      px="4"
      h="10"
      bg="bg.inverted"
      color="fg.inverted"
      borderRadius="control"
      fontWeight="semibold"
      transform="translateY(-200%)"
      _focus={{ transform: 'none' }}
      onClick={() => document.getElementById('content')?.focus()}
    >
      {t('skip')}
    </chakra.button>
  );
};
