import { chakra } from '@chakra-ui/react';
import { FEE_PAYERS, METHODS_WITH_FEE_WARNING } from '@dasbor/domain/payments';
import { useSearchParams } from 'react-router-dom';
import { ChoiceGroup } from '../../../shared/forms/choice-group.tsx';
import { Choice } from '../../../shared/forms/choice.tsx';
import { Form } from '../../../shared/forms/form.tsx';
import type { FormState } from '../../../shared/forms/use-form.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useGoToResult } from '../../../shared/lib/go-to-result.tsx';
import { useMethodWords } from '../../../shared/payments/method-words.ts';
import { mdrPreferencePaths } from '../../../shared/paths/money-in/mdr-preference.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { MdrPreference } from '../api/types.ts';
import type { PreferenceValues } from '../forms/preference-values.ts';
import { SaveDialog } from './save-dialog.tsx';

type PreferenceFormProps = { form: FormState<PreferenceValues>; preference: MdrPreference };

export const PreferenceForm = ({ form, preference }: PreferenceFormProps) => {
  const t = useT('mdr-preference');
  const methodWords = useMethodWords();
  const goToResult = useGoToResult();
  const [params, setParams] = useSearchParams();
  const chosen = form.values.fee_payer;
  const isChanged = chosen !== preference.fee_payer;
  const { changed_by: name, changed_at: at } = preference;
  return (
    <>
      <Form form={form}>
        <Section data-section="fee-payer">
          <chakra.div display="grid" gap="4">
            <ChoiceGroup legend={t('legend')} hint={t('hint')}>
              {FEE_PAYERS.map((payer) => (
                <Choice
                  key={payer}
                  title={t(`payer.${payer}.title`)}
                  text={t(`payer.${payer}.text`)}
                  {...form.choice('fee_payer', payer)}
                />
              ))}
            </ChoiceGroup>
            <Banner tone="info" title={t('qris.title')}>
              {t('qris.text')}
            </Banner>
            {chosen === 'customer'
              ? METHODS_WITH_FEE_WARNING.map((method) => (
                  <Banner
                    key={method}
                    tone="warning"
                    title={t('warning.title', { method: methodWords(method) })}
                  >
                    {t('warning.text')}
                  </Banner>
                ))
              : null}
            {name !== null && at !== null ? (
              <chakra.p textStyle="small" color="fg.muted">
                {t('changed', { name })} · <Time value={at} />
              </chakra.p>
            ) : null}
          </chakra.div>
        </Section>
        {form.banner}
        {form.summary}
        <div>
          <Button
            type="submit"
            variant="primary"
            loading={form.isBusy}
            disabledReason={isChanged ? undefined : t('unchanged')}
          >
            {t('save')}
          </Button>
        </div>
      </Form>
      <SaveDialog
        open={params.get('step') === 'review' && isChanged}
        payer={chosen}
        onClose={() => setParams({}, { replace: true })}
        onSaved={() => {
          form.clear();
          goToResult(mdrPreferencePaths.preference, t('saved'), { replace: true, isSaid: true });
        }}
      />
    </>
  );
};
