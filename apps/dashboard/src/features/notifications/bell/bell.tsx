import { chakra } from '@chakra-ui/react';
import { use, useState } from 'react';
import { currentLanguage } from '../../../shared/i18n/locale.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Popover } from '../../../shared/list/popover.tsx';
import { needsYouLocale } from '../../../shared/needs-you/locales/index.ts';
import { useFreshNeedsYou } from '../../../shared/needs-you/use-needs-you.ts';
import { useScope } from '../../../shared/state/session.ts';
import { icon } from '../../../shared/ui/icon.tsx';
import { lazyPart } from '../../../shared/ui/overlays/lazy-part.ts';
import { notificationsLocale } from '../locales/index.ts';

const words = Promise.all(
  [notificationsLocale, needsYouLocale].map((locale) => locale.load(currentLanguage())),
);
const panel = lazyPart(() => import('./bell-panel.tsx'));

const MOST_SHOWN = 99;

/** The number of unread notifications; opens what waits for the person and what happened. */
export default function Bell() {
  use(words);
  return <OfScope key={useScope().join(' ')} />;
}

const OfScope = () => {
  const t = useT('notifications');
  const { count } = useFormat();
  const { data } = useFreshNeedsYou();
  const unread = data?.unread ?? 0;
  const label = unread === 0 ? t('bell.none') : t('bell.some', { many: count(unread) });
  return (
    <>
      <Popover
        label={t('title')}
        width="26rem"
        align="end"
        panel={panel}
        trigger={{
          variant: 'quiet',
          px: '0',
          position: 'relative',
          'aria-label': label,
          title: label,
          onPointerEnter: panel.preload,
          onFocus: panel.preload,
          children: (
            <>
              <BellIcon />
              {unread > 0 ? <Badge>{unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}</Badge> : null}
            </>
          ),
        }}
      >
        {(Panel, close) => <Panel onClose={close} />}
      </Popover>
      <Announced unread={data?.unread} />
    </>
  );
};

/** Says that there are more than before, not how many there were when the page was opened. */
const Announced = ({ unread }: { unread: number | undefined }) => {
  const t = useT('notifications');
  const { count } = useFormat();
  const [known, setKnown] = useState(unread);
  const [fresh, setFresh] = useState(0);
  if (unread !== known) {
    setKnown(unread);
    setFresh(known !== undefined && unread !== undefined && unread > known ? unread : 0);
  }
  return (
    <chakra.span role="status" srOnly>
      {fresh > 0 ? t('bell.fresh', { many: count(fresh) }) : ''}
    </chakra.span>
  );
};

const Badge = chakra('span', {
  base: {
    position: 'absolute',
    top: '-0.5',
    insetEnd: '-1',
    minW: '4.5',
    h: '4.5',
    px: '1',
    borderRadius: 'full',
    bg: 'danger.solid',
    color: 'danger.contrast',
    fontSize: '0.6875rem',
    lineHeight: '1.125rem',
    fontWeight: 'bold',
    fontVariantNumeric: 'tabular-nums',
    pointerEvents: 'none',
  },
});

const BellIcon = icon(
  <path d="M10 3a4.6 4.6 0 0 0-4.6 4.6c0 3.9-1.5 5.2-1.5 5.9h12.2c0-.7-1.5-2-1.5-5.9A4.6 4.6 0 0 0 10 3zm-1.8 13a1.9 1.9 0 0 0 3.6 0" />,
);
