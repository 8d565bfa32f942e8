import { chakra } from '@chakra-ui/react';
import { may } from '@dasbor/domain/access';
import { formatDate } from '@dasbor/domain/kernel';
import { decidePromoAction, type PromoAction } from '@dasbor/domain/promos';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { useClock } from '../../../shared/lib/time/clock.tsx';
import { promoPaths } from '../../../shared/paths/money-in/promos.ts';
import { useWho } from '../../../shared/state/session.ts';
import { Button, LinkButton } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { preloadDialog } from '../../../shared/ui/overlays/dialog.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import type { Promo } from '../api/types.ts';
import { useBackTest } from '../api/use-back-test.ts';
import { usePromoChanges } from '../api/use-promo-changes.ts';
import { usePromoWords } from '../presentation/use-promo-words.ts';
import { BackTestLines } from './back-test-section.tsx';

/** Edit and activate, pause, or resume: what fits its status, for those who may. */
export const PromoActions = ({ promo }: { promo: Promo }) => {
  const t = useT('promos');
  const mayChange = may(useWho(), { permission: 'promo.create' }).ok;
  if (!mayChange) return null;
  switch (promo.status) {
    case 'inactive':
      return (
        <>
          <LinkButton>
            <Link to={promoPaths.edit(promo.id)}>{t('detail.edit')}</Link>
          </LinkButton>
          <Act promo={promo} action="activate" />
        </>
      );
    case 'active':
      return <Act promo={promo} action="pause" />;
    case 'paused':
      return <Act promo={promo} action="resume" />;
    default:
      return null;
  }
};

const Act = ({ promo, action }: { promo: Promo; action: PromoAction }) => {
  const t = useT('promos');
  const toast = useToast();
  const refusal = useRefusal(promo, action);
  const text = useQuestion(promo, action);
  const changes = usePromoChanges();
  const [isOpen, setOpen] = useState(false);
  const { id, name } = promo;
  const run = {
    activate: () => changes.activate(promo),
    pause: () => changes.pause(id),
    resume: () => changes.resume(id),
  };
  return (
    <>
      <Button
        {...(action !== 'pause' && { variant: 'primary' as const })}
        disabledReason={refusal}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => setOpen(true)}
      >
        {t(`${action}.button`)}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t(`${action}.title`, { name })}
        text={text}
        yes={t(`${action}.yes`)}
        onConfirm={async () => {
          await run[action]();
          setOpen(false);
          toast.success(t(`${action}.done`));
        }}
      >
        {action === 'activate' ? <Tried promo={promo} /> : null}
      </ConfirmDialog>
    </>
  );
};

/** The figures of the test, once more before the terms are fixed. */
const Tried = ({ promo }: { promo: Promo }) => {
  const t = useT('promos');
  const { data } = useBackTest(promo);
  return data ? (
    <chakra.section mt="3" aria-label={t('backTest.title')}>
      <chakra.p textStyle="label" color="fg.muted">
        {t('backTest.title')}
      </chakra.p>
      <BackTestLines test={data} />
    </chakra.section>
  ) : null;
};

const useQuestion = (promo: Promo, action: PromoAction): string => {
  const t = useT('promos');
  const words = usePromoWords();
  const language = useLanguage();
  if (action !== 'activate') return t(`${action}.text`);
  const date = formatDate(promo.effective_from, language);
  const limit = words.limited(promo.limit_value, promo);
  return t('activate.text', { discount: words.discount(promo), date, limit });
};

/** By the rule of the server. */
const useRefusal = (promo: Promo, action: PromoAction): string | undefined => {
  const words = useCodeWords();
  const clock = useClock();
  const { status, effective_to: effectiveTo } = promo;
  if (status === 'expired') return undefined;
  const decided = decidePromoAction({ state: status, effectiveTo }, action, clock());
  return decided.ok ? undefined : words(decided.problem.code, decided.problem.params);
};
