import { chakra } from '@chakra-ui/react';
import { TWO_STEP_POLICY } from '@dasbor/domain/two-step';
import { type SubmitEvent, useState } from 'react';
import { useProblemWords } from '../../../shared/i18n/problem-words.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure, type Failure } from '../../../shared/lib/failure.ts';
import { QrImage } from '../../../shared/share/qr-image.tsx';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { TextField } from '../../../shared/ui/fields/field.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { CopyButton } from '../../../shared/ui/record/copy-button.tsx';
import { useTwoStepActions } from '../api/use-two-step.ts';

export type NewApp = { secret: string; uri: string };

type AppDialogProps = {
  app: NewApp | null;
  onClose: () => void;
  onDone: (codes: readonly string[]) => void;
};

/** The QR code and the key for the app; its first code completes the setup. */
export const AppDialog = ({ app, onClose, onDone }: AppDialogProps) => {
  const t = useT('two-step');
  return (
    <Dialog open={app !== null} onClose={onClose} title={t('app.setUp')} description={t('app.scan')}>
      {app ? <AppForm key={app.secret} app={app} onDone={onDone} /> : null}
    </Dialog>
  );
};

const AppForm = ({ app, onDone }: { app: NewApp } & Pick<AppDialogProps, 'onDone'>) => {
  const t = useT('two-step');
  const { confirmApp } = useTwoStepActions();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [isIncomplete, setIncomplete] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const isShort = code.length < TWO_STEP_POLICY.totpDigits;
    setIncomplete(isShort);
    if (isShort || busy) return;
    setBusy(true);
    setFailure(null);
    try {
      onDone(await confirmApp(code));
    } catch (error) {
      setFailure(describeFailure(error));
      setCode('');
    } finally {
      setBusy(false);
    }
  };

  return (
    <chakra.form onSubmit={(event) => void submit(event)} noValidate display="grid" gap="4" mt="4">
      <chakra.div display="grid" justifyItems="center">
        <QrImage text={app.uri} label={t('app.qr')} />
      </chakra.div>
      <chakra.div bg="bg.subtle" borderRadius="control" px="3.5" py="3">
        <chakra.p textStyle="small" color="fg.muted">
          {t('app.key')}
        </chakra.p>
        <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="2">
          <chakra.code fontFamily="mono" overflowWrap="anywhere">
            {(app.secret.match(/.{1,4}/g) ?? []).join(' ')}
          </chakra.code>
          <CopyButton value={app.secret} what={t('app.keyName')} />
        </chakra.div>
      </chakra.div>
      {failure ? <Wrong failure={failure} /> : null}
      <TextField
        label={t('app.code')}
        hint={t('app.codeHint')}
        error={isIncomplete ? t('app.incomplete') : undefined}
        value={code}
        onChange={(event) => {
          setIncomplete(false);
          setCode(event.target.value.replaceAll(/\D/g, '').slice(0, TWO_STEP_POLICY.totpDigits));
        }}
        inputMode="numeric"
        autoComplete="one-time-code"
        size="lg"
        fontSize="xl"
        fontWeight="semibold"
        letterSpacing="0.45em"
      />
      <Button type="submit" variant="primary" size="lg" loading={busy}>
        {t('app.confirm')}
      </Button>
    </chakra.form>
  );
};

const Wrong = ({ failure }: { failure: Failure }) => {
  const words = useProblemWords(failure);
  return (
    <Banner tone="danger" title={words.title} live="alert">
      {words.action}
    </Banner>
  );
};
