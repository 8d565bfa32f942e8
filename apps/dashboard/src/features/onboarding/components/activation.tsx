import { useT } from '../../../shared/i18n/use-t.ts';
import { useSession } from '../../../shared/state/session.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { PageState } from '../../../shared/ui/page/page-state.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { useBanks } from '../../../shared/destination/use-banks.ts';
import type { Onboarding } from '../api/types.ts';
import { useCategories } from '../api/use-onboarding.ts';
import { draftOf } from '../forms/onboarding-values.ts';
import { ActivationForm } from './form/activation-form.tsx';
import { ChangesBanner } from './states/changes-banner.tsx';
import { InReview } from './states/in-review.tsx';
import { LimitSection } from './states/limit-section.tsx';
import { Rejected } from './states/rejected.tsx';
import { SentData } from './states/sent-data.tsx';
import { UpgradeSection } from './states/upgrade-section.tsx';

/** The page of each standing. */
export const Activation = ({ onboarding }: { onboarding: Onboarding }) => {
  const { status, review, limit, upgrade, form } = onboarding;
  switch (status) {
    case 'in_review':
      return (
        <>
          {review ? <InReview review={review} of="activation" /> : null}
          <Sent onboarding={onboarding} />
        </>
      );
    case 'rejected':
      return (
        <>
          {review ? <Rejected review={review} of="activation" /> : null}
          <Sent onboarding={onboarding} />
        </>
      );
    case 'basic':
      return (
        <>
          <Active of="basic" />
          {limit ? <LimitSection limit={limit} /> : null}
          {upgrade ? <UpgradeSection upgrade={upgrade} /> : null}
          <Sent onboarding={onboarding} />
        </>
      );
    case 'full':
      return (
        <>
          <Active of="full" />
          <Sent onboarding={onboarding} />
        </>
      );
    default:
      return (
        <>
          {status === 'needs_changes' ? <ChangesBanner {...onboarding} /> : null}
          {form ? <Filling onboarding={onboarding} /> : <OthersFill />}
        </>
      );
  }
};

/** A decision begins another form: which fields can be written depends on it. */
const Filling = ({ onboarding }: { onboarding: Onboarding }) => {
  const categories = useCategories();
  const banks = useBanks();
  const error: unknown = categories.error ?? banks.error;
  if (categories.data && banks.data)
    return (
      <ActivationForm
        key={`${onboarding.status} ${onboarding.review?.decided_at}`}
        onboarding={onboarding}
        lists={{ categories: categories.data, banks: banks.data }}
      />
    );
  if (!error) return <PageState kind="loading" />;
  const retry = () => void Promise.all([categories.mutate(), banks.mutate()]);
  return <PageState kind="failed" error={error} onRetry={retry} />;
};

/** For people who may not write the form. */
const OthersFill = () => {
  const t = useT('onboarding');
  return (
    <Banner tone="info" title={t('others.title')}>
      {t('others.text')}
    </Banner>
  );
};

const Active = ({ of }: { of: 'basic' | 'full' }) => {
  const t = useT('onboarding');
  const { mode } = useSession();
  return (
    <Banner tone="success" title={t(`active.${of}`)}>
      {mode === 'sandbox' ? t('active.switch') : t(`active.${of}Text`)}
    </Banner>
  );
};

/** What was sent. Merchants from before the form have sent nothing. */
const Sent = ({ onboarding }: { onboarding: Onboarding }) => {
  const t = useT('onboarding');
  const categories = useCategories().data;
  const banks = useBanks().data;
  const { form, review, ktp_image: image } = onboarding;
  if (!form || !review) return null;
  return (
    <Section title={t('sent.title')} description={t('sent.text')}>
      <SentData
        values={draftOf(onboarding)}
        hasPhoto={image !== null}
        holder={form.bank_holder}
        lists={{ ...(categories && { categories }), ...(banks && { banks }) }}
      />
    </Section>
  );
};
