import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { type Method, methodsOf } from './challenge.ts';
import { OtpForm, type OtpFormProps } from './otp-form.tsx';
import { PasskeyStep } from './passkey-step.tsx';

type SecondStepProps = {
  /** Asks the device and resolves if its passkey was accepted. */
  onPasskey: () => Promise<void>;
} & Omit<OtpFormProps, 'method'>;

/** The easiest method of the challenge, and the others below it. */
export const SecondStep = ({ onPasskey, ...form }: SecondStepProps) => {
  const methods = methodsOf(form.challenge);
  const [chosen, setChosen] = useState<Method | undefined>(methods[0]);
  const method = chosen ?? 'mail_code';
  return (
    <chakra.div display="grid" gap="4">
      {method === 'passkey' ? (
        <PasskeyStep {...form} onPasskey={onPasskey} />
      ) : (
        <OtpForm key={method} {...form} method={method} />
      )}
      {form.challenge.remaining_attempts > 0 ? (
        <OtherWays methods={methods.filter((one) => one !== method)} onChoose={setChosen} />
      ) : null}
    </chakra.div>
  );
};

type OtherWaysProps = { methods: readonly Method[]; onChoose: (method: Method) => void };

const OtherWays = ({ methods, onChoose }: OtherWaysProps) => {
  const t = useT('otp');
  if (methods.length === 0) return null;
  return (
    <chakra.div role="group" aria-label={t('other')} display="grid" justifyItems="start" pt="1">
      {methods.map((method) => (
        <Button key={method} variant="quiet" ms="-4" onClick={() => onChoose(method)}>
          {t(`method.${method}`)}
        </Button>
      ))}
    </chakra.div>
  );
};
