import { chakra, Link } from '@chakra-ui/react';
import { guardRoute } from '@dasbor/domain/access';
import { useT } from '../../../shared/i18n/use-t.ts';
import { paymentMethodPaths } from '../../../shared/paths/money-in/payment-methods.ts';
import { settlementPaths } from '../../../shared/paths/money-in/settlements.ts';
import { simulatorPaths } from '../../../shared/paths/developers/simulator.ts';
import { snapKeyPaths } from '../../../shared/paths/developers/snap-keys.ts';
import { useWho } from '../../../shared/state/session.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';

/** Served by the API beside the dashboard. */
const FILES = { reference: './docs', contract: './openapi.json' } as const;

/** Pages that explain something. */
const PAGES = {
  calendar: settlementPaths.calendar,
  simulator: simulatorPaths.start(),
  methods: paymentMethodPaths.list,
  signatures: snapKeyPaths.compare,
} as const;

/** Where to read on: only what exists and this person may open. */
export default function LearnCard() {
  const t = useT('cards');
  const title = useT('home')('learn.title');
  const who = useWho();
  const pages = (Object.keys(PAGES) as (keyof typeof PAGES)[]).filter(
    (key) => guardRoute({ path: PAGES[key], signedIn: true, who }).go === 'stay',
  );
  return (
    <Section title={title}>
      <chakra.ul css={LINKS}>
        {(Object.keys(FILES) as (keyof typeof FILES)[]).map((key) => (
          <li key={key}>
            <Link href={FILES[key]} target="_blank" rel="noreferrer" textStyle="strong">
              {t(`learn.${key}.title`)} <chakra.span srOnly>{t('learn.newTab')}</chakra.span>
            </Link>
            <p>{t(`learn.${key}.text`)}</p>
          </li>
        ))}
        {pages.map((key) => (
          <li key={key}>
            <AppLink to={PAGES[key]} textStyle="strong">
              {t(`learn.${key}.title`)}
            </AppLink>
            <p>{t(`learn.${key}.text`)}</p>
          </li>
        ))}
      </chakra.ul>
    </Section>
  );
}

const LINKS = {
  listStyleType: 'none',
  m: '0',
  p: '0',
  display: 'grid',
  columnGap: '6',
  rowGap: '4',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(auto-fit, minmax(13rem, 1fr))' },
  '& p': { m: '0', textStyle: 'small', color: 'fg.muted' },
} as const;
