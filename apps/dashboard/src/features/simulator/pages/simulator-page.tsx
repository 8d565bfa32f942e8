import { chakra } from '@chakra-ui/react';
import { useSetAtom } from 'jotai';
import { useSearchParams } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { modeAtom } from '../../../shared/state/mode.ts';
import { useScope, useSession } from '../../../shared/state/session.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { useInquiry } from '../api/use-inquiry.ts';
import { ClockSection } from '../components/clock/clock-section.tsx';
import { InquiryForm } from '../components/inquiry-form.tsx';
import { InquiryResult } from '../components/inquiry-result.tsx';
import { useNumberField } from '../presentation/use-number-field.ts';
import { readVaNumber } from '../presentation/va-number-input.ts';

export default function SimulatorPage() {
  const t = useT('simulator');
  const { mode } = useSession();
  const scope = useScope();
  return (
    <>
      <PageHeader title={t('title')} description={t('intro')} />
      {mode === 'sandbox' ? (
        <chakra.div key={scope.join(' ')} display="grid" gap="6">
          <Simulator />
          <ClockSection />
        </chakra.div>
      ) : (
        <SandboxOnly />
      )}
    </>
  );
}

/** The number is in the address, so that a payment page, a colleague or Back opens the same inquiry. */
const Simulator = () => {
  const [params, setParams] = useSearchParams();
  const asked = params.get('number') ?? '';
  const number = readVaNumber(asked);
  const inquiry = useInquiry(number);
  const field = useNumberField(asked);

  const leave = () => {
    if (asked !== '') setParams({});
  };

  const lookUp = () => {
    const wanted = field.check();
    // The previous result does not apply to a rejected number.
    if (wanted === null) leave();
    else if (wanted === number) void inquiry.mutate();
    else setParams({ number: wanted });
  };

  return (
    <chakra.div display="grid" gap="4">
      <InquiryForm
        field={field}
        isLoading={inquiry.isValidating}
        showsWaiting={asked === ''}
        onSubmit={lookUp}
      />
      {number ? (
        <InquiryResult
          key={number}
          inquiry={inquiry}
          isOther={readVaNumber(field.text) !== number}
          onAgain={leave}
        />
      ) : null}
    </chakra.div>
  );
};

const SandboxOnly = () => {
  const t = useT('simulator');
  const setMode = useSetAtom(modeAtom);
  return (
    <Banner
      tone="sandbox"
      title={t('live.title')}
      actions={
        <Button variant="primary" size="sm" onClick={() => setMode('sandbox')}>
          {t('live.switch')}
        </Button>
      }
    >
      {t('live.text')}
    </Banner>
  );
};
