import { chakra } from '@chakra-ui/react';
import { may } from '@dasbor/domain/access';
import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { modeAtom } from '../../../shared/state/mode.ts';
import { useSession, useWho } from '../../../shared/state/session.ts';
import { Button, IconButton, LinkButton } from '../../../shared/ui/button.tsx';
import { CheckCircleIcon, CrossIcon } from '../../../shared/ui/icons.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { apiKeyPaths } from '../../../shared/paths/developers/api-keys.ts';
import { paymentPaths } from '../../../shared/paths/money-in/payments.ts';
import { simulatorPaths } from '../../../shared/paths/developers/simulator.ts';

const STEPS = ['sandbox', 'order', 'simulate', 'payments'] as const;

/** For the first sign-ins: a complete payment, step by step, on existing pages. */
export default function IntegrationWizard({ onHide }: { onHide: () => void }) {
  const t = useT('home');
  const setMode = useSetAtom(modeAtom);
  const { mode } = useSession();
  const makesKeys = may(useWho(), { permission: 'settings.view' }).ok;
  const isSandbox = mode === 'sandbox';
  const done = isSandbox ? 1 : 0;

  const actions: Readonly<Record<(typeof STEPS)[number], ReactNode>> = {
    sandbox: isSandbox ? null : (
      <Button variant="primary" size="sm" onClick={() => setMode('sandbox')}>
        {t('wizard.step.sandbox.action')}
      </Button>
    ),
    order:
      isSandbox && makesKeys ? (
        <LinkButton variant="primary" size="sm">
          <Link to={apiKeyPaths.list}>{t('wizard.step.order.action')}</Link>
        </LinkButton>
      ) : null,
    simulate: isSandbox ? (
      <LinkButton size="sm">
        <Link to={simulatorPaths.start()}>{t('wizard.step.simulate.action')}</Link>
      </LinkButton>
    ) : null,
    payments: isSandbox ? (
      <LinkButton size="sm">
        <Link to={paymentPaths.list()}>{t('wizard.step.payments.action')}</Link>
      </LinkButton>
    ) : null,
  };

  return (
    <Section
      title={t('wizard.title')}
      description={`${t('wizard.text')} ${t('wizard.progress', { done, steps: STEPS.length })}`}
      data-section="wizard"
      actions={
        <IconButton size="sm" label={t('wizard.hide')} onClick={onHide}>
          <CrossIcon />
        </IconButton>
      }
    >
      <chakra.ol
        listStyleType="none"
        m="0"
        p="0"
        display="grid"
        gap="4"
        gridTemplateColumns={{
          base: '1fr',
          md: 'repeat(2, minmax(0, 1fr))',
          xl: 'repeat(4, minmax(0, 1fr))',
        }}
      >
        {STEPS.map((step, index) => {
          const isDone = index < done;
          return (
            <chakra.li
              key={step}
              data-step={step}
              data-done={isDone}
              display="grid"
              gridTemplateColumns="1.75rem 1fr"
              columnGap="3"
            >
              <chakra.span
                aria-hidden="true"
                display="grid"
                placeItems="center"
                boxSize="7"
                borderRadius="full"
                borderWidth="1px"
                textStyle="label"
                color={isDone ? 'success.fg' : 'fg.muted'}
                bg={isDone ? 'success.subtle' : 'bg.subtle'}
              >
                {isDone ? <CheckCircleIcon /> : index + 1}
              </chakra.span>
              <chakra.div minW="0">
                <chakra.h3 textStyle="strong">{t(`wizard.step.${step}.title`)}</chakra.h3>
                <chakra.p textStyle="small" color="fg.muted" mb="2">
                  {t(`wizard.step.${step}.text`)}
                </chakra.p>
                {actions[step]}
              </chakra.div>
            </chakra.li>
          );
        })}
      </chakra.ol>
    </Section>
  );
}
