import { chakra } from '@chakra-ui/react';
import { PASSKEY_NAME_MAX_LENGTH, passkeyNameProblem } from '@dasbor/domain/two-step';
import { type SubmitEvent, useState } from 'react';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { deviceName } from '@dasbor/domain/session';
import { Button } from '../../../shared/ui/button.tsx';
import { TextField } from '../../../shared/ui/fields/field.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';

type PasskeyDialogProps = { open: boolean; onClose: () => void; onName: (name: string) => void };

/** A passkey is told from the others by its name. */
export const PasskeyDialog = ({ open, onClose, onName }: PasskeyDialogProps) => {
  const t = useT('two-step');
  return (
    <Dialog open={open} onClose={onClose} title={t('passkey.add')} description={t('passkey.nameText')}>
      <NameForm onName={onName} />
    </Dialog>
  );
};

const NameForm = ({ onName }: Pick<PasskeyDialogProps, 'onName'>) => {
  const t = useT('two-step');
  const words = useCodeWords();
  const [name, setName] = useState(() => deviceName(navigator.userAgent).slice(0, PASSKEY_NAME_MAX_LENGTH));
  const [isAsked, setAsked] = useState(false);
  const wrong = passkeyNameProblem(name);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!wrong) onName(name.trim());
  };

  return (
    <chakra.form onSubmit={submit} noValidate display="grid" gap="4" mt="4">
      <TextField
        label={t('passkey.name')}
        hint={t('passkey.nameHint')}
        error={isAsked ? words(wrong?.code, wrong?.params) : undefined}
        value={name}
        maxLength={PASSKEY_NAME_MAX_LENGTH}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" variant="primary" size="lg">
        {t('passkey.next')}
      </Button>
    </chakra.form>
  );
};
